import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { SlotPicker } from '../../../ui/SlotPicker';
import { SubmitButton } from '../../../ui/SubmitButton';
import { checks } from '../checks';
import { formRows } from '../form-rows';
import type { useChangeCall } from './calls-api';

type MoveCallFormProps = {
  change: ReturnType<typeof useChangeCall>;
  onMoved: (startsAt: string) => void;
  onBack: () => void;
};

/** Another time for a call. */
export function MoveCallForm({ change, onMoved, onBack }: MoveCallFormProps) {
  const [startsAt, setStartsAt] = useState('');
  const [fault, setFault] = useState<string>();
  const choose = (slot: string) => {
    setStartsAt(slot);
    setFault(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checks.slot(startsAt);
    if (wrong !== true) return setFault(wrong);
    change.mutate(startsAt, {
      onSuccess: () => onMoved(startsAt),
      onError: ({ message }) => {
        setStartsAt('');
        setFault(message);
      },
    });
  };
  return (
    <Box component="form" noValidate aria-label="Move the call" onSubmit={submit} sx={{ ...formRows, mt: 8 }}>
      <SlotPicker value={startsAt} onChange={choose} fault={fault} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SubmitButton busy={change.isPending}>Move to this time</SubmitButton>
        <Button onClick={onBack}>Keep the time</Button>
      </Box>
    </Box>
  );
}
