import type { DomainEvent } from '../../../shared/kernel/index.js';
import { isTheProduct } from '../../../shared/kernel/index.js';
import { type UsageEvent, usageEvent } from './usage-event.js';

/** What happens elsewhere in the product and counts as use of it, by the name under which it is kept. */
export const milestones: Readonly<Record<string, string>> = {
  'user.signed-in': 'sign_in',
  'collab.requested': 'collab_request',
  'collab.completed': 'collab_complete',
};

/** The use that an event tells of, with the event's own id, so that it is kept once; null where nobody of ours did it. */
export function milestoneOf({ id, name, actor, occurredAt, aggregate, payload }: DomainEvent): UsageEvent | null {
  const kept = Object.hasOwn(milestones, name) ? milestones[name] : undefined;
  if (!kept || isTheProduct(actor)) return null;
  const { by } = payload as { by?: string };
  const context = aggregate.type === 'collab' ? { target_name: 'Collab', collab: aggregate.id } : by ? { by } : {};
  return usageEvent(kept, context, actor, occurredAt, id);
}
