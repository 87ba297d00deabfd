import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { StaffDeliveryLog } from './StaffDeliveryLog';
import { type StaffWebhook, useSwitchOn } from './webhooks-api';

const stateLabels = { on: 'On', off: 'Off', failed: 'Switched off' } as const;

/** One webhook of somebody: whose, where it goes, what it hears, how it fares, and its log. */
export function StaffWebhookRow({ webhook, mayTend }: { webhook: StaffWebhook; mayTend: boolean }) {
  const { id, owner, host, events, state } = webhook;
  const [showsLog, setShowsLog] = useState(false);
  const switchOn = useSwitchOn(id);
  const whose = `${owner ?? 'a closed account'}, ${host}`;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2, py: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="h2">
            {owner ?? 'A closed account'}
          </Typography>
          <Typography variant="body2">{host}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {events.join(', ')}
          </Typography>
          <Faring webhook={webhook} />
        </Box>
        <Chip
          size="small"
          label={stateLabels[state]}
          color={state === 'on' ? 'primary' : state === 'failed' ? 'error' : 'default'}
          variant={state === 'off' ? 'outlined' : 'filled'}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1 }}>
        <Button
          size="small"
          aria-expanded={showsLog}
          aria-label={`${showsLog ? 'Hide' : 'Show'} log of ${whose}`}
          onClick={() => setShowsLog(!showsLog)}
        >
          {showsLog ? 'Hide log' : 'Show log'}
        </Button>
        {mayTend && state !== 'on' && (
          <Button
            size="small"
            aria-label={`Switch on ${whose}`}
            disabled={switchOn.isPending}
            onClick={() => switchOn.mutate(undefined, { onSuccess: () => toast.success('It is on again.') })}
          >
            Switch on
          </Button>
        )}
      </Box>
      <Fault>{switchOn.error?.message}</Fault>
      {showsLog && <StaffDeliveryLog webhookId={id} resends={mayTend && state === 'on'} />}
    </Box>
  );
}

function Faring({ webhook: { state, last, failures, failingSince } }: { webhook: StaffWebhook }) {
  const why = last && (last.lastStatus === null ? last.lastError : `Last answer ${last.lastStatus}.`);
  return (
    <>
      {failingSince && (
        <Typography variant="body2" sx={{ color: 'pass.error' }}>
          Nothing has arrived since <ExactTime time={failingSince} />.
        </Typography>
      )}
      {state === 'failed' && (
        <Typography variant="body2" sx={{ color: 'pass.error' }}>
          Switched off by itself, because nothing arrived.
        </Typography>
      )}
      {last ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Last sent <ExactTime time={last.createdAt} />. {why}
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing was sent in the last 30 days.
        </Typography>
      )}
      {failures > 0 && (
        <Typography variant="body2">
          {failures === 1 ? 'One of its newest messages was' : `${failures} of its newest messages were`} given up.
        </Typography>
      )}
    </>
  );
}
