import useMediaQuery from '@mui/material/useMediaQuery';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';

/** A ticket opens in a drawer over the dashboard, on smaller screens as a page of its own. */
export function useCollabAddress(): (id: string) => string {
  const { actor } = useSession();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  return (id) => (wide ? paths.brand.dashboardCollab(actor.uid, id) : paths.collab(id));
}
