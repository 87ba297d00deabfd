import { IconPencil, IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { IconAction } from '../../ui/IconAction';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { toast } from '../../ui/toast';
import { addressOfSaved, type SavedSearch, useChangeSearches } from './browser-api';
import { appliedFilters, filterFrom } from './browser-filter';

/** One saved search: its name opens it. */
export function SavedSearchRow({ search, onOpened }: { search: SavedSearch; onOpened: () => void }) {
  const { pathname, search: now } = useLocation();
  const [renaming, setRenaming] = useState(false);
  const change = useChangeSearches();
  const address = addressOfSaved(search.filter);
  const filter = filterFrom(address);
  const uid = new URLSearchParams(now).get('uid');
  if (uid) address.set('uid', uid);
  const remove = () =>
    change.mutate(
      { kind: 'remove', search },
      {
        onSuccess: () =>
          toast.say(`“${search.name}” removed.`, {
            undo: () => change.mutate({ kind: 'keep', name: search.name, filter }),
          }),
        onError: ({ message }) => toast.say(message),
      },
    );
  return (
    <Box component="li" sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider' }}>
      {renaming ? (
        <Rename search={search} onDone={() => setRenaming(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              variant="subtitle1"
              component={Link}
              to={`${pathname}?${address.toString()}`}
              onClick={onOpened}
              sx={{ color: 'primary.main' }}
            >
              {search.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[...(filter.text ? [`“${filter.text}”`] : []), ...appliedFilters(filter).map(({ label }) => label)].join(
                ', ',
              )}
            </Typography>
          </Box>
          <IconAction icon={IconPencil} label={`Rename ${search.name}`} onClick={() => setRenaming(true)} />
          <IconAction icon={IconTrash} label={`Remove ${search.name}`} onClick={remove} />
        </Box>
      )}
    </Box>
  );
}

function Rename({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const [name, setName] = useState(search.name);
  const change = useChangeSearches();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) change.mutate({ kind: 'change', search, name: name.trim() }, { onSuccess: onDone });
  };
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        label="New name"
        value={name}
        onChange={setName}
        maxLength={browserLimits.savedSearchName}
        fault={change.error ? (change.error.fieldErrors.name ?? change.error.message) : null}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <SubmitButton busy={change.isPending}>Save</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}
