import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Bill, type Collab, useTypeBill } from '../../../api/collabs';
import { BillFacts } from '../../../ui/bill/BillFacts';
import { useReader } from '../reader';
import { Step } from '../Step';
import { AnswerBill } from './AnswerBill';
import { formatPence } from '../../../../server/contract/rules/money';
import { paths } from '../../../app/paths';
import { ExactTime } from '../../../ui/RelativeTime';
import { TextLink } from '../../../ui/TextLink';
import { capPenceOf, typeBillBy } from '../../../../server/contract/rules/bill';
import TypeBillInput from '../../../api/limits/TypeBillInput.json';
import { BillForm } from '../../../ui/bill/BillForm';
import { toast } from '../../../ui/toast';
import { ReasonField } from '../../../ui/ReasonDialog';

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

/** Whether the bill is agreed. Comments on it are among the statements. */
export function BillState({ collab, bill }: { collab: Collab; bill: Bill }) {
  const reader = useReader();
  const creator = reader === 'influencer' ? 'You' : `@${collab.influencer.handle}`;
  return (
    <>
      <Typography>
        {bill.status === 'awaiting' ? (
          <>
            {creator} can confirm or contest it until <ExactTime time={bill.answerBy} />. After that it counts as
            confirmed.
          </>
        ) : (
          sentenceOf(bill, creator)
        )}
      </Typography>
      {collab.billActions.includes('settle-bill') && (
        <TextLink to={paths.admin.collab(collab.id)}>Decide on the bill</TextLink>
      )}
    </>
  );
}

function sentenceOf({ status, pence, claimedPence, agreedPence }: Bill, creator: string): string {
  if (status === 'confirmed') return 'Confirmed.';
  const contested = `${creator} contested it${claimedPence === null ? '' : ` and said that it was ${formatPence(claimedPence)}`}.`;
  if (status === 'contested')
    return `${contested} Our team hears both sides and decides. Until then, the value agreed in the offer counts.`;
  return agreedPence === null || agreedPence === pence
    ? `${contested} Our team decided that it’s right.`
    : `${contested} Our team decided that it was ${formatPence(agreedPence)}, not ${formatPence(pence)}.`;
}

type TypeBillProps = { collab: Collab; bill?: Bill; onDone?: () => void };

/** The brand, or staff on its behalf, enters the total. */
function TypeBill({ collab: { id, influencer, terms, visitAt }, bill, onDone }: TypeBillProps) {
  const isStaff = useReader() === 'staff';
  const [reason, setReason] = useState('');
  const type = useTypeBill(id);
  const save = (pence: number) =>
    type.mutate(isStaff ? { pence, reason: reason.trim() } : { pence }, {
      onSuccess: () => {
        toast.success(`Saved. @${influencer.handle} has 48 hours to check it.`);
        onDone?.();
      },
    });
  return (
    <>
      <Typography>
        How much was the bill? @{influencer.handle} will have 48 hours to confirm or contest it. It counts as the value
        of the gift, up to what the offer covers.
        {!isStaff && (
          <>
            {' '}
            You can enter it until <ExactTime time={typeBillBy(new Date(visitAt!)).toISOString()} />.
          </>
        )}
      </Typography>
      <BillForm
        capPence={capPenceOf(terms)}
        before={bill?.pence}
        busy={type.isPending}
        error={type.error}
        onSubmit={save}
        onCancel={onDone}
      >
        {isStaff && <ReasonField value={reason} onChange={setReason} error={null} limit={TypeBillInput.reason} />}
      </BillForm>
    </>
  );
}
