import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { connection } from '../api/connection';
import { somethingWaits } from './outbox-key';

/** Where it cannot be loaded, the page goes on without it: a conversation brings it as well. */
const OutboxPump = lazy(() =>
  import('./OutboxPump').then(
    (module) => ({ default: module.OutboxPump }),
    () => ({ default: () => null }),
  ),
);

/** What was written without a connection goes from every page, also from one that is opened later. Few pages need the part. */
export function WaitingMessages({ uid }: { uid: string }) {
  useLocation(); // whoever leaves a conversation may leave a message behind
  const isThere = useSyncExternalStore(connection.subscribe, connection.isThere);
  if (!isThere || !somethingWaits(uid)) return null;
  return (
    <Suspense>
      <OutboxPump uid={uid} />
    </Suspense>
  );
}
