import { currency as ours, type PlanId, plans } from '../../../contract/plans.js';
import type { SubscriptionStatus } from './subscription.js';

/** One item of a subscription at the card provider, possibly one that we didn't create. */
export type HeldItem = Readonly<{
  /** Its name there. */
  name: string;
  /** The plan it is sold as; null for a product that isn't ours. */
  plan: PlanId | null;
  /** Whether we created its price, current or earlier. */
  isOurPrice: boolean;
  /** The unit price per month, in the currency's smallest unit. */
  monthly: number;
  /** ISO 4217, in lower case. */
  currency: string;
  quantity: number;
}>;

/** One subscription at the card provider. */
export type HeldSubscription<Item extends HeldItem = HeldItem> = Readonly<{
  id: string;
  status: Exclude<SubscriptionStatus, 'none'>;
  createdAt: Date;
  /** Nothing is paid before then; null without a trial. */
  trialEndsAt: Date | null;
  items: readonly Item[];
}>;

/** The subscription and item in force, for which plan, and what staff should clean up at the provider. */
export type PaidPlan<Held extends HeldSubscription> = Readonly<{
  subscription: Held;
  item: Held['items'][number];
  plan: PlanId;
  questions: readonly string[];
}>;

const heightOf = (plan: PlanId): number => plans.findIndex(({ id }) => id === plan);
const lowerOf = (a: PlanId, b: PlanId): PlanId => (heightOf(a) < heightOf(b) ? a : b);

/** The highest plan whose price isn't higher. */
const affordedBy = (monthly: number): PlanId =>
  plans.findLast(({ priceMonthlyPence }) => priceMonthlyPence <= monthly)?.id ?? 'basic';

/**
 * The plan that an item's price buys, whatever the item is called: nobody gets Premium for a penny, or pays for Starter
 * and gets Basic.
 */
function planOf({ plan, isOurPrice, monthly }: HeldItem): PlanId {
  if (plan && isOurPrice) return plan;
  return plan ? lowerOf(plan, affordedBy(monthly)) : affordedBy(monthly);
}

const order: readonly SubscriptionStatus[] = ['active', 'past-due', 'pending', 'ended'];
const isRunning = ({ status }: HeldSubscription): boolean => status === 'active' || status === 'past-due';

/**
 * The one in force among everything a brand has at the provider: paid before past due, active before ended, then
 * highest plan, then newest. Null when it has none.
 */
export function paidPlanOf<Held extends HeldSubscription>(held: readonly Held[]): PaidPlan<Held> | null {
  const all = held.flatMap((subscription) =>
    subscription.items.map((item) => ({ subscription, item, plan: planOf(item) })),
  );
  const [best] = all.sort(
    (a, b) =>
      order.indexOf(a.subscription.status) - order.indexOf(b.subscription.status) ||
      (isRunning(a.subscription) ? heightOf(b.plan) - heightOf(a.plan) : 0) ||
      b.subscription.createdAt.getTime() - a.subscription.createdAt.getTime(),
  );
  return best ? { ...best, questions: questionsAbout(held, best.subscription) } : null;
}

const amount = (minor: number, currency: string): string => `${(minor / 100).toFixed(2)} ${currency.toUpperCase()}`;

function questionsAbout(held: readonly HeldSubscription[], counts: HeldSubscription): string[] {
  const beside = held.filter((other) => other !== counts && isRunning(other));
  return [
    ...beside.map(({ id }) => `${id} runs beside ${counts.id}.`),
    ...[counts, ...beside].filter(isRunning).flatMap(oddities),
    ...held.flatMap(({ id, trialEndsAt, status }) =>
      trialEndsAt && status === 'pending'
        ? [`${id} is on trial until ${trialEndsAt.toISOString().slice(0, 10)}, and counts once it is paid for.`]
        : [],
    ),
  ];
}

function oddities({ id, items }: HeldSubscription): string[] {
  const several = items.length > 1 ? [`${id} has ${items.length} items.`] : [];
  return [...several, ...items.flatMap((item) => [...itemOddities(item)].map((what) => `${id}: ${item.name} ${what}`))];
}

function* itemOddities(item: HeldItem): Generator<string> {
  const { plan, isOurPrice, monthly, currency, quantity } = item;
  const price = `${amount(monthly, currency)} a month`;
  if (!plan) yield `isn’t one of our plans (${price}).`;
  else if (planOf(item) !== plan) yield `is paid with ${price}, less than it costs.`;
  else if (!isOurPrice && currency === ours) yield `has a price that isn’t ours (${price}).`;
  if (currency !== ours) yield `is paid in ${currency.toUpperCase()}.`;
  if (quantity !== 1) yield `has a quantity of ${quantity}.`;
}
