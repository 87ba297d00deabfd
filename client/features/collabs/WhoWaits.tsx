import type { Collab, Side } from '../../api/collabs';
import { whoWaits } from './waiting';
import { productNow } from '../../api/clock';
import { useSession } from '../../shell/session/session-context';

/** The sentence under the title; screen readers hear it when it changes. */
export function WhoWaits({ collab }: { collab: Collab }) {
  const reader = useReader();
  return <span role="status">{whoWaits(collab, reader, productNow())}</span>;
}

export type Reader = Side | 'staff';

/** The reader’s side of the Collab. */
export function useReader(): Reader {
  const { actor } = useSession();
  return actor.type === 'brand' || actor.type === 'influencer' ? actor.type : 'staff';
}
