import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import LookAtCodeInput from '../../api/limits/LookAtCodeInput.json';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { type Door, forgetDoor, type Guest, lookAtCode, type ProblemError } from './door-api';
import { GuestCard } from './GuestCard';

type GuestDeskProps = {
  door: Door;
  /** From the QR code that was scanned, if one was. */
  code: string;
  onPinNeeded: () => void;
};

/** A code is typed or scanned, and shows whose it is. */
export function GuestDesk({ door, code: scanned, onPinNeeded }: GuestDeskProps) {
  const [code, setCode] = useState(scanned);
  const look = useMutation<Guest, ProblemError, string>({
    mutationFn: (typed) => lookAtCode(door, typed),
    onError: ({ slug }) => {
      if (slug !== 'pin-needed' && slug !== 'door-not-found') return;
      forgetDoor();
      onPinNeeded();
    },
  });
  const { mutate } = look;
  useEffect(() => {
    if (scanned) mutate(scanned);
  }, [scanned, mutate]);
  const next = () => {
    setCode('');
    look.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) mutate(code);
  };
  if (look.data) return <GuestCard door={door} guest={look.data} onNext={next} />;
  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      <Typography>Scan the guest’s code with the camera of this phone, or type its eight characters.</Typography>
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
        Look
      </SubmitButton>
    </form>
  );
}
