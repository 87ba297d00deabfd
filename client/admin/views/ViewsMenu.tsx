import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { type SavedView, useRemoveView, useSavedViews, useKeepView } from '../../api/desk';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';
import type { ViewResource } from './view-resource';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import KeepViewInput from '../../api/limits/KeepViewInput.json';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { useFilters } from '../list/useFilters';

type ViewsMenuProps = { anchor: HTMLElement; resource: ViewResource; onClose: () => void };

/** Saved views of this list: apply, save, remove. */
export function ViewsMenu({ anchor, resource, onClose }: ViewsMenuProps) {
  const { data, error } = useSavedViews(resource);
  const list = useListContext();
  const take = ({ query }: SavedView) => {
    list.setFilters(query.filter, {});
    list.setSort({ field: query.sort.field, order: query.sort.order });
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Saved views', sx: { width: 340, maxWidth: '90vw', p: 4 } } }}
    >
      <Typography variant="h3">Saved views</Typography>
      <Fault>{error?.message}</Fault>
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          None yet. Filter the list, then save it as a view.
        </Typography>
      )}
      <Box component="ul" aria-label="Saved views" sx={{ listStyle: 'none', m: 0, p: 0, my: 2 }}>
        {data?.map((view) => (
          <ViewRow key={view.id} view={view} onTake={() => take(view)} />
        ))}
      </Box>
      <SaveView resource={resource} />
    </Popover>
  );
}

function ViewRow({ view: { id, name, shared, own }, onTake }: { view: SavedView; onTake: () => void }) {
  const remove = useRemoveView();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button onClick={onTake} sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', overflowWrap: 'anywhere' }}>
        {name}
      </Button>
      {shared && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {own ? 'Shared' : 'A colleague’s'}
        </Box>
      )}
      {own && (
        <IconButton
          aria-label={`Remove the view “${name}”`}
          onClick={() => remove.mutate(id, { onError: ({ message }) => toast.say(message) })}
        >
          <IconX size={18} stroke={1.75} />
        </IconButton>
      )}
    </Box>
  );
}

/** Saves the current filters and sort order under a name. */
function SaveView({ resource }: { resource: ViewResource }) {
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
