import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import KeepViewInput from '../../api/limits/KeepViewInput.json';
import { useKeepView } from '../../api/saved-views';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useFilters } from '../list/useFilters';
import type { ViewResource } from './view-resource';

/** Keeps what the list is narrowed to now, and its order, under a name. */
export function SaveView({ resource }: { resource: ViewResource }) {
  const { sort } = useListContext();
  const { applied } = useFilters();
  const keep = useKeepView();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = { filter: applied, sort: { field: sort.field, order: sort.order } };
    keep.mutate(
      { resource, name, query, shared },
      {
        onSuccess: () => {
          setName('');
          toast.success('View saved');
        },
        onError: ({ message }) => toast.say(message),
      },
    );
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label="Save this view as"
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { required: true, maxLength: KeepViewInput.name.most } }}
      />
      <FormControlLabel
        control={<Checkbox checked={shared} onChange={(_, chosen) => setShared(chosen)} />}
        label="Colleagues can see it too"
      />
      <Box>
        <SubmitButton busy={keep.isPending}>Save view</SubmitButton>
      </Box>
    </Box>
  );
}
