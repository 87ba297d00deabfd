import { DeliveryItem } from '../../ui/webhooks/DeliveryItem';
import { DeliveryList } from '../../ui/webhooks/DeliveryList';
import { type StaffDelivery, useSendAgain, useStaffDeliveries } from './webhooks-api';

type LogProps = { webhookId: string; resends: boolean };

/** What was sent to one in the last 30 days, the newest first; what was said is not told. */
export function StaffDeliveryLog({ webhookId, resends }: LogProps) {
  const list = useStaffDeliveries(webhookId);
  return (
    <DeliveryList list={list} deliveries={list.data?.flatMap(({ items }) => items)} empty="Nothing has been sent yet.">
      {(delivery) => <Row key={delivery.id} delivery={delivery} webhookId={webhookId} resends={resends} />}
    </DeliveryList>
  );
}

function Row({ delivery, webhookId, resends }: LogProps & { delivery: StaffDelivery }) {
  const resend = useSendAgain(webhookId);
  return <DeliveryItem delivery={delivery} {...(resends && { resend })} />;
}
