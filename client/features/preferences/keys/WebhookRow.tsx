import Typography from '@mui/material/Typography';
import { ExactTime } from '../../../ui/RelativeTime';
import { WebhookCard } from '../../../ui/webhooks/WebhookCard';
import { DeliveryLog } from './DeliveryLog';
import { WebhookActions } from './WebhookActions';
import type { TellingWebhook, WebhookEndpoint } from './webhooks-api';

type WebhookRowProps = { webhook: WebhookEndpoint; onSecret: (told: TellingWebhook) => void };

/** One webhook: where it goes, what it hears, how it fares, and its log. */
export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, url, previousSecretUntil } = webhook;
  return (
    <WebhookCard
      webhook={webhook}
      title={url}
      titleAs="h3"
      actions={(showLog) => <WebhookActions webhook={webhook} onSecret={onSecret} onTested={showLog} />}
      log={<DeliveryLog webhookId={id} />}
    >
      {previousSecretUntil && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The secret before signs as well until <ExactTime time={previousSecretUntil} />.
        </Typography>
      )}
    </WebhookCard>
  );
}
