import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type Collab, useMoveCollab } from '../../api/collabs';
import MoveCollabInput from '../../api/limits/MoveCollabInput.json';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { Note, Step } from './Step';
import { useReader } from './reader';
import Box from '@mui/material/Box';

/** A shipped product: its address, dispatch and arrival. */
export function ParcelStep({ collab }: { collab: Collab }) {
  const reader = useReader();
  const { actions, parcel, stage, checkedInAt } = collab;
  if (!parcel || checkedInAt || collab.outcome !== 'open' || stage < 3) return null;
  if (stage === 4) return <OnItsWay collab={collab} parcel={parcel} />;
  return (
    <Step title={reader === 'influencer' ? 'Where should it go?' : 'Send the parcel'}>
      {reader === 'brand' && !parcel.deliverTo && (
        <Typography>
          We’ve asked @{collab.influencer.handle} for an address. You can send the parcel once you have it.
        </Typography>
      )}
      {reader === 'brand' && parcel.deliverTo && <Note by="Send it to">{parcel.deliverTo}</Note>}
      {actions.includes('give-address') && <AddressForm id={collab.id} deliverTo={parcel.deliverTo ?? ''} />}
      {actions.includes('dispatch') && <DispatchForm id={collab.id} />}
    </Step>
  );
}

function OnItsWay({ collab, parcel }: { collab: Collab; parcel: NonNullable<Collab['parcel']> }) {
  const move = useMoveCollab(collab.id);
  return (
    <Step title="On its way">
      <Typography>
        {parcel.carrier}
        {parcel.trackingNumber ? `, number ${parcel.trackingNumber}` : ''}
      </Typography>
      <Fault>{move.error?.message}</Fault>
      {collab.actions.includes('receive') && (
        <Button
          variant="contained"
          loading={move.isPending}
          onClick={() =>
            move.mutate(
              { action: 'receive' },
              { onSuccess: () => toast.success('Marked as received. You can submit content now.') },
            )
          }
          sx={{ justifySelf: 'start' }}
        >
          Received
        </Button>
      )}
    </Step>
  );
}

/** The delivery address; it can be corrected until the parcel is sent. */
function AddressForm({ id, deliverTo }: { id: string; deliverTo: string }) {
  const [address, setAddress] = useState(deliverTo);
  const move = useMoveCollab(id);
  const fault = move.error?.fieldErrors.deliverTo;
  const give = (event: FormEvent) => {
    event.preventDefault();
    move.mutate(
      { action: 'give-address', deliverTo: address.trim() },
      { onSuccess: () => toast.success('Saved. The brand will send the parcel there.') },
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
        slotProps={{ htmlInput: { maxLength: MoveCollabInput.deliverTo.most } }}
      />
      {!fault && <Fault>{move.error?.message}</Fault>}
      <SubmitButton busy={move.isPending} sx={{ mt: 4 }}>
        {deliverTo ? 'Correct the address' : 'Give this address'}
      </SubmitButton>
    </form>
  );
}

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
      { onSuccess: () => toast.success('Saved. We’ve let the creator know that it’s on its way.') },
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
        It’s on its way
      </SubmitButton>
    </form>
  );
}
