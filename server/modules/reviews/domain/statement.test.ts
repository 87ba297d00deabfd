import {
  aCollab,
  anAwaitedCollab,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  staffActor,
  visitAt,
} from '../../../../test/support/collabs.js';
import {
  agreeDays,
  askDays,
  checkIn,
  claimNoShow,
  claimUndelivered,
  contestBill,
  contestNoShow,
  contestUndelivered,
  move,
  override,
  settleAsVisited,
  settleBill,
  typeBill,
} from '../../../../test/support/collab-decisions.js';
import { aReviewedCollab } from '../../../../test/support/reviews.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import type { CollabEvent } from '../../collabs/events.js';
import {
  appealReview,
  decideAppeal,
  giveReview,
  type Review,
  type ReviewedCollab,
  type ReviewEvent,
} from './review.js';
import { type LoggedEvent, statementNames, statementsOf } from './statement.js';

const logged = (event: CollabEvent | ReviewEvent): LoggedEvent => ({
  eventId: event.id,
  name: event.name,
  actorId: event.actor.userId,
  actorRole: event.actor.role,
  occurredAt: event.occurredAt.toISOString(),
  payload: event.payload,
});
/** Not completed by default. */
type Told = Omit<ReviewedCollab, 'completedAt'> & Partial<ReviewedCollab>;
const read = (told: Told, events: readonly (CollabEvent | ReviewEvent)[], reader: Actor, reviews: Review[] = []) =>
  statementsOf({ completedAt: null, ...told }, reviews, events.map(logged), reader, daysAfter(visitAt, 30)).map(
    ({ name, by, words }) => [name, by, words] as const,
  );

const [claimed, claim] = claimNoShow(anAwaitedCollab(4), brandActor, visitAt, 'Table stayed empty.');
const [answered, answer] = contestNoShow(claimed, influencerActor, visitAt, ' I sat at the bar. ');
const said = [
  ['collab.no-show-claimed', 'brand', 'Table stayed empty.'],
  ['collab.no-show-answered', 'influencer', 'I sat at the bar.'],
];

describe('what is said of a no-show', () => {
  it.each([
    ['brand', brandActor],
    ['influencer', influencerActor],
    ['staff', staffActor],
  ] as const)('both sides’ words, for the %s', (_, reader) => {
    expect(read(answered, [claim, answer], reader)).toEqual(said);
  });

  it('the answer’s words are in the log, as the claim’s are', () => {
    expect(answer.payload).toMatchObject({ reason: 'I sat at the bar.' });
    expect(answered.reason).toBe('Table stayed empty.');
  });

  it('stays to be read after the decision, with its reason', () => {
    const [visited, dismissed] = settleAsVisited(
      answered,
      'dismiss-no-show',
      staffActor,
      visitAt,
      'The door let them in.',
    );
    expect(read(visited, [claim, answer, dismissed], brandActor)).toEqual([
      ...said,
      ['collab.checked-in', 'staff', 'The door let them in.'],
    ]);
    const [ended, upheld] = move(answered, 'uphold-no-show', staffActor, visitAt, 'Nobody saw them.');
    expect(read(ended, [claim, answer, upheld], influencerActor)).toEqual([
      ...said,
      ['collab.no-show', 'staff', 'Nobody saw them.'],
    ]);
  });

  it('says what the log did not have of an answer', () => {
    const { reason: _, ...payload } = answer.payload;
    expect(read(answered, [claim, { ...answer, payload }], staffActor)).toEqual(said);
  });

  it('a claim that nobody answered was decided by time', () => {
    const [ended, lapsed] = move(claimed, 'uphold-no-show', theProduct, daysAfter(visitAt, 2));
    expect(read(ended, [claim, lapsed], staffActor).at(-1)).toEqual(['collab.no-show', 'product', null]);
  });

  it('a claim that was dropped says so without words; a plain check-in says nothing', () => {
    const [dropped, drop] = settleAsVisited(claimed, 'drop-claim', brandActor, visitAt);
    expect(read(dropped, [claim, drop], influencerActor).at(-1)).toEqual(['collab.checked-in', 'brand', null]);
    const [visited, arrival] = checkIn(anAwaitedCollab(4), 'brand', brandActor, visitAt);
    expect(read(visited, [arrival], influencerActor)).toEqual([]);
    const [back, corrected] = override(visited, { stage: 3 }, staffActor, visitAt, 'Another table.');
    expect(read(back, [claim, corrected, arrival], influencerActor).map(([name]) => name)).toEqual([
      'collab.no-show-claimed',
      'collab.overridden',
    ]);
  });

  it('names no words that were erased', () => {
    const erased = [{ ...logged(claim), payload: null }];
    expect(statementsOf({ ...claimed, completedAt: null }, [], erased, staffActor, visitAt)).toMatchObject([
      { by: 'brand', words: null },
    ]);
  });
});

