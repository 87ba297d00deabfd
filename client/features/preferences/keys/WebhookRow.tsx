import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ExactTime } from '../../../ui/RelativeTime';
import { DeliveryLog } from './DeliveryLog';
import { WebhookActions } from './WebhookActions';
import type { TellingWebhook, WebhookEndpoint } from './webhooks-api';

const stateLabels = { on: 'On', off: 'Off', failed: 'Switched off' } as const;

type WebhookRowProps = { webhook: WebhookEndpoint; onSecret: (told: TellingWebhook) => void };

/** One webhook: where it goes, what it hears, how it fares, and its log. */
export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, url, events, state, failingSince, previousSecretUntil } = webhook;
  const [showsLog, setShowsLog] = useState(false);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 2, py: 4, borderBottom: '1px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {events.join(', ')}
          </Typography>
          {failingSince && (
            <Typography variant="body2" sx={{ color: 'pass.error' }}>
              Nothing has arrived since <ExactTime time={failingSince} />.
            </Typography>
          )}
          {previousSecretUntil && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The secret before signs as well until <ExactTime time={previousSecretUntil} />.
            </Typography>
          )}
        </Box>
        <Chip
          size="small"
          label={stateLabels[state]}
          color={state === 'on' ? 'primary' : state === 'failed' ? 'error' : 'default'}
          variant={state === 'off' ? 'outlined' : 'filled'}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1 }}>
        <Button size="small" aria-expanded={showsLog} onClick={() => setShowsLog(!showsLog)}>
          {showsLog ? 'Hide log' : 'Show log'}
        </Button>
        <WebhookActions webhook={webhook} onSecret={onSecret} onTested={() => setShowsLog(true)} />
      </Box>
      {showsLog && <DeliveryLog webhookId={id} />}
    </Box>
  );
}
