import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { SlotPicker } from './SlotPicker';
import { SubmitButton } from './SubmitButton';
import { momentWords } from './call-words';
import { toast } from './toast';

type MoveCallProps = {
  move: Readonly<{
    isPending: boolean;
    mutate: (startsAt: string, told: { onSuccess: () => void; onError: (fault: Error) => void }) => void;
  }>;
  onDone: () => void;
  sx: SxProps<Theme>;
};

/** Moves a call to another time. */
export function MoveCall({ move, onDone, sx }: MoveCallProps) {
  const [startsAt, setStartsAt] = useState('');
  const [fault, setFault] = useState<string>();
  const choose = (slot: string) => {
    setStartsAt(slot);
    setFault(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return setFault('Please choose a time.');
    move.mutate(startsAt, {
      onSuccess: () => {
        toast.success(`The call has been moved to ${momentWords(startsAt)}.`);
        onDone();
      },
      onError: ({ message }) => {
        setStartsAt('');
        setFault(message);
      },
    });
  };
  return (
    <Box component="form" noValidate aria-label="Move the call" onSubmit={submit} sx={sx}>
      <SlotPicker value={startsAt} onChange={choose} fault={fault} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SubmitButton busy={move.isPending}>Move to this time</SubmitButton>
        <Button onClick={onDone}>Keep this time</Button>
      </Box>
    </Box>
  );
}