it('what the brand alone knows is not told to the influencer', () => {
  const [withdrawn, event] = move(anAwaitedCollab(1), 'decline', brandActor, monday, 'Fully booked.');
  const unsent = { ...event, payload: { ...event.payload, unsent: true as const } };
  expect(read(withdrawn, [unsent], influencerActor)).toEqual([]);
  expect(read(withdrawn, [unsent], brandActor)).toEqual([['collab.declined', 'brand', 'Fully booked.']]);
});

describe('what is said of a review', () => {
  const completed: ReviewedCollab = { ...aReviewedCollab(), completedAt: visitAt };
  const [first, given] = giveReview(completed, [], { opinion: 2, words: 'Late.' }, brandActor, visitAt);
  const [second] = giveReview(completed, [first], { opinion: 6, words: 'Lovely.' }, influencerActor, visitAt);
  const [appealed, appeal] = appealReview(completed, [first, second], first.id, 'On time.', influencerActor, visitAt);
  const decide = (decision: 'kept' | 'hidden') =>
    decideAppeal(completed, appealed, { decision, note: 'The door agrees.' }, staffActor, visitAt);

  it('nothing, until there is an appeal', () => {
    expect(read(completed, [given], staffActor, [first, second])).toEqual([]);
  });

  it('the review, the appeal and the decision', () => {
    const [kept, decision] = decide('kept');
    for (const reader of [brandActor, influencerActor, staffActor])
      expect(read(completed, [given, appeal, decision], reader, [kept, second])).toEqual([
        ['review.given', 'brand', 'Late.'],
        ['review.appealed', 'influencer', 'On time.'],
        ['review.decided', 'staff', 'The door agrees.'],
      ]);
  });

  it('a hidden review is read by its writer and by staff alone', () => {
    const [hidden, decision] = decide('hidden');
    const words = (reader: Actor) => read(completed, [given, appeal, decision], reader, [hidden, second])[0]![2];
    expect([brandActor, influencerActor, staffActor].map(words)).toEqual(['Late.', null, 'Late.']);
  });
});

it('says what both sides said of content that never came, and what was decided', () => {
  const [asked, ask] = askDays(aCollab(4), 5, influencerActor, visitAt, 'I am ill.');
  const [longer, given] = agreeDays(asked, brandActor, visitAt);
  const late = daysAfter(longer.contentDueAt!, 8);
  const [missing, missed] = claimUndelivered(longer, true, brandActor, late, 'We have written twice.');
  const [contested, contest] = contestUndelivered(missing, influencerActor, late, 'You never sent the menu.');
  const [ended, upheld] = move(contested, 'uphold-undelivered', staffActor, late, 'The menu was sent.');
  const events = [ask, given, missed, contest, upheld];
  expect(read(ended, events, influencerActor)).toEqual([
    ['collab.days-asked', 'influencer', 'I am ill.'],
    ['collab.days-given', 'brand', null],
    ['collab.undelivered-claimed', 'brand', 'We have written twice.'],
    ['collab.undelivered-answered', 'influencer', 'You never sent the menu.'],
    ['collab.undelivered', 'staff', 'The menu was sent.'],
  ]);
  expect(
    statementsOf({ ...ended, completedAt: null }, [], events.map(logged), brandActor, late).map(({ days }) => days),
  ).toEqual([...[5, 5, null, null, null]]);
});

it('leaves out a bill that was typed again before it was answered', () => {
  const [first, typo] = typeBill(aCollab(4), 2_020, 'venue', brandActor, visitAt);
  const [billed, bill] = typeBill(first, 20_200, 'venue', brandActor, visitAt);
  const [contested, contest] = contestBill(billed, 'We had no wine.', 16_000, influencerActor, visitAt);
  const [, decision] = settleBill(contested, 16_000, staffActor, visitAt, 'The till says so.');
  const events = [typo, bill, contest, decision].map(logged);
  const statements = statementsOf({ ...contested, completedAt: null }, [], events, brandActor, visitAt);
  expect(statements.map(({ pence }) => pence)).toEqual([20_200, 16_000, 16_000]);
});

it('says what the bill was, according to each side, and what was decided', () => {
  const [billed, bill] = typeBill(aCollab(4), 20_200, 'venue', brandActor, visitAt);
  const [contested, contest] = contestBill(billed, 'We had no wine.', 16_000, influencerActor, visitAt);
  const [settled, decision] = settleBill(contested, 16_000, staffActor, visitAt, 'The till says so.');
  const events = [bill, contest, decision].map(logged);
  for (const reader of [brandActor, influencerActor, staffActor])
    expect(statementsOf({ ...settled, completedAt: null }, [], events, reader, visitAt)).toMatchObject([
      { name: 'collab.bill-typed', by: 'brand', words: null, pence: 20_200 },
      { name: 'collab.bill-contested', by: 'influencer', words: 'We had no wine.', pence: 16_000 },
      { name: 'collab.bill-settled', by: 'staff', words: 'The till says so.', pence: 16_000 },
    ]);
});

it('is asked of events that there are, each once', () => {
  const names: readonly (CollabEvent | ReviewEvent)['name'][] = statementNames; // the compiler knows them
  expect(new Set(names).size).toBe(names.length);
});
