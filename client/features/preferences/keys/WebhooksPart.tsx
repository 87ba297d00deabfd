import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Fold } from '../../../ui/Fold';
import { ExactTime } from '../../../ui/RelativeTime';
import { DeliveryItem, DeliveryList } from '../../../ui/webhooks/DeliveryList';
import { WebhookCard } from '../../../ui/webhooks/WebhookCard';
import { MakeWebhookForm } from './MakeWebhookForm';
import { SecretNotice } from './SecretNotice';
import { WebhookActions } from './WebhookActions';
import {
  type TellingWebhook,
  useWebhooks,
  type WebhookEndpoint,
  useDeliveries,
  useResend,
  type WebhookDelivery,
} from './webhooks-api';

/** Webhooks, and a button to add another. */
export function WebhooksPart({ type }: { type: 'brand' | 'influencer' }) {
  const webhooks = useWebhooks();
  const [told, setTold] = useState<TellingWebhook | null>(null);
  return (
    <Box component="section" aria-labelledby="webhooks-title" sx={{ display: 'grid', gap: 5 }}>
      <Box>
        <Typography variant="h3" component="h2" id="webhooks-title">
          Webhooks
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          We post a signed message to your endpoint as soon as something happens, and keep trying for days if it doesn’t
          get through.
        </Typography>
      </Box>
      {told && (
        <SecretNotice title="Signing secret" secret={told.secret} what="secret" onDone={() => setTold(null)}>
          Use it to check that a message to {told.url} is ours. Copy it now – you won’t be able to see it again.
        </SecretNotice>
      )}
      {webhooks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No webhooks yet.</Typography>
      ) : (
        <Box component="ul" aria-label="Webhooks" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setTold} />
          ))}
        </Box>
      )}
      <MakeWebhookForm type={type} onMade={setTold} />
    </Box>
  );
}

type WebhookRowProps = { webhook: WebhookEndpoint; onSecret: (told: TellingWebhook) => void };

/** One webhook: its URL, events, status, and log. */
function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
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
          The old secret also works until <ExactTime time={previousSecretUntil} />.
        </Typography>
      )}
    </WebhookCard>
  );
}

/** A webhook's deliveries in the last 30 days, each with a button to resend it. */
function DeliveryLog({ webhookId }: { webhookId: string }) {
  const list = useDeliveries(webhookId);
  return (
    <DeliveryList
      list={list}
      deliveries={list.data?.pages.flatMap(({ items }) => items)}
      empty="No messages yet. Send a test to try it."
    >
      {(delivery) => <Row key={delivery.id} delivery={delivery} webhookId={webhookId} />}
    </DeliveryList>
  );
}

function Row({ delivery, webhookId }: { delivery: WebhookDelivery; webhookId: string }) {
  const resend = useResend(webhookId);
  const { attempts, nextAttemptAt, body } = delivery;
  return (
    <DeliveryItem delivery={delivery} resend={resend}>
      {nextAttemptAt && attempts > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Next try <ExactTime time={nextAttemptAt} />.
        </Typography>
      )}
      <Fold summary="Deliveries" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Typography variant="code" component="p" sx={{ overflowWrap: 'anywhere', m: 0, mt: 1 }}>
          {body}
        </Typography>
      </Fold>
    </DeliveryItem>
  );
}
