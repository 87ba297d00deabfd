import { TextField } from '../../ui/TextField';
import { type FormEvent, useState } from 'react';
import { useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';

/** Where the parcel goes; it can be corrected until it is on its way. */
export function AddressForm({ id, deliverTo }: { id: string; deliverTo: string }) {
  const [address, setAddress] = useState(deliverTo);
  const move = useMoveCollab(id);
  const fault = move.error?.fieldErrors.deliverTo;
  const give = (event: FormEvent) => {
    event.preventDefault();
    move.mutate(
      { action: 'give-address', deliverTo: address.trim() },
      { onSuccess: () => toast.success('Kept. The brand sends the parcel there.') },
    );
  };
  return (
    <form onSubmit={give} noValidate>
      <TextField
        label="Address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        multiline
        minRows={4}
        fullWidth
        autoComplete="street-address"
        error={fault !== undefined}
        helperText={fault ?? 'Name, street, town and postcode. Only the brand sees it.'}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {!fault && <Fault>{move.error?.message}</Fault>}
      <SubmitButton busy={move.isPending} sx={{ mt: 4 }}>
        {deliverTo ? 'Correct the address' : 'Give this address'}
      </SubmitButton>
    </form>
  );
}
