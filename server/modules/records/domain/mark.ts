import { promptAnswerHours } from '../../../contract/rules/reliability.js';
import { type Fact, type Side, undoesVisit } from './fact.js';

/** A piece and a round are counted beside each other; nobody has promised that there are none. */
export const markKinds = ['answer', 'visit', 'late', 'round', 'piece'] as const;
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

const minuteMs = 60_000;
const promptMs = promptAnswerHours * 60 * minuteMs;
const bothSides = ['brand', 'influencer'] as const;

const mark = (fact: Fact, side: Side, kind: MarkKind, kept: boolean | null, minutes: number | null = null): Mark => {
  const { eventId, collabId, brandId, influencerId, at } = fact;
  const [profileId, otherId] = side === 'brand' ? [brandId, influencerId] : [influencerId, brandId];
  return { eventId, collabId, side, profileId, otherId, kind, kept, minutes, at };
};

type Question = Readonly<{ at: Date; of: Side }>;

/** An answer of whoever was asked, or that none has come in time. An end within the time says nothing. */
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
 * visit at most, kept or missed.
 */
export function marksOf(facts: readonly Fact[]): Mark[] {
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
      default:
        if (question) marks.push(...answered(fact, question));
        question = null;
    }
  }
  return [...marks, ...visit];
}
