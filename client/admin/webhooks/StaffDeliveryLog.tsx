import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { type StaffDelivery, useSendAgain, useStaffDeliveries } from './webhooks-api';

const stateWords = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Given up' } as const;

type LogProps = { webhookId: string; resends: boolean };

/** What was sent to one in the last 30 days, the newest first. */
export function StaffDeliveryLog({ webhookId, resends }: LogProps) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useStaffDeliveries(webhookId);
  if (error && !data) return <Fault>{error.message}</Fault>;
  if (!data) return <Typography role="status">Reading the log …</Typography>;
  const deliveries = data.flatMap(({ items }) => items);
  if (deliveries.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nothing has been sent yet.</Typography>;
  return (
    <div>
      <Box component="ul" aria-label="Log" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} webhookId={webhookId} resends={resends} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older messages
        </Button>
      )}
    </div>
  );
}

/** What came of it, in a few words. */
function outcomeOf({ state, lastStatus, lastError, attempts }: StaffDelivery): string {
  const answer = lastStatus === null ? lastError : `Answer ${lastStatus}`;
  const tries = attempts === 1 ? ', 1 try' : `, ${attempts} tries`;
  return `${stateWords[state]}${tries}${answer ? `. ${answer}` : ''}`;
}

function DeliveryRow({ delivery, webhookId, resends }: LogProps & { delivery: StaffDelivery }) {
  const { mutate: send, isPending } = useSendAgain(webhookId);
  const { id, event, state, createdAt, lastAttemptAt } = delivery;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="code">{event}</Typography>
        <Typography variant="body2" sx={{ color: state === 'failed' ? 'pass.error' : 'text.secondary' }}>
          <ExactTime time={lastAttemptAt ?? createdAt} />: {outcomeOf(delivery)}
        </Typography>
      </Box>
      {resends && state !== 'waiting' && (
        <Button
          size="small"
          aria-label={`Send ${event} again`}
          disabled={isPending}
          onClick={() =>
            send(id, {
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
