import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { memberRoles } from '../../../server/contract/rules/member-rights';
import { call } from '../../api/client';
import { type RecordOf, resources } from '../resources';
import { useAct } from '../staff/ActionButton';
import type { User } from './user';
import { roleLabels } from '../../ui/role-labels';

type Found = RecordOf<'brands'> | RecordOf<'influencers'>;
const kinds = [
  { id: 'brand', label: 'Brand', resource: resources.brands },
  { id: 'influencer', label: 'Influencer', resource: resources.influencers },
] as const;

/** Finds a brand or an influencer by name and lets the person act for it. */
export function LinkProfile({ user }: { user: User }) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0]);
  const [found, setFound] = useState<Found | null>(null);
  const [role, setRole] = useState<(typeof memberRoles)[number]>('member');
  const [q, setQ] = useState('');
  const query = { filter: { q }, sort: { field: 'name', order: 'ASC' as const }, pagination: { page: 1, perPage: 10 } };
  const { data: choices = [], isFetching } = useGetList<Found>(kind.resource, query, { enabled: open });
  const close = () => {
    setOpen(false);
    setFound(null);
  };
  const { run, busy } = useAct({
    done: `${user.email} now acts for ${found?.name ?? 'the profile'}`,
    onDone: close,
  });
  const link = ({ id: uid }: Found) =>
    run(() =>
      call('POST /api/v1/admin/user-explorer/{id}/link-profile', {
        path: { id: user.id },
        body: { uid, type: kind.id, role },
      }),
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Link a profile
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Link a profile</DialogTitle>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 4, pt: '8px !important' }}>
          <TextField
            select
            label="Kind"
            value={kind.id}
            onChange={({ target }) => {
              setKind(kinds.find(({ id }) => id === target.value) ?? kinds[0]);
              setFound(null);
            }}
          >
            {kinds.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Autocomplete
            options={choices}
            value={found}
            loading={isFetching}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            filterOptions={(options) => options}
            onChange={(_, next) => setFound(next)}
            onInputChange={(_, typed) => setQ(typed)}
            renderInput={(params) => <TextField {...params} label="Name" />}
          />
          <TextField
            select
            label="Role"
            value={role}
            onChange={({ target }) => setRole(memberRoles.find((each) => each === target.value) ?? 'member')}
          >
            {memberRoles.map((each) => (
              <MenuItem key={each} value={each}>
                {roleLabels[each]}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="contained" disabled={!found || busy} onClick={() => found && link(found)}>
            Link
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
