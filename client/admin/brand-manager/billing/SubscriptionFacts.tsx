import { planFor } from '../../../../server/contract/plans';
import { longDay } from '../../../ui/day';
import { type Fact, Facts } from '../../record/Facts';
import type { Subscription } from './billing-actions';

const statuses: Readonly<Record<Subscription['status'], string>> = {
  none: 'Never subscribed',
  pending: 'Payment not finished',
  active: 'Active',
  'past-due': 'Payment missing',
  ended: 'Ended',
};

const nameOf = (plan: Subscription['plan']): string => planFor(plan).name;
const given = (label: string, value: string | null | false): Fact[] => (value ? [[label, value]] : []);

/** Plan, state, period and what is left of it. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { billing, plan, status, unpaidSince, cancelsAt, periodEndsAt, wantedPlan, customerId } = subscription;
  const { card, graceEndsAt, nextPlan, periodStartsAt, freeGranted, freeLeft, keptLeft } = billing;
  return (
    <Facts
      facts={[
        ['Plan', `${nameOf(plan)} (${planFor(plan).priceMonthly} ${planFor(plan).pricePeriod})`],
        ['State', statuses[status]],
        ...given('Period', periodStartsAt && periodEndsAt && `${longDay(periodStartsAt)} to ${longDay(periodEndsAt)}`),
        [
          'Collabs',
          `${freeGranted > 0 ? `${freeLeft} of ${freeGranted} included left` : 'None included'}, ${keptLeft} kept`,
        ],
        ...given('Ends', cancelsAt && longDay(cancelsAt)),
        ...given('Next plan', nextPlan && nameOf(nextPlan)),
        ...given('Wanted plan', wantedPlan && nameOf(wantedPlan)),
        ...given('Unpaid since', unpaidSince && longDay(unpaidSince)),
        ...given('Access until', graceEndsAt && longDay(graceEndsAt)),
        ...given('Card', card && `${card.brand} ending in ${card.last4}`),
        ...given('Customer', customerId),
      ]}
    />
  );
}
