import { type Plan, planFor, type PlanId } from '../../../contract/plans.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

const subscriptionStatuses = ['none', 'pending', 'active', 'past-due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export type PaidPlanId = Exclude<PlanId, 'basic'>;
export const paidPlanIds = ['starter', 'professional', 'premium'] as const satisfies readonly PaidPlanId[];

/** Which plan a brand has bought, as the card provider last said. A brand that has none is on Basic. */
export type Subscription = Readonly<{
  brandId: string;
  plan: PlanId;
  /** Whether the plan counts: it is paid for, or its payment has failed no longer than the grace ago. */
  paying: boolean;
  status: SubscriptionStatus;
  /** The subscription's id at the card provider. */
  providerId: string | null;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** Since when an invoice has not been paid. */
  unpaidSince: Date | null;
  /** How many mails have told of it. */
  notices: number;
  /** When the next one is due, or the end of the grace. */
  nextNoticeAt: Date | null;
  /** When it ends because the brand wants it to. */
  cancelsAt: Date | null;
  /** The smaller plan that begins with the next period. */
  nextPlan: PlanId | null;
  /** The plan chosen when joining, until one is paid for. */
  wantedPlan: PaidPlanId | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The first moment at which the card is no longer good. */
  cardEndsAt: Date | null;
  /** The end of the card that a mail has told of. */
  cardNoticeFor: Date | null;
  /** What is odd about it at the card provider, for staff to clear up. */
  questions: readonly string[];
  /** Which reading at the card provider this is from; a later one wins. */
  reading: number;
  updatedAt: Date;
  version: number;
}>;

export type SubscriptionEvent = DomainEvent<
  | 'subscription.started'
  | 'subscription.renewed'
  | 'subscription.changed'
  | 'subscription.cancelling'
  | 'subscription.resumed'
  | 'subscription.payment-failed'
  | 'subscription.recovered'
  | 'subscription.lapsed'
  | 'subscription.ended'
  | 'subscription.reminded'
  | 'subscription.card-expiring'
  | 'subscription.wanted',
  Readonly<{ plan: PlanId; periodEndsAt: Date | null }>
>;

/** What a brand has before it ever subscribed. */
export const onBasic = (brandId: string, now: Date): Subscription => ({
  brandId,
  plan: 'basic',
  paying: false,
  status: 'none',
  providerId: null,
  periodStartsAt: null,
  periodEndsAt: null,
  unpaidSince: null,
  notices: 0,
  nextNoticeAt: null,
  cancelsAt: null,
  nextPlan: null,
  wantedPlan: null,
  cardBrand: null,
  cardLast4: null,
  cardEndsAt: null,
  cardNoticeFor: null,
  questions: [],
  reading: 0,
  updatedAt: now,
  version: 0,
});

/** The plan that counts today: the one that is paid for, else Basic. */
export const planInForce = (subscription: Subscription | null): Plan =>
  planFor(subscription?.paying ? subscription.plan : 'basic');

/** Whether changing plan means changing this subscription, not beginning another. */
export const isLive = (subscription: Subscription): subscription is Subscription & { providerId: string } =>
  subscription.providerId !== null && (subscription.status === 'active' || subscription.status === 'past-due');

export const happened = (
  name: SubscriptionEvent['name'],
  { brandId, plan, periodEndsAt }: Subscription,
  actor: Actor,
  now: Date,
): SubscriptionEvent => eventOf(name, { type: 'subscription', id: brandId }, actor, now, { plan, periodEndsAt });

/** A plan begins, with a billing month of its own. Basic has none, and is not paid. For worlds without a card provider. */
export function start(
  subscription: Subscription,
  plan: PlanId,
  actor: Actor,
  now: Date,
): [Subscription, SubscriptionEvent] {
  const paying = plan !== 'basic';
  const started: Subscription = {
    ...subscription,
    plan,
    paying,
    status: paying ? 'active' : 'none',
    periodStartsAt: paying ? now : null,
    periodEndsAt: paying ? oneMonthAfter(now) : null,
    wantedPlan: null,
    updatedAt: now,
  };
  return [started, happened('subscription.started', started, actor, now)];
}

/** Remembers the plan that was chosen at the door. Null when there is nothing to remember. */
export function want(
  subscription: Subscription,
  plan: PlanId,
  actor: Actor,
  now: Date,
): [Subscription, SubscriptionEvent] | null {
  if (subscription.paying || plan === 'basic' || subscription.wantedPlan === plan) return null;
  const wanting: Subscription = { ...subscription, wantedPlan: plan, updatedAt: now };
  return [wanting, happened('subscription.wanted', wanting, actor, now)];
}

/** The same day of the next month, or its last day where that month is shorter; the same time of day, in UTC. */
export function oneMonthAfter(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
