import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fault } from '../../../ui/Fault';
import { useInvoices } from './billing-api';
import { InvoiceTable } from './InvoiceTable';

/** The invoices, with their PDFs. They lie with the card provider, who may be away. */
export function Invoices({ uid }: { uid: string }) {
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
          None yet. The first comes with your first plan or your first paid Collab.
        </Typography>
      )}
      {invoices && invoices.length > 0 && <InvoiceTable invoices={invoices} />}
    </Box>
  );
}
