import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { planFor } from '../../../../server/contract/plans';
import { PlanMeter } from '../../../shell/billing/PlanMeter';
import { renewalSentence } from '../../../shell/billing/billing-words';
import { upgrade } from '../../../shell/billing/upgrade';
import type { Billing } from '../../../shell/billing/use-billing';
import { longDay } from '../../../ui/day';
import { Ticket } from '../../../ui/Ticket';
import type { TicketFact } from '../../../ui/TicketFacts';

/** The plan as a ticket: price, period, what it does next, and how many Collabs are left. */
export function OwnPlan({ billing }: { billing: Billing }) {
  const plan = planFor(billing.plan);
  return (
    <Ticket
      headingLevel="h3"
      title={plan.name}
      subtitle={
        <span className="tnum">
          {plan.priceMonthly} {plan.pricePeriod}
        </span>
      }
      facts={factsOf(billing)}
      actions={billing.portalUrl && <PlanActions portalUrl={billing.portalUrl} paying={billing.paying} />}
    >
      <Box sx={{ pt: 1, pb: 2 }}>
        <PlanMeter billing={billing} />
      </Box>
    </Ticket>
  );
}

function factsOf(billing: Billing): TicketFact[] {
  const { paying, periodStartsAt, periodEndsAt, card, plan } = billing;
  return [
    { label: 'Next', value: renewalSentence(billing) },
    ...(paying && periodStartsAt && periodEndsAt
      ? [{ label: 'Period', value: `${longDay(periodStartsAt)} to ${longDay(periodEndsAt)}` }]
      : []),
    { label: 'Extra Collab', value: `${planFor(plan).collabPrice} each` },
    ...(card ? [{ label: 'Card', value: `${nameOf(card.brand)} ending in ${card.last4}` }] : []),
  ];
}

/** "Visa" of the provider's "visa". */
const nameOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

function PlanActions({ portalUrl, paying }: { portalUrl: string; paying: boolean }) {
  return (
    <>
      <Button variant="contained" onClick={() => upgrade.open()}>
        {paying ? 'Change plan' : 'See the plans'}
      </Button>
      <Button
        component="a"
        href={portalUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-description="Opens in a new tab"
        variant="outlined"
      >
        {paying ? 'Card, invoices or cancel' : 'Card and invoices'}
      </Button>
    </>
  );
}
