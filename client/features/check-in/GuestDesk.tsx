import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import type { ProblemError } from '../../api/client';
import LookAtCodeInput from '../../api/limits/LookAtCodeInput.json';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { atDoor, type CheckedInGuest, type Door, type Guest, lookAtCode, checkIn } from './door-api';
import { BillCard } from './BillCard';
import { CheckedInGuests } from './CheckedInGuests';
import Button from '@mui/material/Button';
import { Avatar } from '../../ui/Avatar';
import { FoodRisksNote } from '../../ui/food-risks/FoodRisksNote';
import { exactTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import { GuestBill } from './GuestBill';

type GuestDeskProps = {
  door: Door;
  /** From the QR code that was scanned, if one was. */
  code: string;
  onPinNeeded: () => void;
};

/** A code is typed or scanned, and shows whose it is; below, who is in, for their bills. */
export function GuestDesk({ door, code: scanned, onPinNeeded }: GuestDeskProps) {
  const [code, setCode] = useState(scanned);
  const [billed, setBilled] = useState<CheckedInGuest | null>(null);
  const look = useMutation<Guest, ProblemError, string>({
    mutationFn: (typed) => atDoor(lookAtCode(door, typed), onPinNeeded),
  });
  const { mutate } = look;
  useEffect(() => {
    if (scanned) mutate(scanned);
  }, [scanned, mutate]);
  const next = () => {
    setCode('');
    setBilled(null);
    look.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) mutate(code);
  };
  const here = { door, onPinNeeded };
  if (billed) return <BillCard {...here} guest={billed} onBack={next} />;
  if (look.data) return <GuestCard {...here} guest={look.data} onNext={next} />;
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 4 }}>
        <Typography>Scan the guest’s code with this phone’s camera, or type its eight characters.</Typography>
        <TextInput
          label="Code"
          value={code}
          onChange={setCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LookAtCodeInput.code.most}
        />
        <Fault>{look.error?.message}</Fault>
        <SubmitButton busy={look.isPending} size="large">
          Find guest
        </SubmitButton>
      </Box>
      <CheckedInGuests {...here} onChoose={setBilled} />
    </Box>
  );
}

type GuestCardProps = { door: Door; guest: Guest; onPinNeeded: () => void; onNext: () => void };

/** Who has come, with how many, and what they wrote; one button lets them in, and then their bill can be entered. */
function GuestCard({ door, guest, onPinNeeded, onNext }: GuestCardProps) {
  const { name, handle, avatarPath, guests, title, venue, note, visitAt, foodRisks } = guest;
  const confirm = useMutation<unknown, ProblemError>({
    mutationFn: () => atDoor(checkIn(door, guest), onPinNeeded),
  });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Ticket
        title={name}
        subtitle={`@${handle}`}
        headingLevel="h2"
        media={<Avatar filePath={avatarPath} name={name} size={48} />}
        stamp={confirm.isSuccess ? 'Checked in' : undefined}
        justStamped={confirm.isSuccess}
        facts={[
          { label: 'For', value: title },
          { label: 'Guests', value: guests },
          { label: 'Visit', value: exactTime(visitAt) },
          { label: 'Where', value: venue },
        ]}
      >
        {note && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      </Ticket>
      <FoodRisksNote risks={foodRisks} name={name}>
        Please share it with the kitchen and the floor only.
      </FoodRisksNote>
      <Fault>{confirm.error?.message}</Fault>
      {confirm.isSuccess && <Typography role="status">{name} is checked in. Enjoy the visit.</Typography>}
      {confirm.isSuccess && <GuestBill door={door} guest={{ ...guest, bill: null }} onPinNeeded={onPinNeeded} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!confirm.isSuccess && (
          <Button
            variant="contained"
            size="large"
            loading={confirm.isPending}
            onClick={() => confirm.mutate()}
            sx={{ flex: 1 }}
          >
            Check in
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={onNext} sx={{ flex: 1 }}>
          Next guest
        </Button>
      </Box>
    </Box>
  );
}
