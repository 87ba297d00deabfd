import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import {
  type GrowingList,
  type ListedOption,
  isOfCities,
  labelFault,
  labelLimits,
} from '../../../../server/contract/lists/growing';
import { useListAdditions, useAddToList } from '../../../api/staff-settings';
import { Fault } from '../../../ui/Fault';
import { useMay } from '../../staff/useMay';
import { AdditionRow } from './AdditionRow';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { coordinatesOf } from '../../../ui/map/degrees';
import { toast } from '../../../ui/toast';

type GrowingNamesProps = {
  list: GrowingList;
  options: readonly ListedOption[];
  title: string;
  /** The singular noun: “a city”. */
  one: string;
};

/** One list: built-in values, staff's additions, and a button to add more. */
export function GrowingNames({ list, options, title, one }: GrowingNamesProps) {
  const titleId = useId();
  const { data, error } = useListAdditions();
  const mayChange = useMay()('settings.change');
  const [adding, setAdding] = useState(false);
  const builtIn = options.filter(({ list: addedTo, hidden }) => addedTo === undefined && !hidden);
  const added = data?.filter((item) => item.list === list) ?? [];
  return (
    <Box component="section" aria-labelledby={titleId} sx={part}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2">
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Built in ({builtIn.length}):{' '}
        </Box>
        {builtIn.map(({ label }) => label).join(', ')}
      </Typography>
      {!data && (error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={48} />)}
      {added.length > 0 && (
        <Box component="ul" aria-label={`${title} added by staff`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {added.map((addition) => (
            <AdditionRow key={addition.id} addition={addition} mayChange={mayChange} />
          ))}
        </Box>
      )}
      {data && added.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          None added yet.
        </Typography>
      )}
      {data &&
        mayChange &&
        (adding ? (
          <AddToList list={list} one={one} onDone={() => setAdding(false)} />
        ) : (
          <Button variant="outlined" onClick={() => setAdding(true)} sx={{ justifySelf: 'start' }}>
            Add {one}
          </Button>
        ))}
    </Box>
  );
}

const part = {
  width: '100%',
  display: 'grid',
  gap: 2,
  '& + &': { mt: 2, pt: 4, borderTop: '1px solid', borderColor: 'pass.line' },
} as const;

type AddToListProps = { list: GrowingList; one: string; onDone: () => void };
type Faults = Readonly<{ label?: string; lat?: string }>;

const badCoordinates = 'Please enter two coordinates in the British Isles, such as 53.96, -1.08.';

/** Asks for the name of the addition and, for a city, its location. */
function AddToList({ list, one, onDone }: AddToListProps) {
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
          toast.success(`${label.trim()} added.`);
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
          label="Coordinates of its centre"
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
