import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../app/paths';
import { FaultPage } from './FaultPage';
import { homeOf } from './session/session';
import { useSession } from './session/session-context';

/** There is no page at this address. */
export function NotFound() {
  const session = useSession();
  const home = session.user ? homeOf(session) : paths.home;
  return (
    <FaultPage
      title="There’s nothing at this address"
      action={
        <Button component={Link} to={home} variant="contained">
          {session.user ? 'Back to Dashboard' : 'Go to the home page'}
        </Button>
      }
    >
      The page may have moved, or the address may be incomplete.
    </FaultPage>
  );
}
