import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExactTime } from '../../../ui/RelativeTime';
import { Fault } from '../../../ui/Fault';
import { toast } from '../../../ui/toast';
import { useDeliveries, useResend, type WebhookDelivery } from './webhooks-api';

const stateWords = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

/** What was sent to a webhook in the last 30 days, each to be sent again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(webhookId);
  const deliveries = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && !data) return <Fault>{error.message}</Fault>;
  if (!data) return <Typography role="status">Reading the log …</Typography>;
  if (deliveries.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nothing has been sent yet. Try it with a test.</Typography>;
  return (
    <>
      <Box component="ul" aria-label="Log" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} webhookId={webhookId} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
}

/** What came of it, in a few words. */
function outcomeOf({ state, lastStatus, lastError, attempts }: WebhookDelivery): string {
  const answer = lastStatus === null ? lastError : `Answer ${lastStatus}`;
  const tries = attempts > 1 ? `, ${attempts} tries` : '';
  return `${stateWords[state]}${tries}${answer ? `. ${answer}` : ''}`;
}

function DeliveryRow({ delivery, webhookId }: { delivery: WebhookDelivery; webhookId: string }) {
  const { mutate: resend, isPending } = useResend(webhookId);
  const { id, event, state, createdAt, nextAttemptAt, body } = delivery;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="code">{event}</Typography>
        <Typography variant="body2" sx={{ color: state === 'failed' ? 'pass.error' : 'text.secondary' }}>
          <ExactTime time={createdAt} />: {outcomeOf(delivery)}
          {nextAttemptAt && delivery.attempts > 0 && (
            <>
              {' '}
              Next try <ExactTime time={nextAttemptAt} />.
            </>
          )}
        </Typography>
        <Box component="details" sx={{ typography: 'body2' }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            What was sent
          </Box>
          <Typography variant="code" component="p" sx={{ overflowWrap: 'anywhere', m: 0, mt: 1 }}>
            {body}
          </Typography>
        </Box>
      </Box>
      {state !== 'waiting' && (
        <Button
          size="small"
          aria-label={`Send ${event} again`}
          disabled={isPending}
          onClick={() =>
            resend(id, {
              onSuccess: () => toast.success('It is on its way again.'),
              onError: ({ message }) => toast.say(message),
            })
          }
        >
          Send again
        </Button>
      )}
    </Box>
  );
}
