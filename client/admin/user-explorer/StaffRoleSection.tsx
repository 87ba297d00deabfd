import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../api/client';
import { useSession } from '../../shell/session/session-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ExactTime } from '../../ui/RelativeTime';
import { useAct } from '../staff/ActionButton';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';
import { type User, staffRoleLabel, staffRoles } from './user';

const nobody = 'none';

/** A person's staff role, and their authenticator app. Only for super users, and never for themselves. */
export function StaffRoleSection({ user }: { user: User }) {
  const may = useMay();
  const { actor } = useSession();
  const { id, email, staffRole, secondFactorSince } = user;
  const [chosen, setChosen] = useState<string>(staffRole ?? nobody);
  const [asking, setAsking] = useState(false);
  const role = staffRoles.find((each) => each.id === chosen)?.id ?? null;
  const done = role ? `${email} is now ${staffRoleLabel(role)}` : `${email} is no longer staff`;
  const { run, busy } = useAct({ done });
  if (actor.uid === id || !may('staff.change-role')) return null;

  return (
    <Box component="section" aria-labelledby="staff-role" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h3" id="staff-role">
        Staff
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <TextField
          select
          label="Role"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value={nobody}>Not staff</MenuItem>
          {staffRoles.map((each) => (
            <MenuItem key={each.id} value={each.id}>
              {each.label}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" disabled={busy || role === staffRole} onClick={() => setAsking(true)}>
          Change role
        </Button>
      </Box>
      {(staffRole ?? secondFactorSince) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {secondFactorSince ? (
            <>
              Two-step sign-in since <ExactTime time={secondFactorSince} />
            </>
          ) : (
            'No authenticator app yet'
          )}
        </Typography>
      )}
      {secondFactorSince && (
        <ConfirmedAction
          act={() => call('POST /api/v1/admin/user-explorer/{id}/reset-second-factor', { path: { id } })}
          label="Reset two-step sign-in"
          done={`${email} can set up another app. A sign-in link is on its way.`}
        >
          <Typography>
            Only do this if {email} has lost both their phone and their recovery codes, and you’re sure who is asking.
            We’ll sign them out everywhere and email them a sign-in link.
          </Typography>
        </ConfirmedAction>
      )}
      <ConfirmDialog
        open={asking}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          run(() =>
            call('POST /api/v1/admin/user-explorer/{id}/staff-role', { path: { id }, body: { staffRole: role } }),
          );
        }}
      >
        <Typography>
          {role ? `${email} will become ${staffRoleLabel(role)}.` : `${email} will no longer be staff.`} They’ll be
          signed out everywhere and have to sign in again.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
