import { withoutSecrets } from '../../../contract/rules/names-nobody.js';
import { type Actor, type DomainEvent, isTheProduct, newId } from '../../../shared/kernel/index.js';
import { analyticsErrors } from './analytics.errors.js';
import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import { dayAfter, type Period, type Step, stepOf, stepsOf, stepStart } from './period.js';

/** Something that a person did in the product. The person comes from the session, never from the request. */
export type UsageEvent = Readonly<{
  /** A UUIDv7 that contains `occurredAt`, so the id alone determines the event's month. */
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
/** How late a page may report an event: after a week offline. */
export const longestOfflineMs = 7 * 86_400_000;
/** How far ahead of ours a page's clock may be. */
const aheadMs = 60_000;

const momentDigits = 12;

/** The timestamp in a UUIDv7. */
export const momentOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, momentDigits), 16));

/** The same id with another timestamp. */
export function idAt(id: string, moment: Date): string {
  const digits = moment.getTime().toString(16).padStart(momentDigits, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
}

/** When an event that a page reports with its own id happened: the id's timestamp if plausible, else now. */
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

/** Domain events that count as usage, with the name under which each is recorded. */
export const milestones: Readonly<Record<string, string>> = {
  'user.signed-in': 'sign_in',
  'collab.requested': 'collab_request',
  'collab.completed': 'collab_complete',
};

/** The usage behind an event, with the event's own id for idempotency; null if no user caused it. */
export function milestoneOf({ id, name, actor, occurredAt, aggregate, payload }: DomainEvent): UsageEvent | null {
  const kept = Object.hasOwn(milestones, name) ? milestones[name] : undefined;
  if (!kept || isTheProduct(actor)) return null;
  const { by } = payload as { by?: string };
  const context = aggregate.type === 'collab' ? { target_name: 'Collab', collab: aggregate.id } : by ? { by } : {};
  return usageEvent(kept, context, actor, occurredAt, id);
}

export type UsageStep = Step | 'hour';

/** Periods of one or two days are shown hour by hour, and read from raw events. */
export const isShort = ({ days }: Period): boolean => days <= 2;

export const usageStepOf = (period: Period): UsageStep => (isShort(period) ? 'hour' : stepOf(period));

/** The starts of all steps of a period, in order: days as `2027-03-04`, hours in London as `2027-03-04T13:00`. */
export function usageStepsOf(period: Period): string[] {
  if (!isShort(period)) return stepsOf(period);
  const hours: string[] = [];
  for (let at = period.startsAt.getTime(); at < period.endsBefore.getTime(); at += 3_600_000) {
    const { date, time } = londonTimeAt(new Date(at));
    hours.push(`${date}T${time}`);
  }
  return [...new Set(hours)];
}

/**
 * The range of a period's whole months in London; the rest is before and after. Without any, both are the period's end.
 */
export function wholeMonths({ from, to, startsAt, endsBefore }: Period): readonly [Date, Date] {
  const first = from.endsWith('-01') ? startsAt : startOf(nextMonth(from));
  const last = dayAfter(to, 1).endsWith('-01') ? endsBefore : startOf(`${to.slice(0, 7)}-01`);
  return first < last ? [first, last] : [endsBefore, endsBefore];
}

const startOf = (day: string): Date => momentOf({ date: day, time: '00:00' })!;
const nextMonth = (day: string): string => stepStart(dayAfter(stepStart(day, 'month'), 31), 'month');
