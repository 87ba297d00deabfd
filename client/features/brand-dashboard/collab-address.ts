import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { useMedia } from '../../ui/use-media';

/** A ticket opens in a drawer over the dashboard, on smaller screens as a page of its own. */
export function useCollabAddress(): (id: string) => string {
  const { actor } = useSession();
  const wide = useMedia('(min-width: 1200px)');
  return (id) => (wide ? paths.brand.dashboardCollab(actor.uid, id) : paths.collab(id));
}
