import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MissingPayment, PlanMeter } from '../../../shell/billing/PlanMeter';
import { billingQuery, type Billing } from '../../../shell/billing/use-billing';
import { useSession } from '../../../shell/session/session-context';
import { Fault } from '../../../ui/Fault';
import { useInvoices } from './billing-api';
import { CreditHistory } from './CreditHistory';
import { InvoiceTable } from './InvoiceTable';
import { planFor } from '../../../../server/contract/plans';
import { planPrice, type VatMode, withVat } from '../../../../server/contract/vat';
import { usePublicSettings } from '../../../api/settings';
import { billedTo, cardInWords, renewalSentence } from '../../../shell/billing/billing-words';
import { PortalButton } from '../../../shell/billing/PortalButton';
import { upgrade } from '../../../shell/billing/upgrade';
import { longDay } from '../../../ui/day';
import { Ticket } from '../../../ui/Ticket';
import type { TicketFact } from '../../../ui/ticket-parts';

/** The plan, what is left of it, its history, and the invoices. Members can see it; owners and admins can change it. */
export function PlanSection() {
  const { actor } = useSession();
  const { data: billing } = useSuspenseQuery(billingQuery(actor.uid));
  const manages = billing.portalUrl !== null;
  return (
    <Box component="section" aria-labelledby="plan-title" sx={{ display: 'grid', gap: 8 }}>
      <Box>
        <Typography variant="h2" id="plan-title">
          Plan and billing
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
          {manages
            ? 'What you have, what’s left and what you’ve paid.'
            : 'What your brand has. Owners and admins can change it.'}
        </Typography>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <MissingPayment billing={billing} />
          <OwnPlan billing={billing} />
        </Box>
      </Box>
      {manages && <Invoices uid={actor.uid} />}
      <CreditHistory uid={actor.uid} />
    </Box>
  );
}

/** The invoices, with their PDFs. They are stored by the card provider, which may be down. */
function Invoices({ uid }: { uid: string }) {
  const { data, error, refetch } = useInvoices(uid);
  const invoices = data?.items;
  return (
    <Box component="section" aria-labelledby="invoices-title">
      <Typography variant="h3" id="invoices-title" sx={{ mb: 3 }}>
        Invoices
      </Typography>
      {error && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Fault>{error.message}</Fault>
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      )}
      {!invoices && !error && <Skeleton variant="rounded" height={120} />}
      {invoices?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No invoices yet. You’ll find one here for every plan and Collab you pay for by card.
        </Typography>
      )}
      {data && data.items.length > 0 && <InvoiceTable invoices={data.items} vatNumber={data.vatNumber} />}
    </Box>
  );
}

/** The plan as a ticket: price, period, next change, and how many Collabs are left. */
function OwnPlan({ billing }: { billing: Billing }) {
  const plan = planFor(billing.plan);
  const { vat } = usePublicSettings();
  return (
    <Ticket
      headingLevel="h3"
      title={plan.name}
      subtitle={<span className="tnum">{planPrice(plan, vat)}</span>}
      facts={factsOf(billing, vat)}
      actions={billing.portalUrl && <PlanActions billing={billing} />}
    >
      <Box sx={{ pt: 1, pb: 2 }}>
        <PlanMeter billing={billing} />
      </Box>
    </Ticket>
  );
}

function factsOf(billing: Billing, vat: VatMode | undefined): TicketFact[] {
  const { paying, periodStartsAt, periodEndsAt, card, plan, details } = billing;
  return [
    { label: 'Next', value: renewalSentence(billing, vat) },
    ...(paying && periodStartsAt && periodEndsAt
      ? [{ label: 'Period', value: `${longDay(periodStartsAt)} to ${longDay(periodEndsAt)}` }]
      : []),
    { label: 'Extra Collab', value: `${withVat(planFor(plan).collabPrice, vat)} each` },
    ...(card ? [{ label: 'Card', value: cardInWords(card) }] : []),
    ...billedTo(details).map(([label, value]) => ({ label, value })),
  ];
}

/** Another plan, the card, and cancellation: each is one click away. */
function PlanActions({ billing: { paying, cancelsAt, plan, periodEndsAt } }: { billing: Billing }) {
  const { name } = planFor(plan);
  return (
    <>
      <Button variant="contained" onClick={() => upgrade.open()}>
        {paying ? 'Change plan' : 'See the plans'}
      </Button>
      {cancelsAt && (
        <PortalButton to="home" variant="outlined">
          Keep {name}
        </PortalButton>
      )}
      <PortalButton to="home" variant="outlined">
        Card and invoices
      </PortalButton>
      {paying && !cancelsAt && (
        <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1, justifyItems: 'start' }}>
          <PortalButton to="end" color="error" sx={{ ml: -4.5, maxWidth: 'none' }}>
            End {name}
          </PortalButton>
          {periodEndsAt && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              You’d keep everything in {name} until {longDay(periodEndsAt)}, then move to Basic. Nothing is deleted.
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}
