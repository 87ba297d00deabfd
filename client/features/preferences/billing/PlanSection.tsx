import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MissingPayment } from '../../../shell/billing/MissingPayment';
import { billingQuery } from '../../../shell/billing/use-billing';
import { useSession } from '../../../shell/session/session-context';
import { Fault } from '../../../ui/Fault';
import { useInvoices } from './billing-api';
import { CreditHistory } from './CreditHistory';
import { InvoiceTable } from './InvoiceTable';
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

/** The invoices, with their PDFs. They lie with the card provider, who may be away. */
function Invoices({ uid }: { uid: string }) {
  const { data: invoices, error, refetch } = useInvoices(uid);
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
          None yet. You’ll get the first with your first plan or paid Collab.
        </Typography>
      )}
      {invoices && invoices.length > 0 && <InvoiceTable invoices={invoices} />}
    </Box>
  );
}
