import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { type Claim, useRefuseClaim } from './claims-api';

type RefuseClaimProps = { influencerId: string; claim: Claim; onClose: () => void };

const shortest = 5;

/** Asks for the reason, which the person reads. */
export function RefuseClaim({ influencerId, claim: { id, name }, onClose }: RefuseClaimProps) {
  const refuse = useRefuseClaim(influencerId);
  const [reason, setReason] = useState('');
  const ready = reason.trim().length >= shortest;
  return (
    <ConfirmDialog
      open
      title="Refuse the claim"
      busy={refuse.isPending || !ready}
      onCancel={onClose}
      onConfirm={() => refuse.mutate({ id, reason }, { onSuccess: onClose })}
    >
      <Typography sx={{ mb: 4 }}>{name} reads why.</Typography>
      <TextField
        id="refuse-claim-reason"
        label="Why"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        placeholder="The code is not in the bio of the account."
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ConfirmDialog>
  );
}
