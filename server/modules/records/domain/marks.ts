import { type Fact, type Side, undoesVisit } from './fact.js';
import { promptAnswerHours } from '../../../contract/rules/reliability.js';
import { type DraftWait, pieceDueAt } from '../../../contract/rules/deadlines.js';

/** A piece and a round are counted beside each other; nobody has promised that there are none. */
export const markKinds = ['answer', 'visit', 'late', 'content', 'undelivered', 'draft', 'round', 'piece'] as const;
export type MarkKind = (typeof markKinds)[number];

/** What one event of a Collab says of one of its sides: a promise kept or missed, or something that is only counted. */
export type Mark = Readonly<{
  eventId: string;
  collabId: string;
  side: Side;
  profileId: string;
  /** The other side. */
  otherId: string;
  kind: MarkKind;
  kept: boolean | null;
  /** How long an answer took. */
  minutes: number | null;
  at: Date;
}>;

/** What this event says of this side. */
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

/** An answer from the side that was asked, or that none came in time. If the Collab ends before that, there is no mark. */
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
 * What the events of one Collab, in their order, say of its sides. What staff put right counts as they put it: a Collab has one
 * visit at most, kept or missed. `contentDueAt` is the day agreed, with all days given; null where nothing is due.
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
