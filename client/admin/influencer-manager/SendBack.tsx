import { useState } from 'react';
import { reviewLimits } from '../../../server/contract/rules/influencer-reviews';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { TextField } from '../../ui/TextField';

type SendBackProps = { handle: string; busy: boolean; onSend: (reason: string) => void; onCancel: () => void };

const { least, most } = reviewLimits.reason;

/** Asks for the reason, which their people read. */
export function SendBack({ handle, busy, onSend, onCancel }: SendBackProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={`Send @${handle} back`}
      confirmLabel="Send back"
      busy={busy || reason.trim().length < least}
      onCancel={onCancel}
      onConfirm={() => onSend(reason.trim())}
    >
      <TextField
        autoFocus
        label="What should be put right"
        helperText="Their people read it. Brands do not find them until they are approved."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
    </ConfirmDialog>
  );
}
