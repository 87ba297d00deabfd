import { type DraftWait, pieceDueAt } from '../../../contract/rules/deadlines.js';
import type { Fact } from './fact.js';
import { type Mark, mark } from './mark.js';

/** How one piece came about. Where nothing is posted, its approval is its delivery. */
type Piece = Readonly<{ submittedAt: Date | null; waits: readonly DraftWait[]; deliveredAt: Date | null }>;
const untouched: Piece = { submittedAt: null, waits: [], deliveredAt: null };

function after(piece: Piece, { name, at }: Fact): Piece {
  if (name === 'deliverable.submitted') return { ...piece, submittedAt: at };
  if (name === 'deliverable.published') return { ...piece, deliveredAt: at };
  const waits = piece.submittedAt ? [...piece.waits, { from: piece.submittedAt, until: at }] : piece.waits;
  return { submittedAt: null, waits, deliveredAt: name === 'deliverable.approved' ? at : null };
}

function isLate(pieces: ReadonlyMap<string, Piece>, contentDueAt: Date): boolean {
  return [...pieces.values()].some(
    ({ deliveredAt, waits }) => deliveredAt !== null && deliveredAt > pieceDueAt(contentDueAt, waits),
  );
}

/**
 * How the creator delivered, one promise a Collab that has ended: in time, late or never. What the brand took for the whole, and
 * what staff put anywhere else, says nothing.
 */
function deliveryOf(facts: readonly Fact[], contentDueAt: Date | null): Mark[] {
  const pieces = new Map<string, Piece>();
  let delivery: Mark[] = [];
  let isAccepted = false;
  for (const fact of facts) {
    if (fact.pieceId) pieces.set(fact.pieceId, after(pieces.get(fact.pieceId) ?? untouched, fact));
    switch (fact.name) {
      case 'collab.accepted':
        isAccepted = true;
        break;
      case 'collab.completed':
        if (contentDueAt && !isAccepted)
          delivery = [mark(fact, 'influencer', 'content', !isLate(pieces, contentDueAt))];
        break;
      case 'collab.undelivered':
        delivery = [mark(fact, 'influencer', 'undelivered', false)];
        break;
      case 'collab.overridden':
        isAccepted = false;
        delivery = fact.outcome === 'undelivered' ? [mark(fact, 'influencer', 'undelivered', false)] : [];
    }
  }
  return delivery;
}

/** Whether the brand answered drafts itself, one promise a Collab: the first that it left to time speaks against it. */
function draftsOf(facts: readonly Fact[]): Mark[] {
  const answers = facts.filter(({ name }) => name === 'deliverable.sent-back' || name === 'deliverable.approved');
  const leftToTime = answers.find(({ by }) => by === 'product');
  if (leftToTime) return [mark(leftToTime, 'brand', 'draft', false)];
  const answered = answers.findLast(({ by }) => by === 'brand');
  return answered ? [mark(answered, 'brand', 'draft', true)] : [];
}

/** What its content says of both sides of a Collab. */
export const contentMarksOf = (facts: readonly Fact[], contentDueAt: Date | null): Mark[] => [
  ...deliveryOf(facts, contentDueAt),
  ...draftsOf(facts),
];
