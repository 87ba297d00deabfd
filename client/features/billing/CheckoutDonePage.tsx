import { IconArrowRight } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { planFor } from '../../../server/contract/plans';
import { planPrice } from '../../../server/contract/vat';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { meterTitle } from '../../shell/billing/billing-words';
import { checkoutMemory } from '../../shell/billing/checkout-memory';
import { type Billing, billingQuery } from '../../shell/billing/use-billing';
import { homeOf } from '../../shell/session/session';
import { useSession } from '../../shell/session/session-context';
import { longDay } from '../../ui/day';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { Ticket } from '../../ui/Ticket';

/** Where the card provider redirects people who have paid. It grants nothing: it waits for the plan, and shows it. */
export function CheckoutDonePage() {
  const { confirmed, slow } = useConfirmation();
  return (
    <Box role="status" sx={{ maxWidth: 560 }}>
      {confirmed ? <Confirmed billing={confirmed} /> : <Confirming slow={slow} />}
    </Box>
  );
}

function Confirming({ slow }: { slow: boolean }) {
  const { supportEmail } = usePublicSettings();
  return (
    <>
      <PageHeader
        title="We’re confirming your payment"
        lead="This usually takes a few seconds. You don’t need to do anything."
      />
      <Box sx={{ p: 5, border: '1px solid', borderColor: 'divider', borderRadius: '12px', display: 'grid', gap: 3 }}>
        <Skeleton variant="rounded" width="45%" height={28} />
        <Skeleton variant="rounded" width="75%" height={20} />
        <Skeleton variant="rounded" height={48} />
      </Box>
      {slow && (
        <Typography sx={{ mt: 5 }}>
          This is taking longer than usual. You don’t have to wait here, and please don’t pay again: your plan starts as
          soon as the payment is confirmed. If nothing has happened in an hour, write to {supportEmail}.
        </Typography>
      )}
      <WayOn label="Carry on" />
    </>
  );
}

function Confirmed({ billing }: { billing: Billing }) {
  const { actor } = useSession();
  const plan = planFor(billing.plan);
  const { vat } = usePublicSettings();
  const facts = [
    { label: 'Price', value: planPrice(plan, vat) },
    { label: 'Collabs', value: meterTitle(billing) },
    ...(billing.periodEndsAt ? [{ label: 'Renews', value: longDay(billing.periodEndsAt) }] : []),
  ];
  return (
    <>
      <PageHeader title={`You are on ${plan.name}`} lead="Thank you. Your payment is confirmed." />
      <Ticket headingLevel="h2" title={plan.name} subtitle={actor.name} facts={facts} stamp="Paid" justStamped />
      <WayOn label="Continue" main />
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        Invoices and changes are under <TextLink to={paths.brand.plan(actor.uid)}>Plan and billing</TextLink>.
      </Typography>
    </>
  );
}

function WayOn({ label, main = false }: { label: string; main?: boolean }) {
  const session = useSession();
  return (
    <Button
      component={Link}
      to={checkoutMemory.journey()?.from ?? homeOf(session)}
      variant={main ? 'contained' : 'outlined'}
      endIcon={<IconArrowRight size={18} stroke={1.75} />}
      sx={{ mt: 6 }}
    >
      {label}
    </Button>
  );
}

/** Milliseconds until the next poll: with back-off. A live message usually comes first. */
const waits = [1_000, 1_000, 2_000, 2_000, 4_000, 4_000, 8_000] as const;
const longestWait = 15_000;

const isConfirmed = (billing: Billing): boolean => {
  const wanted = checkoutMemory.journey()?.plan;
  return billing.paying && (wanted === undefined || billing.plan === wanted);
};

type Confirmation = Readonly<{
  /** The plan now in force; null until it is the chosen one. */
  confirmed: Billing | null;
  /** It takes longer than usual. */
  slow: boolean;
}>;

/** Polls until the chosen plan is in force. The card provider tells the server; nothing here does. */
function useConfirmation(): Confirmation {
  const { actor } = useSession();
  const queries = useQueryClient();
  const { queryKey, queryFn } = billingQuery(actor.uid);
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn,
    enabled: actor.type === 'brand',
    refetchInterval: ({ state }) =>
      state.data && isConfirmed(state.data)
        ? false
        : (waits[state.dataUpdateCount + state.errorUpdateCount] ?? longestWait),
  });
  const looks = queries.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  return { confirmed: data && isConfirmed(data) ? data : null, slow: dataUpdatedAt > 0 && looks > waits.length };
}
