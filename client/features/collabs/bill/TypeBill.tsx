import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { capPenceOf, typeBillBy } from '../../../../server/contract/rules/bill';
import { type Bill, useTypeBill, type Collab } from '../../../api/collabs';
import TypeBillInput from '../../../api/limits/TypeBillInput.json';
import { BillForm } from '../../../ui/bill/BillForm';
import { ExactTime } from '../../../ui/RelativeTime';
import { toast } from '../../../ui/toast';
import { ReasonField } from '../AskFirst';
import { useReader } from '../reader';

type TypeBillProps = { collab: Collab; bill?: Bill; onDone?: () => void };

/** The brand, or staff on its behalf, enters the total. */
export function TypeBill({ collab: { id, influencer, terms, visitAt }, bill, onDone }: TypeBillProps) {
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
        What did the visit come to? @{influencer.handle} then has 48 hours to confirm or contest it. It counts as the
        value of the gift, up to what the offer covers.
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
