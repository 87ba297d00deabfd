import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useMoveCall } from '../../api/staff-calls';
import { momentWords } from '../../ui/call-words';
import { SlotPicker } from '../../ui/SlotPicker';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';

/** Another time for a call. */
export function MoveCall({ id, onDone }: { id: string; onDone: () => void }) {
  const [startsAt, setStartsAt] = useState('');
  const [fault, setFault] = useState<string>();
  const move = useMoveCall(id);
  const choose = (slot: string) => {
    setStartsAt(slot);
    setFault(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return setFault('Please choose a time.');
    move.mutate(startsAt, {
      onSuccess: () => {
        toast.success(`The call is moved to ${momentWords(startsAt)}.`);
        onDone();
      },
      onError: ({ message }) => {
        setStartsAt('');
        setFault(message);
      },
    });
  };
  return (
    <Box component="form" aria-label="Move the call" onSubmit={submit} sx={{ display: 'grid', gap: 4, mt: 3 }}>
      <SlotPicker value={startsAt} onChange={choose} fault={fault} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={move.isPending}>Move to this time</SubmitButton>
        <Button onClick={onDone}>Keep the time</Button>
      </Box>
    </Box>
  );
}
