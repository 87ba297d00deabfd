import { deliverableStatuses } from '../../../server/contract/lists/collab';
import { deliverableTypeLabel } from '../../../server/contract/lists/labels';
import { labelOf } from '../../../server/contract/lists/option';
import { piecesInWords } from '../../../server/contract/rules/pieces-in-words';
import type { Collab, Deliverable } from '../../api/collabs';
import { formInWords } from '../../ui/asks';

/** "2. Reel (video)". */
export const pieceTitle = ({ type, contentType }: Deliverable, number: number): string =>
  `${number}. ${deliverableTypeLabel(type)} (${formInWords[contentType]})`;

/** After these ends, what is missing was owed; after the others, such as a declined request, nothing was. */
const isOwed = (outcome: Collab['outcome']): boolean => ['completed', 'undelivered', 'no_show'].includes(outcome);

const isDropped = ({ status, rounds, versions }: Deliverable, { outcome }: Collab): boolean =>
  status === 'inprogress' && outcome !== 'open' && !isOwed(outcome) && rounds.length === 0 && versions.length === 0;

/** The Collab's pieces with their numbers, and in words those that nobody began before it ended: "1 reel"; or empty. */
export function piecesOf(collab: Collab) {
  const numbered = collab.deliverables.map((piece, position) => ({ piece, number: position + 1 }));
  const pieces = numbered.filter(({ piece }) => !isDropped(piece, collab));
  return { pieces, dropped: piecesInWords(collab.deliverables.filter((piece) => isDropped(piece, collab))) };
}

/**
 * Its status, and for a draft whether the brand has approved it. Nobody works on it before the Collab is approved, or
 * after its end.
 */
export function pieceStatus({ status, approvedAt, rounds }: Deliverable, { stage, outcome }: Collab): string {
  if (status === 'draft' && approvedAt) return 'Approved';
  if (status === 'inprogress' && outcome !== 'open') return isOwed(outcome) ? 'Not delivered' : 'Not needed';
  if (status === 'inprogress' && rounds.length > 0) return 'Changes suggested';
  if (status === 'inprogress' && stage === 1) return 'Requested';
  return labelOf(deliverableStatuses, status, 'N/A');
}
