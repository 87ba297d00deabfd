import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { call } from '../../api/client';
import { useSession } from '../../shell/session/session-context';
import { ActionButton } from '../staff/ActionButton';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';
import type { User } from './user';

/** Helps a person in, or shuts them out: only what one's own staff role allows. */
export function AccessActions({ user: { id, email, disabledAt } }: { user: User }) {
  const may = useMay();
  const { actor } = useSession();
  const path = { id };
  const other = actor.uid !== id;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {!disabledAt && may('person.send-link') && (
        <ActionButton
          act={() => call('POST /api/v1/admin/user-explorer/{id}/send-link', { path })}
          label="Send sign-in link"
          done={`A link is on its way to ${email}`}
        />
      )}
      {disabledAt && may('person.enable') && (
        <ActionButton
          act={() => call('POST /api/v1/admin/user-explorer/{id}/enable', { path })}
          label="Enable"
          done={`${email} can sign in again`}
        />
      )}
      {other && may('person.end-sessions') && (
        <ConfirmedAction
          act={() => call('POST /api/v1/admin/user-explorer/{id}/end-sessions', { path })}
          label="End sessions"
          done={`${email} is signed out everywhere`}
        >
          <Typography>{email} will be signed out everywhere at once, and can sign in again.</Typography>
        </ConfirmedAction>
      )}
      {other && !disabledAt && may('person.disable') && (
        <ConfirmedAction
          act={() => call('POST /api/v1/admin/user-explorer/{id}/disable', { path })}
          label="Disable"
          done={`${email} can no longer sign in`}
        >
          <Typography>
            {email} will be signed out everywhere at once, and cannot sign in until you enable them again.
          </Typography>
        </ConfirmedAction>
      )}
    </Box>
  );
}
