import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MissingPayment } from '../../../shell/billing/MissingPayment';
import { billingQuery } from '../../../shell/billing/use-billing';
import { useSession } from '../../../shell/session/session-context';
import { CreditHistory } from './CreditHistory';
import { Invoices } from './Invoices';
import { OwnPlan } from './OwnPlan';

/** The plan, what is left of it, what became of it, and the invoices. Members see it; owners and admins change it. */
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
            ? 'What you have, what is left of it, and what you have paid.'
            : 'What your brand has. Owners and admins look after it.'}
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
