import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatPence, penceOf } from '../../../../server/contract/rules/money';
import CorrectGiftInput from '../../../api/limits/CorrectGiftInput.json';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Fault } from '../../../ui/Fault';
import { TextField } from '../../../ui/TextField';
import { useCorrectGift } from './gift';

type CorrectGiftProps = { collabId: string; standsAt: number; onClose: () => void };

/** Asks what the gift was really worth, and why. */
export function CorrectGift({ collabId, standsAt, onClose }: CorrectGiftProps) {
  const correct = useCorrectGift(collabId);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const pence = penceOf(value);
  const wrongAmount = value.trim() !== '' && pence === null;
  const { pence: faultOfValue, reason: faultOfReason } = correct.error?.fieldErrors ?? {};
  return (
    <ConfirmDialog
      open
      title="Correct the gift value?"
      busy={correct.isPending || pence === null || reason.trim() === ''}
      onCancel={onClose}
      onConfirm={() => pence !== null && correct.mutate({ pence, reason: reason.trim() }, { onSuccess: onClose })}
    >
      <Typography sx={{ mb: 4 }}>
        The gift is valued at {formatPence(standsAt)}. We’ll replace that with the value you enter here, in the tax year
        of the visit and in the brand’s costs.
      </Typography>
      <TextField
        label="Retail value in pounds"
        autoFocus
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={wrongAmount || faultOfValue !== undefined}
        helperText={wrongAmount ? 'Please give an amount such as 180 or 99.50.' : faultOfValue}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ mb: 4 }}
      />
      <TextField
        label="Why"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        error={faultOfReason !== undefined}
        helperText={faultOfReason ?? 'The influencer will read this.'}
        slotProps={{ htmlInput: { maxLength: CorrectGiftInput.reason.most } }}
      />
      <Fault>{correct.error && !faultOfValue && !faultOfReason ? correct.error.message : null}</Fault>
    </ConfirmDialog>
  );
}
