import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExactTime } from '../../../ui/RelativeTime';
import { DeliveryItem } from '../../../ui/webhooks/DeliveryItem';
import { DeliveryList } from '../../../ui/webhooks/DeliveryList';
import { useDeliveries, useResend, type WebhookDelivery } from './webhooks-api';

/** What was sent to a webhook in the last 30 days, each to be sent again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const list = useDeliveries(webhookId);
  return (
    <DeliveryList
      list={list}
      deliveries={list.data?.pages.flatMap(({ items }) => items)}
      empty="Nothing has been sent yet. Try it with a test."
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
      <Box component="details" sx={{ typography: 'body2' }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
          What was sent
        </Box>
        <Typography variant="code" component="p" sx={{ overflowWrap: 'anywhere', m: 0, mt: 1 }}>
          {body}
        </Typography>
      </Box>
    </DeliveryItem>
  );
}
