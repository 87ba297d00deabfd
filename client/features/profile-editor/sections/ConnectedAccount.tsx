import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { platformLabel } from '../../../../server/contract/lists/labels';
import type { Platform } from '../../../../server/contract/lists/social';
import { call, type ProblemError } from '../../../api/client';
import type { components } from '../../../api/schema';
import { useSession } from '../../../shell/session/session-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { longDay } from '../../../ui/day';
import { Fault } from '../../../ui/Fault';
import { toast } from '../../../ui/toast';
import {
  type Connection,
  HeldElsewhere,
  inWords,
  isConnected,
  RemoveUsThere,
  WhatWeRead,
  wordsFor,
} from './connection-parts';
import { OwnSigns } from './OwnSigns';

type Schemas = components['schemas'];

/** The creator’s connection to one platform; undefined while loading. */
export function useConnection(platform: Platform): Connection | undefined {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: ['connections', actor.uid],
    enabled: actor.type === 'influencer',
    queryFn: async ({ signal }) => (await call('GET /api/v1/connections', { signal })).items,
  });
  return data?.find((each) => each.platform === platform);
}

/** One platform’s connection: connect, what was read, disconnect. Empty where this installation can’t connect it. */
export function ConnectedAccount({ platform }: { platform: Platform }) {
  const connection = useConnection(platform);
  if (!connection || (!connection.offered && connection.state === null)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isConnected(connection) ? <Connected {...connection} /> : <Unconnected {...connection} />}
    </Box>
  );
}

function Unconnected({ platform, state, handle, offered }: Connection) {
  const { leaveFor } = useSession();
  const leave = useMutation<Schemas['ConnectionDepartureView'], ProblemError, void>({
    mutationFn: () => call('POST /api/v1/connections/{platform}', { path: { platform } }),
    onSuccess: ({ address }) => leaveFor(address),
  });
  const name = platformLabel(platform);
  const ended = state === 'expired' ? 'has expired' : 'has ended';
  return (
    <>
      {state !== null && (
        <Typography variant="body2">{`The connection to @${handle ?? ''} ${ended}. Connect again to show verified numbers.`}</Typography>
      )}
      {offered && (
        <>
          <Button variant="outlined" size="small" onClick={() => leave.mutate()} loading={leave.isPending}>
            Connect {name}
          </Button>
          <WhatWeRead platform={platform} />
        </>
      )}
      <Fault>{leave.error?.message}</Fault>
    </>
  );
}

function Connected({ platform, handle, state, missing, reading, held }: Connection) {
  const [isAsking, setAsking] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const queries = useQueryClient();
  const { actor } = useSession();
  const disconnect = useMutation<Schemas['DisconnectedView'], ProblemError, void>({
    mutationFn: () => call('DELETE /api/v1/connections/{platform}', { path: { platform } }),
    onSuccess: ({ endedThere }) => {
      toast.success('Disconnected');
      if (endedThere) void queries.invalidateQueries({ queryKey: ['connections', actor.uid] });
      else setLeft(true);
    },
    onSettled: () => setAsking(false),
  });
  const name = platformLabel(platform);
  if (isLeft) return <RemoveUsThere platform={platform} />;
  return (
    <>
      <Typography variant="body2">
        <strong>Connected as @{handle}</strong>
        {reading ? `. Last read on ${longDay(reading.day)}.` : '. Your first numbers arrive within a few minutes.'}
      </Typography>
      {reading && <Typography variant="body2">{inWords(reading)}</Typography>}
      {held && <HeldElsewhere platform={platform} handle={handle} />}
      <OwnSigns platform={platform} />
      {state === 'failing' && (
        <Typography variant="body2">{`${name} hasn’t responded for a while. We’ll keep trying.`}</Typography>
      )}
      {missing.length > 0 && (
        <Typography variant="body2">
          {`You haven’t allowed everything, so we can’t read ${missing.map((use) => wordsFor[use]).join(' or ')}. Disconnect, then connect again.`}
        </Typography>
      )}
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
      <Fault>{disconnect.error?.message}</Fault>
      <ConfirmDialog
        open={isAsking}
        busy={disconnect.isPending}
        title={`Disconnect ${name}?`}
        onCancel={() => setAsking(false)}
        onConfirm={() => disconnect.mutate()}
      >
        <Typography>
          We’ll delete our permission to read your account. Your numbers will no longer be marked as verified.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
