import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { type GrowingList, isOfCities, labelFault, labelLimits } from '../../../../server/contract/lists/growing';
import { useAddToList } from '../../../api/list-additions';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { coordinatesOf } from '../../../ui/map/coordinates';
import { toast } from '../../../ui/toast';

type AddToListProps = { list: GrowingList; one: string; onDone: () => void };
type Faults = Readonly<{ label?: string; lat?: string }>;

const badCoordinates = 'Please give two coordinates in the British Isles, such as 53.96, -1.08.';

/** Asks for the name of what is added, and of a city where it lies. */
export function AddToList({ list, one, onDone }: AddToListProps) {
  const isCity = isOfCities(list);
  const [label, setLabel] = useState('');
  const [where, setWhere] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const add = useAddToList(list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const point = coordinatesOf(where) ?? null;
    const found: Faults = {
      label: labelFault(label),
      lat: isCity && where.trim() !== '' && !point ? badCoordinates : undefined,
    };
    setFaults(found);
    if (found.label ?? found.lat) return;
    add.mutate(
      { label: label.trim(), point },
      {
        onSuccess: () => {
          toast.success(`${label.trim()} is added.`);
          onDone();
        },
        onError: ({ fieldErrors }) => setFaults(fieldErrors),
      },
    );
  };
  const otherFault = add.error && Object.keys(add.error.fieldErrors).length === 0 ? add.error.message : null;
  return (
    <Box component="form" noValidate aria-label={`Add ${one}`} onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <TextField
        autoFocus
        label="Name"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        error={faults.label !== undefined}
        helperText={faults.label ?? 'As people will see it. You can change it later.'}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: labelLimits.most } }}
      />
      {isCity && (
        <TextField
          label="Coordinates of its middle"
          value={where}
          onChange={({ target }) => setWhere(target.value)}
          error={faults.lat !== undefined}
          helperText={
            faults.lat ?? 'Such as 53.96, -1.08, pasted from a maps app. Not needed for a city on the other list.'
          }
          autoComplete="off"
        />
      )}
      <Fault>{otherFault}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={add.isPending}>Add</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}
