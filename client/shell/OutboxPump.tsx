import { useOutboxPump } from './outbox';

export function OutboxPump({ uid }: { uid: string }) {
  useOutboxPump(uid);
  return null;
}
