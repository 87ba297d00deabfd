import { type Fact, type Side, undoesVisit } from './fact.js';
import { promptAnswerHours } from '../../../contract/rules/reliability.js';
import { type DraftWait, pieceDueAt } from '../../../contract/rules/deadlines.js';

/** Counters for pieces and rounds; they aren't promises. */
export const markKinds = ['answer', 'visit', 'late', 'content', 'undelivered', 'draft', 'round', 'piece'] as const;
export type MarkKind = (typeof markKinds)[number];

/** What one event says about one side of a Collab: a promise kept or missed, or a counter. */
export type Mark = Readonly<{
  eventId: string;
  collabId: string;
  side: Side;
  profileId: string;
  /** The other side. */
  otherId: string;
  kind: MarkKind;
  kept: boolean | null;
  /** The response time. */
  minutes: number | null;
  at: Date;
}>;

/** What this event says about this side. */
export const mark = (
  fact: Fact,
  side: Side,
  kind: MarkKind,
  kept: boolean | null,
  minutes: number | null = null,
): Mark => {
  const { eventId, collabId, brandId, influencerId, at } = fact;
  const [profileId, otherId] = side === 'brand' ? [brandId, influencerId] : [influencerId, brandId];
  return { eventId, collabId, side, profileId, otherId, kind, kept, minutes, at };
};

const minuteMs = 60_000;
const promptMs = promptAnswerHours * 60 * minuteMs;
const bothSides = ['brand', 'influencer'] as const;

type Question = Readonly<{ at: Date; of: Side }>;

/**
 * A response from the side that was asked, or its absence by the deadline. If the Collab ends before that, there is no
 * mark.
 */
function answered(fact: Fact, { at, of }: Question): Mark[] {
  const took = fact.at.getTime() - at.getTime();
  const prompt = took <= promptMs;
  if (fact.by === of && fact.name !== 'collab.withdrawn')
    return [mark(fact, of, 'answer', prompt, Math.round(took / minuteMs))];
  return prompt ? [] : [mark(fact, of, 'answer', false)];
}

/** Who changed the visit too late. */
const lateness = (fact: Fact): Mark[] =>
  fact.late && (fact.by === 'brand' || fact.by === 'influencer') ? [mark(fact, fact.by, 'late', false)] : [];

const saysNoShow = ({ name, outcome }: Fact): boolean =>
  name === 'collab.no-show' || (name === 'collab.overridden' && outcome === 'no_show');

/**
 * Marks for both sides from one Collab's events, in order. Corrections by staff replace what they correct: a Collab has
 * at most one visit, kept or missed. `contentDueAt` is the agreed day plus extensions; null if nothing is due.
 */
export function marksOf(facts: readonly Fact[], contentDueAt: Date | null): Mark[] {
  const marks: Mark[] = [];
  let question: Question | null = null;
  let parcelIsOwed = false;
  let visit: Mark[] = [];
  for (const fact of facts) {
    switch (fact.name) {
      case 'collab.requested':
        question = { at: fact.at, of: fact.by === 'brand' ? 'influencer' : 'brand' };
        break;
      case 'collab.address-given':
        parcelIsOwed = true;
        break;
      case 'collab.dispatched':
        parcelIsOwed = false;
        break;
      case 'collab.checked-in':
        visit = bothSides.map((side) => mark(fact, side, 'visit', true));
        break;
      case 'deliverable.sent-back':
      case 'deliverable.approved':
        marks.push(
          ...bothSides.map((side) => mark(fact, side, fact.name === 'deliverable.approved' ? 'piece' : 'round', null)),
        );
        break;
      case 'collab.cancelled':
        if (fact.by === 'product' && parcelIsOwed) visit = [mark(fact, 'brand', 'visit', false)];
        marks.push(...lateness(fact));
        break;
      case 'collab.moved':
      case 'collab.time-asked':
        marks.push(...lateness(fact));
        break;
      case 'collab.no-show':
      case 'collab.overridden':
        if (undoesVisit(fact)) visit = [];
        if (saysNoShow(fact)) visit = [mark(fact, 'influencer', 'visit', false)];
        break;
      case 'collab.gift-corrected':
      case 'collab.bill-typed':
      case 'collab.bill-contested':
      case 'collab.bill-settled':
        break; // about the gift: see giftLinesOf
      case 'collab.days-given':
      case 'collab.accepted':
      case 'collab.completed':
      case 'collab.undelivered':
      case 'deliverable.submitted':
      case 'deliverable.published':
        break; // about the content: see contentMarksOf
      default:
        if (question) marks.push(...answered(fact, question));
        question = null;
    }
  }
  return [...marks, ...visit, ...contentMarksOf(facts, contentDueAt)];
}

/** How one piece was delivered. Without a post, approval counts as delivery. */
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
 * The creator's delivery, one promise per finished Collab: in time, late or never. Not counted if the brand accepted it
 * as complete, or staff moved it.
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

/**
 * Whether the brand reviewed drafts itself, one promise per Collab: the first one left to the deadline counts against
 * it.
 */
function draftsOf(facts: readonly Fact[]): Mark[] {
  const answers = facts.filter(({ name }) => name === 'deliverable.sent-back' || name === 'deliverable.approved');
  const leftToTime = answers.find(({ by }) => by === 'product');
  if (leftToTime) return [mark(leftToTime, 'brand', 'draft', false)];
  const answered = answers.findLast(({ by }) => by === 'brand');
  return answered ? [mark(answered, 'brand', 'draft', true)] : [];
}

/** Marks for both sides of a Collab from its content. */
export const contentMarksOf = (facts: readonly Fact[], contentDueAt: Date | null): Mark[] => [
  ...deliveryOf(facts, contentDueAt),
  ...draftsOf(facts),
];
