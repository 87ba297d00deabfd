import {
  contentClaimed,
  contentDueAt as dueAt,
  daysAsked,
  submitted,
  points,
  visited,
  warned,
} from '../../../../test/support/collab-points.js';
import {
  aCollab,
  afterTheVisit,
  brandActor,
  daysAfter,
  influencerActor,
  staffActor,
} from '../../../../test/support/collabs.js';
import { aVideo, wholly } from '../../../../test/support/pieces.js';
import { rightsRun } from '../../../contract/terms.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { waitingFor } from './collab.js';
import { approvePiece, publish, submit } from './delivery.js';
import { completedAt, givesCreditBack } from './endings.js';
import {
  acceptDelivered,
  agreeDays,
  askDays,
  claimUndelivered,
  contestUndelivered,
  giveDays,
  refuseDays,
  remindContent,
  settleClaim,
} from './late-content.js';
import { actionsFor, move } from './moves.js';
import { missingPieces } from './owed.js';
import { morningOf } from './timings.js';
import { renewalActionsFor } from './usage-rights.js';

const weekLate = daysAfter(dueAt, 7);
const code = (wanted: string) => expect.objectContaining({ code: wanted });

describe('more days', () => {
  it('are asked for once, with a reason, for 14 at most', () => {
    for (const days of [0, 15, 1.5])
      expect(() => askDays(visited, days, influencerActor, afterTheVisit, 'Ill.')).toThrow(code('collabs/bad-days'));
    expect(() => askDays(visited, 14, influencerActor, afterTheVisit, ' ')).toThrow(code('collabs/reason-needed'));
    const [asked, event] = askDays(visited, 14, influencerActor, afterTheVisit, 'My camera broke.');
    expect(asked).toMatchObject({ contentDueAt: dueAt, daysAsked: { days: 14, reason: 'My camera broke.', agreed: null } });
    expect(event).toMatchObject({ name: 'collab.days-asked', payload: { reason: 'My camera broke.', proof: { days: 14 } } });
    expect(waitingFor(asked)).toBe('brand');
    expect(() => askDays(asked, 1, influencerActor, afterTheVisit, 'Again.')).toThrow(code('collabs/wrong-step'));
  }); // prettier-ignore

  it('move the day when the brand agrees, and not when it refuses', () => {
    const [agreed] = agreeDays(daysAsked, brandActor, afterTheVisit);
    expect(agreed).toMatchObject({ contentDueAt: daysAfter(dueAt, 7), daysGiven: 7, daysAsked: { agreed: true } });
    const [refused] = refuseDays(daysAsked, brandActor, afterTheVisit, 'The menu changes.');
    expect(refused).toMatchObject({ contentDueAt: dueAt, daysGiven: 0, daysAsked: { agreed: false } });
    expect(waitingFor(refused)).toBe('influencer');
  });

  it('that are given or refused say when content is due', () => {
    const facts = ([, event]: ReturnType<typeof agreeDays>) => event.payload.facts;
    expect(facts(askDays(visited, 5, influencerActor, afterTheVisit, 'Ill.'))).toEqual({ days: 5 });
    const until = daysAfter(dueAt, 7).toISOString();
    expect(facts(agreeDays(daysAsked, brandActor, afterTheVisit))).toEqual({ days: 7, until });
    expect(facts(refuseDays(daysAsked, brandActor, afterTheVisit))).toEqual({ until: dueAt.toISOString() });
  });

  it('are 30 in all', () => {
    const [given] = giveDays(visited, 20, brandActor, afterTheVisit);
    expect(() => giveDays(given, 11, brandActor, afterTheVisit)).toThrow(code('collabs/bad-days'));
    const [all] = giveDays(given, 10, staffActor, afterTheVisit, 'They called.');
    expect(all).toMatchObject({ contentDueAt: daysAfter(dueAt, 30), daysGiven: 30 });
    expect(actionsFor(all, brandActor, afterTheVisit)).not.toContain('give-days');
    expect(actionsFor(all, influencerActor, afterTheVisit)).not.toContain('ask-days');
  });

  it('that would leave the content late are too few', () => {
    expect(() => giveDays(visited, 7, brandActor, weekLate)).toThrow(code('collabs/days-over'));
    expect(giveDays(visited, 8, brandActor, weekLate)[0].contentDueAt).toEqual(daysAfter(dueAt, 8));
  });

  it('answer what was asked, take back a claim, and begin the time to its end again', () => {
    expect(giveDays(daysAsked, 3, brandActor, afterTheVisit)[0].daysAsked).toMatchObject({ agreed: true });
    expect(giveDays(contentClaimed, 20, brandActor, weekLate)[0].undeliveredClaim).toMatchObject({
      settled: 'dropped',
    });
    const late = daysAfter(dueAt, 39);
    expect(() => giveDays(warned, 30, brandActor, late)).toThrow(code('collabs/days-over'));
    expect(giveDays(warned, 30, brandActor, daysAfter(dueAt, 29))[0].closeWarnedAt).toBeNull();
  });
});

describe('the reminders of content', () => {
  test.each([
    [-3, 'soon'],
    [0, 'today'],
    [3, 'late'],
  ])('%i days from the due day: %s, and what is missing', (days, due) => {
    const { id } = visited.deliverables[0]!;
    const [withoutReel] = submit(visited, id, { ...wholly, file: aVideo }, influencerActor, afterTheVisit);
    for (const [collab, missing] of [[visited, '1 reel and 2 stories'], [withoutReel, '2 stories']] as const) {
      const [, event] = remindContent(collab, theProduct, morningOf(daysAfter(dueAt, days)));
      expect(event.payload.facts).toEqual({ due, missing, until: dueAt.toISOString() });
    }
  }); // prettier-ignore
});

