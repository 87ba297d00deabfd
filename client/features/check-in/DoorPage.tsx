import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { productNow } from '../../api/clock';
import type { ProblemError } from '../../api/client';
import OpenDoorInput from '../../api/limits/OpenDoorInput.json';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { type Door, keptDoor, openDoor } from './door-api';
import { GuestDesk } from './GuestDesk';

/** What the people of a venue open on their phone: a PIN, then a code for each guest. They have no account. */
export function DoorPage() {
  const { token } = useParams();
  const [search] = useSearchParams();
  const [door, setDoor] = useState<Door | null>(() => {
    const known = keptDoor(productNow());
    return !token || known?.token === token ? known : null;
  });
  return (
    <Box component="main" sx={{ maxWidth: 440, mx: 'auto', px: 4, py: { xs: 6, sm: 10 }, display: 'grid', gap: 6 }}>
      <Typography variant="h1">Check-in</Typography>
      {door && <GuestDesk door={door} code={search.get('code') ?? ''} onPinNeeded={() => setDoor(null)} />}
      {!door && token && <PinForm token={token} onOpen={setDoor} />}
      {!door && !token && (
        <Typography>
          Please open your venue’s check-in link on this phone first and enter its PIN. Then scan the code again.
        </Typography>
      )}
    </Box>
  );
}

/** Lets this phone in at its door. */
function PinForm({ token, onOpen }: { token: string; onOpen: (door: Door) => void }) {
  const [pin, setPin] = useState('');
  const open = useMutation<Door, ProblemError>({ mutationFn: () => openDoor(token, pin), onSuccess: onOpen });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.trim()) open.mutate();
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      <Typography>Enter the PIN the brand gave you. This phone then works for twelve hours.</Typography>
      <TextInput
        label="PIN"
        value={pin}
        onChange={setPin}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={OpenDoorInput.pin.most}
      />
      <Fault>{open.error?.message}</Fault>
      <SubmitButton busy={open.isPending} size="large">
        Open
      </SubmitButton>
    </form>
  );
}
