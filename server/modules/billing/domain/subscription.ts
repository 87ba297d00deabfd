import { type Plan, planFor, type PlanId } from '../../../contract/plans.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

const subscriptionStatuses = ['none', 'pending', 'active', 'past-due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export type PaidPlanId = Exclude<PlanId, 'basic'>;
export const paidPlanIds = ['starter', 'professional', 'premium'] as const satisfies readonly PaidPlanId[];

/** The plan a brand has bought, according to the card provider's last word. A brand without one is on Basic. */
export type Subscription = Readonly<{
  brandId: string;
  plan: PlanId;
  /** Whether the plan is in force: it is paid for, or its payment failed and the grace period isn't over. */
  paying: boolean;
  status: SubscriptionStatus;
  /** The subscription's id at the card provider. */
  providerId: string | null;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** Since when an invoice has been unpaid. */
  unpaidSince: Date | null;
  /** How many emails we have sent about it. */
  notices: number;
  /** When the next email is due, or the grace period ends. */
  nextNoticeAt: Date | null;
  /** When it ends, if the brand has cancelled it. */
  cancelsAt: Date | null;
  /** The smaller plan that begins next period. */
  nextPlan: PlanId | null;
  /** The plan chosen at sign-up, until one is paid for. */
  wantedPlan: PaidPlanId | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** When the card expires. */
  cardEndsAt: Date | null;
  /** The card expiry that we have emailed about. */
  cardNoticeFor: Date | null;
  /** Irregularities at the card provider for staff to clean up. */
  questions: readonly string[];
  /** The number of the reading at the card provider; a higher one wins. */
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

/** The initial state, before a brand has subscribed. */
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

/** The plan in force today: the paid one, else Basic. */
export const planInForce = (subscription: Subscription | null): Plan =>
  planFor(subscription?.paying ? subscription.plan : 'basic');

/** Whether changing plan changes this subscription, instead of starting another. */
export const isLive = (subscription: Subscription): subscription is Subscription & { providerId: string } =>
  subscription.providerId !== null && (subscription.status === 'active' || subscription.status === 'past-due');

export const happened = (
  name: SubscriptionEvent['name'],
  { brandId, plan, periodEndsAt }: Subscription,
  actor: Actor,
  now: Date,
): SubscriptionEvent => eventOf(name, { type: 'subscription', id: brandId }, actor, now, { plan, periodEndsAt });

/** Starts a plan with its own billing month. Basic has none, and is free. For worlds without a card provider. */
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

/** Stores the plan chosen at sign-up. Null when there is nothing to store. */
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

/** The same day next month, or its last day if that month is shorter; same time of day, in UTC. */
export function oneMonthAfter(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