describe('a claim that content never came', () => {
  const uphold = () => move(contentClaimed, 'uphold-undelivered', theProduct, daysAfter(weekLate, 2));

  it('waits for the creator, and for staff once it is contested with words', () => {
    expect(waitingFor(contentClaimed)).toBe('influencer');
    expect(() => contestUndelivered(contentClaimed, influencerActor, weekLate, ' ')).toThrow('Please give a reason.');
    const [contested, event] = contestUndelivered(contentClaimed, influencerActor, weekLate, 'It is being cut.');
    expect(waitingFor(contested)).toBe('staff');
    expect(event.payload.reason).toBe('It is being cut.');
    expect(contested.undeliveredClaim).toMatchObject({ words: 'We have written twice.', answer: 'It is being cut.' });
  });

  it('ends the Collab as undelivered when it is upheld, and the credit comes back', () => {
    const [ended, event] = uphold();
    expect(ended).toMatchObject({ outcome: 'undelivered', stage: 4, undeliveredClaim: { settled: 'upheld' } });
    expect(event.name).toBe('collab.undelivered');
    expect(givesCreditBack(ended, theProduct, daysAfter(weekLate, 2))).toBe(true);
  });

  it('keeps both sides’ words when it is dismissed, and cannot be made again', () => {
    const [contested] = points.contested;
    const [open] = settleClaim(contested, 'dismiss-undelivered', staffActor, weekLate, 'It is on its way.');
    expect(open).toMatchObject({
      ...{ outcome: 'open', reason: 'It is on its way.' },
      undeliveredClaim: { words: 'We have written twice.', answer: 'It is being cut.', settled: 'dismissed' },
    });
    expect(() => claimUndelivered(open, true, brandActor, daysAfter(weekLate, 9))).toThrow(code('collabs/wrong-step'));
  });

  it('cannot be made of drafts that wait for the brand, and names only what does not', () => {
    const now = daysAfter(dueAt, 30);
    expect(actionsFor(submitted, brandActor, now)).not.toContain('claim-undelivered');
    const [first] = submitted.deliverables;
    const partlySubmitted = { ...visited, deliverables: [first!, ...visited.deliverables.slice(1)] };
    expect(actionsFor(partlySubmitted, brandActor, now)).toContain('claim-undelivered');
    expect(missingPieces(partlySubmitted).map(({ piece }) => piece.id)).not.toContain(first!.id);
  });

  it('that was dropped can be made again', () => {
    const [open] = settleClaim(contentClaimed, 'drop-undelivered-claim', brandActor, weekLate);
    expect(claimUndelivered(open, true, brandActor, weekLate)[0].undeliveredClaim).toMatchObject({ settled: null });
  });

  it('is settled when the last missing piece is submitted, and completed when the last one is published', () => {
    const one = aCollab(4, { asks: [{ type: 'reel', contentType: 'video', count: 1 }] });
    const { id } = one.deliverables[0]!;
    const [claimed] = claimUndelivered(one, true, brandActor, weekLate);
    const [draft, ...events] = submit(claimed, id, { ...wholly, file: aVideo }, influencerActor, weekLate);
    expect(draft.undeliveredClaim).toMatchObject({ settled: 'delivered' });
    expect(events.map(({ name }) => name)).toContain('collab.undelivered-settled');

    const approved = approvePiece(submit(one, id, { ...wholly, file: aVideo }, influencerActor, dueAt)[0], id, brandActor, dueAt)[0];
    const [again] = claimUndelivered(approved, true, brandActor, weekLate);
    const [done] = publish(again, id, { url: 'https://www.instagram.com/reel/Cabc123' }, influencerActor, weekLate);
    expect(done).toMatchObject({ outcome: 'completed', undeliveredClaim: { settled: 'delivered' } });
  }); // prettier-ignore

  it.each([true, false])('leaves what was delivered to the brand as it chose: keeps it is %s', (keepsContent) => {
    const [partly] = points['partly delivered'];
    const [claimed] = claimUndelivered(partly, keepsContent, brandActor, weekLate);
    const now = daysAfter(weekLate, 2);
    const [ended] = move(claimed, 'uphold-undelivered', theProduct, now);
    const [piece] = ended.deliverables;
    expect(rightsRun(piece!.rightsUntil, now)).toBe(keepsContent);
    expect(renewalActionsFor(ended, { ...piece!, rightsUntil: now }, brandActor, now).includes('ask-renewal')).toBe(keepsContent);
  }); // prettier-ignore
});

describe('content that nobody claimed', () => {
  it('ends the Collab as undelivered without giving the credit back', () => {
    const now = daysAfter(dueAt, 45);
    const [ended] = move(warned, 'close-undelivered', theProduct, now);
    expect(ended.outcome).toBe('undelivered');
    expect(givesCreditBack(ended, theProduct, now)).toBe(false);
  });

  it('does not end it while everything waits for the brand', () => {
    const late = { ...submitted, closeWarnedAt: daysAfter(dueAt, 38) };
    expect(() => move(late, 'close-undelivered', theProduct, daysAfter(dueAt, 60))).toThrow(code('collabs/wrong-step'));
  });
});

it('the brand takes what there is for the whole, and what is missing is named', () => {
  const [partly] = points['partly delivered'];
  const [done, ...events] = acceptDelivered(partly, brandActor, weekLate, 'It is lovely.');
  expect(done).toMatchObject({
    ...{ stage: 6, outcome: 'completed', acceptedAt: weekLate },
    reason: 'The brand accepted what was delivered. Missing: 2 stories. Not posted: 1 reel. It is lovely.',
  });
  expect(events.map(({ name }) => name)).toEqual(['collab.accepted', 'collab.completed']);
  expect(completedAt(done)).toEqual(weekLate);
});
