import Box from '@mui/material/Box';
import MoveCollabInput from '../../api/limits/MoveCollabInput.json';
import { TextField } from '../../ui/TextField';
import { type FormEvent, useState } from 'react';
import { useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';

/** The brand has sent the parcel. */
export function DispatchForm({ id }: { id: string }) {
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const move = useMoveCollab(id);
  const fault = move.error?.fieldErrors.carrier;
  const send = (event: FormEvent) => {
    event.preventDefault();
    move.mutate(
      { action: 'dispatch', carrier: carrier.trim(), trackingNumber: trackingNumber.trim() },
      { onSuccess: () => toast.success('Saved. We’ve let the influencer know that it’s on its way.') },
    );
  };
  return (
    <form onSubmit={send} noValidate>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          label="Carrier"
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
          error={fault !== undefined}
          helperText={fault}
          slotProps={{ htmlInput: { maxLength: MoveCollabInput.carrier.most } }}
        />
        <TextField
          label="Tracking number (optional)"
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MoveCollabInput.trackingNumber.most } }}
        />
      </Box>
      {!fault && <Fault>{move.error?.message}</Fault>}
      <SubmitButton busy={move.isPending} sx={{ mt: 4 }}>
        It is on its way
      </SubmitButton>
    </form>
  );
}
