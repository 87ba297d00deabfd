import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Bill, Collab } from '../../../api/collabs';
import { BillFacts } from '../../../ui/bill/BillFacts';
import { useReader } from '../WhoWaits';
import { Step } from '../Step';
import { AnswerBill } from './AnswerBill';
import { BillState } from './BillState';
import { TypeBill } from './TypeBill';

/** The bill of a visit: entered by the brand, answered by the creator, and its status. Empty before the visit. */
export function BillStep({ collab }: { collab: Collab }) {
  const { bill, billActions } = collab;
  if (bill && billActions.includes('confirm-bill'))
    return (
      <Step title="Is this bill right?">
        <Facts bill={bill} />
        <AnswerBill collab={collab} bill={bill} />
      </Step>
    );
  if (!bill && !billActions.includes('type-bill')) return null;
  return (
    <Card component="section" aria-label="Bill" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2">Bill</Typography>
      {bill ? <Standing collab={collab} bill={bill} /> : <TypeBill collab={collab} />}
    </Card>
  );
}

function Standing({ collab, bill }: { collab: Collab; bill: Bill }) {
  const [changing, setChanging] = useState(false);
  const mayChange = collab.billActions.includes('type-bill');
  if (changing && mayChange) return <TypeBill collab={collab} bill={bill} onDone={() => setChanging(false)} />;
  return (
    <>
      <Facts bill={bill} />
      <BillState collab={collab} bill={bill} />
      {mayChange && (
        <Box>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            Change
          </Button>
        </Box>
      )}
    </>
  );
}

function Facts({ bill }: { bill: Bill }) {
  const { pence, agreedPence, ...divided } = bill;
  const guestPays = useReader() === 'influencer' ? 'You pay' : 'The guest pays';
  return <BillFacts bill={{ ...divided, pence: agreedPence ?? pence }} guestPays={guestPays} />;
}
