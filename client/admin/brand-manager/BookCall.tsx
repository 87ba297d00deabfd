import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useBookCallWith } from '../../api/staff-calls';
import { momentWords } from '../../ui/call-words';
import { Fault } from '../../ui/Fault';
import { SlotPicker } from '../../ui/SlotPicker';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';

export type Guest = Readonly<{ name: string; email: string }>;
type BookCallProps = { brandId: string; guests: readonly Guest[] };

const nobody: Guest = { name: '', email: '' };

/** Opens the form, prefilled with the likeliest person. */
export function BookCall({ brandId, guests }: BookCallProps) {
  const [open, setOpen] = useState(false);
  if (open) return <BookCallForm brandId={brandId} guests={guests} onClose={() => setOpen(false)} />;
  return (
    <Box>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Book a call
      </Button>
    </Box>
  );
}

/** Who to call, and when. If someone else has taken the time, the page names it and asks for another. */
function BookCallForm({ brandId, guests, onClose }: BookCallProps & { onClose: () => void }) {
  const [guest, setGuest] = useState(guests[0] ?? nobody);
  const [startsAt, setStartsAt] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const book = useBookCallWith(brandId);
  const change = (field: string, set: () => void) => {
    set();
    setFaults(({ [field]: _, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return setFaults({ startsAt: 'Please choose a time.' });
    book.mutate(
      { ...guest, startsAt },
      {
        onSuccess: () => {
          toast.success(`Call booked for ${momentWords(startsAt)}. We’ve emailed ${guest.email} an invitation.`);
          onClose();
        },
        onError: ({ fieldErrors }) => {
          if (fieldErrors.startsAt) setStartsAt('');
          setFaults(fieldErrors);
        },
      },
    );
  };
  const text = (field: keyof Guest) => ({
    value: guest[field],
    error: field in faults,
    helperText: faults[field],
    onChange: ({ target }: { target: { value: string } }) =>
      change(field, () => setGuest({ ...guest, [field]: target.value })),
  });
  const chosen = guests.findIndex(({ name, email }) => name === guest.name && email === guest.email);
  return (
    <Box component="form" noValidate aria-label="Book a call" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {guests.length > 1 && (
        <TextField
          label="Who with"
          select
          value={chosen < 0 ? '' : String(chosen)}
          onChange={({ target }) => {
            setGuest(guests[Number(target.value)] ?? nobody);
            setFaults({});
          }}
        >
          {chosen < 0 && <option value="">Someone else</option>}
          {guests.map(({ name, email }, place) => (
            <option key={email} value={place}>
              {name ? `${name}, ${email}` : email}
            </option>
          ))}
        </TextField>
      )}
      <TextField {...text('name')} label="Name" autoComplete="off" />
      <TextField
        {...text('email')}
        label="Email"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
      />
      <SlotPicker
        value={startsAt}
        onChange={(slot) => change('startsAt', () => setStartsAt(slot))}
        fault={faults.startsAt}
      />
      {book.error && Object.keys(book.error.fieldErrors).length === 0 && <Fault>{book.error.message}</Fault>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={book.isPending}>Book the call</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Box>
  );
}
