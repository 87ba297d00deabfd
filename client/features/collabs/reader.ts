import type { Side } from '../../api/collabs';
import { useSession } from '../../shell/session/session-context';

export type Reader = Side | 'staff';

/** The user's side of the Collab. */
export function useReader(): Reader {
  const { actor } = useSession();
  return actor.type === 'brand' || actor.type === 'influencer' ? actor.type : 'staff';
}
