import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router';
import { somethingWaits } from './outbox-key';

const OutboxPump = lazy(() => import('./OutboxPump').then((module) => ({ default: module.OutboxPump })));

/** What was written without a connection goes from every page, also from one that is opened later. Few pages need the part. */
export function WaitingMessages({ uid }: { uid: string }) {
  useLocation(); // whoever leaves a conversation may leave a message behind
  if (!somethingWaits(uid)) return null;
  return (
    <Suspense>
      <OutboxPump uid={uid} />
    </Suspense>
  );
}
