import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TitledPart } from '../../../ui/TitledPart';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { features } from '../../../../server/contract/features';
import { planFor } from '../../../../server/contract/plans';
import { planPrice } from '../../../../server/contract/vat';
import { formatPence } from '../../../../server/contract/rules/money';
import { cardInWords, creditsInWords, meterTitle, registration } from '../../../shell/billing/billing-words';
import { usePublicSettings } from '../../../api/settings';
import { longDay } from '../../../ui/day';
import { exactTime } from '../../../ui/RelativeTime';
import { ListFault } from '../../list/ListFault';
import { type Fact, Facts } from '../../record/record-parts';
import { resources } from '../../resources';
import { useMay } from '../../staff/useMay';
import type { User } from '../../user-explorer/user';
import { useSubscription, type Override, type Subscription } from './billing-actions';
import { FeatureOverrides } from './feature-lists';
import { RefundForm } from './RefundForm';
import { StaffLedger } from './StaffLedger';

/** Everything about one brand's billing, and staff's actions. */
export function BillingTab({ brandId }: { brandId: string }) {
  const may = useMay();
  const { data, error, refetch } = useSubscription(brandId);
  if (error && !data) return <ListFault error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Questions questions={data.questions} />
      <SubscriptionFacts subscription={data} />
      <TitledPart title="Features">
        <FeatureOverrides brandId={brandId} subscription={data} mayChange={may('feature.override')} />
        <OverrideHistory overrides={data.overridden} />
      </TitledPart>
      <TitledPart title="Ledger">
        <StaffLedger lines={data.ledger} />
      </TitledPart>
      {(data.refunds.length > 0 || data.disputes.length > 0 || may('money.refund')) && (
        <TitledPart title="Refunds">
          <Refunds refunds={data.refunds} disputes={data.disputes} />
          {may('money.refund') && <RefundForm brandId={brandId} ledger={data.ledger} />}
        </TitledPart>
      )}
    </Box>
  );
}

const labelOf = (id: Override['feature']): string => features.find((feature) => feature.id === id)?.label ?? id;

const endOf = ({ endedAt, until }: Override): string => {
  if (endedAt) return `, ended ${exactTime(endedAt)}`;
  return until ? `, until ${longDay(until)}` : '';
};

/** Who granted or locked what, when, why and until when; newest first. */
function OverrideHistory({ overrides }: { overrides: readonly Override[] }) {
  if (overrides.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Granted and locked"
      sx={{ m: 0, pl: 4, typography: 'body2', display: 'grid', gap: 2 }}
    >
      {overrides.map((override) => (
        <li key={override.id}>
          {labelOf(override.feature)} {override.kind === 'grant' ? 'granted' : 'locked'} by{' '}
          <StaffPerson id={override.madeBy} />, {exactTime(override.madeAt)}
          {endOf(override)}: “{override.reason}”
        </li>
      ))}
    </Box>
  );
}

const states: Readonly<Record<Subscription['refunds'][number]['state'], string>> = {
  asked: 'on its way',
  done: 'refunded',
  failed: 'refused by the card provider',
};

type RefundsProps = Pick<Subscription, 'refunds' | 'disputes'>;

/** Refunds, and disputed payments. */
function Refunds({ refunds, disputes }: RefundsProps) {
  if (refunds.length === 0 && disputes.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>No refunds yet.</Box>;
  }
  return (
    <Box
      component="ul"
      aria-label="Refunds and disputes"
      sx={{ m: 0, pl: 4, typography: 'body2', display: 'grid', gap: 2 }}
    >
      {refunds.map(({ id, amountPence, state, askedBy, createdAt, reason }) => (
        <li key={id}>
          {formatPence(amountPence)} {states[state]}, by <StaffPerson id={askedBy} />, {exactTime(createdAt)}: “{reason}
          ”
        </li>
      ))}
      {disputes.map(({ id, amountPence, state, openedAt, reason }) => (
        <li key={id}>
          {formatPence(amountPence)} disputed at the bank, {exactTime(openedAt)}: {reason}. The provider says: {state}.
        </li>
      ))}
    </Box>
  );
}

/** Who did it, by email; null for the product itself. */
function StaffPerson({ id }: { id: string }) {
  const byProduct = id === 'system';
  const { data } = useGetOne<User>(resources.users, { id }, { enabled: !byProduct, staleTime: 60_000, retry: false });
  return <span>{byProduct ? 'Tastemaker' : (data?.email ?? 'a former colleague')}</span>;
}

/** What can only be cleaned up in the card provider's own dashboard. */
function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <Alert severity="warning">
      Something is unusual about this subscription. Please check it at the card provider:
      <Box component="ul" aria-label="To check" sx={{ m: 0, pl: 4 }}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Box>
    </Alert>
  );
}

const statuses: Readonly<Record<Subscription['status'], string>> = {
  none: 'Never subscribed',
  pending: 'Payment not finished',
  active: 'Active',
  'past-due': 'Payment overdue',
  ended: 'Ended',
};

const nameOf = (plan: Subscription['plan']): string => planFor(plan).name;
const given = (label: string, value: string | null | false): Fact[] => (value ? [[label, value]] : []);

/** Plan, status, period and what is left of it. */
function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { billing, plan, status, unpaidSince, cancelsAt, periodEndsAt, wantedPlan, customerId, details } = subscription;
  const { vat } = usePublicSettings();
  const { card, graceEndsAt, nextPlan, periodStartsAt, keptLeft } = billing;
  return (
    <Facts
      facts={[
        ['Plan', `${nameOf(plan)} (${planPrice(planFor(plan), vat)})`],
        ['State', statuses[status]],
        ...given('Period', periodStartsAt && periodEndsAt && `${longDay(periodStartsAt)} to ${longDay(periodEndsAt)}`),
        ['Collabs', `${meterTitle(billing)}, ${creditsInWords(keptLeft)} kept`],
        ...given('Ends', cancelsAt && longDay(cancelsAt)),
        ...given('Next plan', nextPlan && nameOf(nextPlan)),
        ...given('Wanted plan', wantedPlan && nameOf(wantedPlan)),
        ...given('Unpaid since', unpaidSince && longDay(unpaidSince)),
        ...given('Access until', graceEndsAt && longDay(graceEndsAt)),
        ...given('Card', card && cardInWords(card)),
        ...given('Customer', customerId),
        ...registration(details),
      ]}
    />
  );
}
