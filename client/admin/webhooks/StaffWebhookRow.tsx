import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { DeliveryItem, DeliveryList } from '../../ui/webhooks/DeliveryList';
import { WebhookCard } from '../../ui/webhooks/WebhookCard';
import { type StaffWebhook, useSwitchOn, type StaffDelivery, useSendAgain, useStaffDeliveries } from './webhooks-api';

/** Someone's webhook: its owner, URL, events, status, and log. */
export function StaffWebhookRow({ webhook, mayTend }: { webhook: StaffWebhook; mayTend: boolean }) {
  const { id, owner, host, state } = webhook;
  const switchOn = useSwitchOn(id);
  const whose = `${owner ?? 'a closed account'}, ${host}`;
  return (
    <WebhookCard
      webhook={webhook}
      title={owner ?? 'A closed account'}
      titleAs="h2"
      host={host}
      whose={whose}
      actions={() =>
        mayTend &&
        state !== 'on' && (
          <Button
            size="small"
            aria-label={`Switch on ${whose}`}
            disabled={switchOn.isPending}
            onClick={() => switchOn.mutate(undefined, { onSuccess: () => toast.success('Switched on again.') })}
          >
            Switch on
          </Button>
        )
      }
      log={<StaffDeliveryLog webhookId={id} resends={mayTend && state === 'on'} />}
    >
      <Faring webhook={webhook} />
      <Fault>{switchOn.error?.message}</Fault>
    </WebhookCard>
  );
}

function Faring({ webhook: { state, last, failures } }: { webhook: StaffWebhook }) {
  const why = last && (last.lastStatus === null ? last.lastError : `Last answer ${last.lastStatus}.`);
  return (
    <>
      {state === 'failed' && (
        <Typography variant="body2" sx={{ color: 'pass.error' }}>
          Switched off automatically because nothing was getting through.
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {last ? (
          <>
            Last sent <ExactTime time={last.createdAt} />. {why}
          </>
        ) : (
          'Nothing was sent in the last 30 days.'
        )}
      </Typography>
      {failures > 0 && (
        <Typography variant="body2">
          We gave up on {failures === 1 ? 'one' : failures} of its newest messages.
        </Typography>
      )}
    </>
  );
}

type LogProps = { webhookId: string; resends: boolean };

/** A webhook's deliveries in the last 30 days, newest first, without their payloads. */
function StaffDeliveryLog({ webhookId, resends }: LogProps) {
  const list = useStaffDeliveries(webhookId);
  return (
    <DeliveryList list={list} deliveries={list.data} empty="No messages yet.">
      {(delivery) => <Row key={delivery.id} delivery={delivery} webhookId={webhookId} resends={resends} />}
    </DeliveryList>
  );
}

function Row({ delivery, webhookId, resends }: LogProps & { delivery: StaffDelivery }) {
  const resend = useSendAgain(webhookId);
  return <DeliveryItem delivery={delivery} {...(resends && { resend })} />;
}
