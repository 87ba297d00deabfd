import type { Actor } from './actor.js';
import { newId } from './id.js';

/**
 * `id` makes subscribers idempotent; `actor` and `aggregate` go into the audit row, which the outbox writes with the
 * event.
 */
export type DomainEvent<Name extends string = string, Payload extends object = object> = Readonly<{
  id: string;
  name: Name;
  occurredAt: Date;
  actor: Actor;
  aggregate: Readonly<{ type: string; id: string }>;
  payload: Payload;
}>;

/** Creates an event: `eventOf('collab.approved', { type: 'collab', id }, actor, now, { brandId })`. */
export const eventOf = <Name extends string, Payload extends object>(
  name: Name,
  aggregate: { type: string; id: string },
  actor: Actor,
  occurredAt: Date,
  payload: Payload,
): DomainEvent<Name, Payload> => ({ id: newId(), name, occurredAt, actor, aggregate, payload });
