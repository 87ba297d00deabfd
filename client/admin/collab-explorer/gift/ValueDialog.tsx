import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { penceOf, typedPence } from '../../../../server/contract/rules/money';
import type { ProblemError } from '../../../api/client';
import CorrectGiftInput from '../../../api/limits/CorrectGiftInput.json';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ReasonField } from '../../../ui/ReasonDialog';
import type { Bill } from '../../../api/collabs';
import { TextField } from '../../../ui/TextField';
import { Facts } from '../../record/record-parts';
import { contestedInWords, typedInWords, useDecideBill } from './gift';

type ValueDialogProps = {
  title: string;
  /** The amount's label. */
  label: string;
  /** The field's initial value. */
  before?: number;
  reasonHint: string;
  busy: boolean;
  error: ProblemError | null;
  onClose: () => void;
  onConfirm: (decision: { pence: number; reason: string }) => void;
  /** What the amount is about. */
  children: ReactNode;
};

/** Staff enter an amount and the reason. */
export function ValueDialog(props: ValueDialogProps) {
  const { title, label, before, reasonHint, busy, error, onClose, onConfirm, children } = props;
  const [value, setValue] = useState(before === undefined ? '' : typedPence(before));
  const [reason, setReason] = useState('');
  const pence = penceOf(value);
  const isWrong = value.trim() !== '' && pence === null;
  const faultOfValue = error?.fieldErrors.pence;
  return (
    <ConfirmDialog
      open
      title={title}
      busy={busy || pence === null || reason.trim() === ''}
      onCancel={onClose}
      onConfirm={() => pence !== null && onConfirm({ pence, reason: reason.trim() })}
    >
      {children}
      <TextField
        label={label}
        autoFocus
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={isWrong || faultOfValue !== undefined}
        helperText={isWrong ? 'Please enter an amount such as 180 or 99.50.' : faultOfValue}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ mb: 4 }}
      />
      <ReasonField
        value={reason}
        onChange={setReason}
        limit={CorrectGiftInput.reason}
        hint={reasonHint}
        error={faultOfValue && !error?.fieldErrors.reason ? null : error}
      />
    </ConfirmDialog>
  );
}

type DecideBillProps = { collabId: string; bill: Bill; onClose: () => void };

/** Both sides of a contested bill; staff enter the actual total, and why. */
export function DecideBill({ collabId, bill, onClose }: DecideBillProps) {
  const decide = useDecideBill(collabId);
  return (
    <ValueDialog
      title="Decide on the bill"
      label="Total bill in pounds"
      before={bill.pence}
      reasonHint="Both sides will read this."
      busy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      onConfirm={(decision) => decide.mutate(decision, { onSuccess: onClose })}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Facts
          facts={[
            ['Bill', typedInWords(bill)],
            ['Influencer', contestedInWords(bill)],
          ]}
        />
      </Box>
      <Typography sx={{ my: 4 }}>
        Leave the amount unchanged if the bill is right. The part that the offer covers becomes the value of the gift.
      </Typography>
    </ValueDialog>
  );
}
