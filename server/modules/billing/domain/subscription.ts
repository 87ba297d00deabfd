import type { PlanId } from '../../../contract/plans.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

/** Which plan a brand is on. A brand that has none is on Basic. */
export type Subscription = Readonly<{
  brandId: string;
  plan: PlanId;
  paying: boolean;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  updatedAt: Date;
  version: number;
}>;

export type SubscriptionEvent = DomainEvent<
  'subscription.started',
  Readonly<{ plan: PlanId; periodEndsAt: Date | null }>
>;

/** What a brand has before it ever subscribed. */
export const onBasic = (brandId: string, now: Date): Subscription => ({
  brandId,
  plan: 'basic',
  paying: false,
  periodStartsAt: null,
  periodEndsAt: null,
  updatedAt: now,
  version: 0,
});

/** A plan begins, with a billing month of its own. Basic has none, and is not paid. */
export function start(
  subscription: Subscription,
  plan: PlanId,
  actor: Actor,
  now: Date,
): [Subscription, SubscriptionEvent] {
  const paying = plan !== 'basic';
  const periodEndsAt = paying ? oneMonthAfter(now) : null;
  const started = { ...subscription, plan, paying, periodStartsAt: paying ? now : null, periodEndsAt, updatedAt: now };
  const aggregate = { type: 'subscription', id: subscription.brandId };
  return [started, eventOf('subscription.started', aggregate, actor, now, { plan, periodEndsAt })];
}

/** The same day of the next month, or its last day where that month is shorter; the same time of day, in UTC. */
export function oneMonthAfter(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
