import type { PlanId } from '../../../contract/plans.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import {
  happened,
  onBasic,
  type Subscription,
  type SubscriptionEvent,
  type SubscriptionStatus,
} from './subscription.js';

/** A brand's subscription as the card provider holds it at this moment. */
export type SubscriptionReading = Readonly<{
  providerId: string;
  /** Basic where something is paid for that is less than any plan. */
  plan: PlanId;
  status: Exclude<SubscriptionStatus, 'none'>;
  periodStartsAt: Date;
  periodEndsAt: Date;
  /** Whether the invoice of this period is paid. */
  paid: boolean;
  /** When the first invoice was made of those that have not been paid since the last one that was. */
  unpaidSince: Date | null;
  cancelsAt: Date | null;
  nextPlan: PlanId | null;
  /** What staff should clear up there, in sentences. */
  questions: readonly string[];
  card: Readonly<{ brand: string; last4: string; endsAt: Date }> | null;
}>;

const dayMs = 24 * 60 * 60 * 1_000;
/** Days after the failure on which a mail tells of it. */
const noticeDays = [0, 3, 6] as const;
const graceDays = 7;
const cardNoticeDays = 30;

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

/** Until then access stays although a payment has failed. */
export const graceEndOf = (unpaidSince: Date): Date => daysAfter(unpaidSince, graceDays);

/** Cards that end before this moment deserve a mail. */
export const cardNoticeBefore = (now: Date): Date => daysAfter(now, cardNoticeDays);

/**
 * Takes over what was read at the card provider. It depends on what was read alone, so that neither the order nor the
 * number of messages matters; a reading that began earlier than the stored one changes nothing and answers null.
 * @param seen null when the provider knows of no subscription
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

/** A plan that was never bought at the provider is none of its business. */
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
 * The next mail about a payment that failed; after the last of them, at the end of the grace, the plan lapses.
 * `notice` counts from 1 and is null when the plan lapses.
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

/** A mail has told that the card ends. */
export function noteCardNotice(subscription: Subscription, now: Date): [Subscription, SubscriptionEvent] {
  const noted = { ...subscription, cardNoticeFor: subscription.cardEndsAt, updatedAt: now };
  return [noted, happened('subscription.card-expiring', noted, theProduct, now)];
}
