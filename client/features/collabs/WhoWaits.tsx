import { productNow } from '../../api/clock';
import type { Collab } from '../../api/collabs';
import { useReader } from './reader';
import { whoWaits } from './waiting';

/** The sentence under the title; screen readers hear it when it changes. */
export function WhoWaits({ collab }: { collab: Collab }) {
  const reader = useReader();
  return <span role="status">{whoWaits(collab, reader, productNow())}</span>;
}
