import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import type { ProblemError } from '../../api/client';
import LookAtCodeInput from '../../api/limits/LookAtCodeInput.json';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { atDoor, type CheckedInGuest, type Door, type Guest, lookAtCode } from './door-api';
import { BillCard } from './BillCard';
import { CheckedInGuests } from './CheckedInGuests';
import { GuestCard } from './GuestCard';

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
