import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '../../shell/session/session-context';
import { resources } from '../resources';
import { ActionButton } from '../staff/ActionButton';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';
import type { User } from './user';

/** Helps a person in, or shuts them out: only what one's own staff role allows. */
export function AccessActions({ user: { id, email, disabledAt } }: { user: User }) {
  const may = useMay();
  const { actor } = useSession();
  const what = { resource: resources.users, id };
  const other = actor.uid !== id;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {!disabledAt && may('person.send-link') && (
        <ActionButton
          {...what}
          action="send-link"
          label="Send sign-in link"
          done={`A link is on its way to ${email}`}
        />
      )}
      {disabledAt && may('person.enable') && (
        <ActionButton {...what} action="enable" label="Enable" done={`${email} can sign in again`} />
      )}
      {other && may('person.end-sessions') && (
        <ConfirmedAction
          {...what}
          action="end-sessions"
          label="End sessions"
          done={`${email} is signed out everywhere`}
        >
          <Typography>{email} will be signed out everywhere at once, and can sign in again.</Typography>
        </ConfirmedAction>
      )}
      {other && !disabledAt && may('person.disable') && (
        <ConfirmedAction {...what} action="disable" label="Disable" done={`${email} can no longer sign in`}>
          <Typography>
            {email} will be signed out everywhere at once, and cannot sign in until you enable them again.
          </Typography>
        </ConfirmedAction>
      )}
    </Box>
  );
}
