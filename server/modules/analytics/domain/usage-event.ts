import { withoutSecrets } from '../../../contract/rules/names-nobody.js';
import { type Actor, type DomainEvent, isTheProduct, newId } from '../../../shared/kernel/index.js';
import { analyticsErrors } from './analytics.errors.js';

/** Something that a person did in the product. Who it was comes from the session, never from the page. */
export type UsageEvent = Readonly<{
  /** A UUIDv7 that carries `occurredAt`, so the id alone gives the event's month. */
  id: string;
  name: string;
  context: Readonly<Record<string, unknown>>;
  userId: string;
  profileUid: string;
  profileType: 'brand' | 'influencer' | 'admin' | 'guest';
  occurredAt: Date;
}>;

/** Sixteen kilobytes of JSON. */
export const maxContextBytes = 16 * 1_024;
/** What a page may tell of later: a week without a connection. */
export const longestOfflineMs = 7 * 86_400_000;
/** How far a page's clock may be ahead of ours. */
const aheadMs = 60_000;

const momentDigits = 12;

/** The moment that a UUIDv7 carries. */
export const momentOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, momentDigits), 16));

/** The same id, carrying another moment. */
export function idAt(id: string, moment: Date): string {
  const digits = moment.getTime().toString(16).padStart(momentDigits, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
}

/** When something happened that a page tells of under an id of its own: as the id says, unless that cannot be; then now. */
export function momentToldBy(id: string, now: Date): Date {
  const told = momentOfId(id);
  const ago = now.getTime() - told.getTime();
  return ago >= -aheadMs && ago <= longestOfflineMs ? told : now;
}

/**
 * An event, as stored. Someone without a profile counts as themselves. The same `id` and time make the same event.
 * @throws analyticsErrors.tooLarge
 */
export function usageEvent(
  name: string,
  context: Readonly<Record<string, unknown>>,
  { userId, role, profile }: Actor,
  occurredAt: Date,
  id: string = newId(),
): UsageEvent {
  checkObject('event_context', context);
  const { target_uid } = context;
  const kept = typeof target_uid === 'string' ? { ...context, target_uid: withoutSecrets(target_uid) } : context;
  return {
    id: idAt(id, occurredAt),
    name,
    context: kept,
    userId,
    profileUid: profile?.uid ?? userId,
    profileType: profile?.type ?? (role === 'admin' ? 'admin' : 'guest'),
    occurredAt,
  };
}

/** @throws analyticsErrors.tooLarge */
export function checkObject(field: string, value: object): void {
  if (Buffer.byteLength(JSON.stringify(value)) > maxContextBytes) throw analyticsErrors.tooLarge(field);
}

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
