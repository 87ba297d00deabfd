import { promptAnswerHours } from '../../../contract/rules/reliability.js';
import { contentMarksOf } from './content-marks.js';
import { type Fact, type Side, undoesVisit } from './fact.js';
import { type Mark, mark } from './mark.js';

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
