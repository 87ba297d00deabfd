import type { PlanId } from '../../../contract/plans.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import {
  happened,
  onBasic,
  type Subscription,
  type SubscriptionEvent,
  type SubscriptionStatus,
} from './subscription.js';

/** A brand's subscription as it is now at the card provider. */
export type SubscriptionReading = Readonly<{
  providerId: string;
  /** Basic if the price paid is lower than any plan's. */
  plan: PlanId;
  status: Exclude<SubscriptionStatus, 'none'>;
  periodStartsAt: Date;
  periodEndsAt: Date;
  /** Whether this period's invoice is paid. */
  paid: boolean;
  /** When the oldest invoice since the last paid one was created. */
  unpaidSince: Date | null;
  cancelsAt: Date | null;
  nextPlan: PlanId | null;
  /** What staff should clean up there, in sentences. */
  questions: readonly string[];
  card: Readonly<{ brand: string; last4: string; endsAt: Date }> | null;
}>;

const dayMs = 24 * 60 * 60 * 1_000;
/** Days after a failed payment on which we email. */
const noticeDays = [0, 3, 6] as const;
const graceDays = 7;
const cardNoticeDays = 30;

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

/** How long access continues after a failed payment. */
export const graceEndOf = (unpaidSince: Date): Date => daysAfter(unpaidSince, graceDays);

/** Cards that expire before this moment get an email. */
export const cardNoticeBefore = (now: Date): Date => daysAfter(now, cardNoticeDays);

/**
 * Applies a reading from the card provider. It depends on the reading alone, so neither order nor number of messages
 * matters; a reading that started before the stored one changes nothing and returns null.
 * @param seen null when the provider has no subscription
 */
export function takeOver(
  current: Subscription,
  seen: SubscriptionReading | null,
  reading: number,
  now: Date,
  actor: Actor = theProduct,
): [Subscription, SubscriptionEvent[]] | null {
  if (reading <= current.reading) return null;
  const next = { ...(seen ? withReading(current, seen) : withoutAny(current)), reading };
  const events = changesBetween(current, next).map((name) => happened(name, next, actor, now));
  return [events.length > 0 ? { ...next, updatedAt: now } : next, events];
}

/** A plan that wasn't bought at the provider isn't changed by readings. */
function withoutAny(current: Subscription): Subscription {
  if (current.providerId === null) return current;
  const { brandId, updatedAt, version } = current;
  return { ...onBasic(brandId, updatedAt), providerId: current.providerId, status: 'ended', version };
}

function withReading(current: Subscription, seen: SubscriptionReading): Subscription {
  const { card, paid: _, ...facts } = seen;
  const sameFailure = seen.unpaidSince?.getTime() === current.unpaidSince?.getTime();
  const nextNoticeAt = seen.status !== 'past-due' ? null : sameFailure ? current.nextNoticeAt : seen.unpaidSince;
  const runs = seen.status === 'active' || (seen.status === 'past-due' && nextNoticeAt !== null);
  const paying = runs && seen.plan !== 'basic';
  return {
    ...current,
    ...facts,
    paying,
    nextNoticeAt,
    notices: sameFailure ? current.notices : 0,
    wantedPlan: paying ? null : current.wantedPlan,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardEndsAt: card?.endsAt ?? null,
  };
}

const timeOf = (date: Date | null) => date?.getTime() ?? null;

function changesBetween(before: Subscription, after: Subscription): SubscriptionEvent['name'][] {
  const same = before.providerId === after.providerId;
  const failed = after.unpaidSince !== null && timeOf(before.unpaidSince) !== timeOf(after.unpaidSince);
  const recovered = same && before.unpaidSince !== null && after.unpaidSince === null && after.paying;
  const begins = after.paying && !before.paying && !recovered;
  const goesOn = after.paying && before.paying;
  const rules: [SubscriptionEvent['name'], boolean][] = [
    ['subscription.started', begins || (goesOn && !same)],
    ['subscription.payment-failed', failed && after.status === 'past-due'],
    ['subscription.recovered', recovered],
    ['subscription.changed', goesOn && same && before.plan !== after.plan],
    ['subscription.renewed', same && after.paying && timeOf(after.periodStartsAt)! > timeOf(before.periodStartsAt)!],
    ['subscription.cancelling', same && before.cancelsAt === null && after.cancelsAt !== null],
    ['subscription.resumed', same && before.cancelsAt !== null && after.cancelsAt === null && after.paying],
    ['subscription.ended', before.paying && after.status === 'ended'],
    ['subscription.lapsed', before.paying && !after.paying && after.status !== 'ended'],
  ];
  return rules.filter(([, holds]) => holds).map(([name]) => name);
}

/**
 * The next email about a failed payment; after the last, at the end of the grace period, the plan lapses. `notice`
 * counts from 1 and is null when the plan lapses.
 */
export function remind(
  subscription: Subscription,
  now: Date,
): [Subscription, SubscriptionEvent, notice: number | null] {
  const { unpaidSince, notices } = subscription;
  if (notices < noticeDays.length) {
    const due = noticeDays[notices + 1] ?? graceDays;
    const reminded = {
      ...subscription,
      notices: notices + 1,
      nextNoticeAt: daysAfter(unpaidSince!, due),
      updatedAt: now,
    };
    return [reminded, happened('subscription.reminded', reminded, theProduct, now), reminded.notices];
  }
  const lapsed = { ...subscription, paying: false, nextNoticeAt: null, updatedAt: now };
  return [lapsed, happened('subscription.lapsed', lapsed, theProduct, now), null];
}

/** Records that we have emailed about the card's expiry. */
export function noteCardNotice(subscription: Subscription, now: Date): [Subscription, SubscriptionEvent] {
  const noted = { ...subscription, cardNoticeFor: subscription.cardEndsAt, updatedAt: now };
  return [noted, happened('subscription.card-expiring', noted, theProduct, now)];
}
