import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ProblemError } from '../../api/client';
import type { components } from '../../api/schema';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';
import { useSession } from '../session/session-context';

type Address = components['schemas']['CalendarAddressView'];

const keyFor = (uid: string) => ['calendar-address', uid];

/** Calendar apps subscribe with the webcal: scheme. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** Your visits and deadlines in your own calendar. */
export function CalendarSection() {
  const { actor } = useSession();
  const [asking, setAsking] = useState(false);
  const { data, error } = useQuery({
    queryKey: keyFor(actor.uid),
    queryFn: ({ signal }) => call('GET /api/v1/calendar', { signal }),
  });
  const renew = useRenew(actor.uid);
  return (
    <Box component="section" aria-labelledby="calendar-title" sx={{ mt: 10 }}>
      <Typography id="calendar-title" variant="h2">
        Your calendar
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        See {actor.name}’s visits and deadlines in Google, Apple or Outlook Calendar. They update when something
        changes. Anyone with this address can see them, so keep it to yourself.
      </Typography>
      <Fault>{(error ?? renew.error)?.message}</Fault>
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button component="a" href={subscribing(data.url)} variant="contained" size="small">
            Subscribe
          </Button>
          <CopyButton text={data.url} what="address" />
          <Button size="small" onClick={() => setAsking(true)}>
            Change the address
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title="Change the address?"
        busy={renew.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        Calendars that use the current address stop updating. You can subscribe again with the new one.
      </ConfirmDialog>
    </Box>
  );
}

function useRenew(uid: string) {
  const queries = useQueryClient();
  return useMutation<Address, ProblemError>({
    mutationFn: () => call('POST /api/v1/calendar/renew'),
    onSuccess: (address) => {
      queries.setQueryData(keyFor(uid), address);
      toast.success('Address changed.');
    },
  });
}
