import { useMutation } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { type Door, openDoor, type ProblemError } from './door-api';

/** Lets this phone in at its door. */
export function PinForm({ token, onOpen }: { token: string; onOpen: (door: Door) => void }) {
  const [pin, setPin] = useState('');
  const open = useMutation<Door, ProblemError>({ mutationFn: () => openDoor(token, pin), onSuccess: onOpen });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.trim()) open.mutate();
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      <Typography>Type the PIN that the brand has given you. This phone then works for twelve hours.</Typography>
      <TextInput
        label="PIN"
        value={pin}
        onChange={setPin}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={20}
      />
      <Fault>{open.error?.message}</Fault>
      <SubmitButton busy={open.isPending} size="large">
        Open
      </SubmitButton>
    </form>
  );
}
