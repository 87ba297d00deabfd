import {
  actors,
  aCollab,
  anAwaitedCollab,
  anOffer,
  aSlot,
  brandActor,
  influencerActor,
  monday,
  staffActor,
  visitAt,
} from '../../../../test/support/collabs.js';
import {
  addressed,
  after,
  allowed,
  answered,
  claimed,
  contentClaimed,
  hour,
  parcel,
  type Point,
  points,
  reminded,
  sent,
  visit,
  visited,
  warned,
  type Who,
} from '../../../../test/support/collab-points.js';
import { collabOutcomes } from '../../../contract/lists/index.js';
import { type Actor, DomainError, theProduct } from '../../../shared/kernel/index.js';
import { type Collab, request } from './collab.js';
import { actionsFor, allMoves, check, checkReason, type CollabAction, move, moved, moves, nextDue } from './moves.js';
import {
  askConfirmation,
  askNewTime,
  assume,
  checkIn,
  claimNoShow,
  confirm,
  contestNoShow,
  dispatch,
  giveAddress,
  receive,
  reschedule,
  schedule,
  settleAsVisited,
} from './visit.js';
import { givesCreditBack } from './endings.js';

const second = 1_000;

const every = allMoves.flatMap((action) => (Object.keys(points) as Point[]).map((point) => [action, point] as const));
const may = (collab: Collab, action: CollabAction, actor: Actor, now: Date): boolean => {
  try {
    check(collab, action, actor, now);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
};

describe('the table of moves', () => {
  test.each(every)('R350, R351, R354, R362: who may %s: %s', (action, point) => {
    const [collab, now] = points[point];
    const names = Object.keys(actors) as Who[];
    const wanted = names.filter((who) => allowed[action][point]?.some((each) => each === who));
    expect(names.filter((who) => may(collab, action, actors[who], now))).toEqual(wanted);
    const people = names.filter((who) => who !== 'product');
    expect(people.filter((who) => actionsFor(collab, actors[who], now).includes(action))).toEqual(
      wanted.filter((who) => who !== 'product'),
    );
  });

  test.each(allMoves)('R355: %s moves nothing that has ended', (action) => {
    const ends = collabOutcomes.filter(({ id }) => id !== 'open');
    const moving = Object.entries(points).flatMap(([point, [collab, now]]) =>
      ends.flatMap(({ id: outcome }) =>
        Object.entries(actors)
          .filter(([, actor]) => may({ ...collab, outcome }, action, actor, now))
          .map(([who]) => `${who} at ${point}, ${outcome}`),
      ),
    );
    expect(moving).toEqual([]);
  });

  it('R355: every end keeps the stage that was reached', () => {
    for (const action of ['decline', 'withdraw', 'cancel', 'expire', 'lapse', 'admit-no-show', 'uphold-no-show', 'uphold-undelivered', 'close-undelivered'] as const)
      expect(moves[action]).not.toHaveProperty('to');
  }); // prettier-ignore
});

describe('staff who act for someone', () => {
  it('R354: say why', () => {
    expect(() => checkReason(staffActor, ' ')).toThrow('Please give a reason.');
    for (const [actor, why] of [[staffActor, 'They called.'], [brandActor, ''], [theProduct, '']] as const)
      expect(() => checkReason(actor, why)).not.toThrow();
  }); // prettier-ignore
});

/** A request at noon on a Monday, and the steps after it. */
const asked = (at: string) => request(anOffer(), influencerActor.profile!.uid, '', influencerActor, new Date(at))[0];
const approvedAt = (at: string) => move(asked(at), 'approve', brandActor, new Date(at))[0];
const visitOn = (at: string): Collab => {
  const collab = approvedAt('2027-03-01T12:00:00Z');
  const slot = { ...aSlot(anOffer(), 1, new Date(at)), offerId: collab.offerId };
  return schedule(collab, slot, influencerActor, new Date('2027-03-01T12:00:00Z'))[0];
};
const claimedAt = (at: string): Collab => claimNoShow(visitOn(at), brandActor, new Date(at))[0];

const remindedAt = (at: string): Collab => ({ ...visited, contentRemindedAt: new Date(at) });

/**
 * The first moment at which the step is possible, or no longer possible. The clocks go forward on 28 March 2027, and
 * back on 31 October.
 */
const opening: readonly [string, CollabAction, Actor, Collab, string][] = [
  ['R356: a request expires after seven days', 'expire', theProduct, asked('2026-11-23T10:00:00Z'), '2026-11-30T10:00:00Z'],
  ['seven days over the change to summer time are an hour shorter', 'expire', theProduct, asked('2027-03-24T18:30:00Z'), '2027-03-31T17:30:00Z'],
  ['and over the change to winter time an hour longer', 'expire', theProduct, asked('2026-10-22T17:30:00Z'), '2026-10-29T18:30:00Z'],
  ['who has not chosen is reminded after 14 days', 'remind', theProduct, approvedAt('2026-11-23T10:00:00Z'), '2026-12-07T10:00:00Z'],
  ['14 days over the change', 'remind', theProduct, approvedAt('2027-03-20T12:00:00Z'), '2027-04-03T11:00:00Z'],
  ['nothing chosen for 21 days is cancelled', 'lapse', theProduct, approvedAt('2026-11-23T10:00:00Z'), '2026-12-14T10:00:00Z'],
  ['21 days over the change', 'lapse', theProduct, approvedAt('2026-10-15T08:00:00Z'), '2026-11-05T09:00:00Z'],
  ['both sides are asked 24 hours before', 'ask-confirmation', theProduct, visitOn('2027-03-10T19:00:00Z'), '2027-03-09T19:00:00Z'],
  ['24 hours before are elapsed hours', 'ask-confirmation', theProduct, visitOn('2027-03-28T12:00:00Z'), '2027-03-27T12:00:00Z'],
  ['the brand can confirm 24 hours before', 'confirm', brandActor, visitOn('2027-03-10T19:00:00Z'), '2027-03-09T19:00:00Z'],
  ['the door opens two hours before', 'check-in', brandActor, visitOn('2027-03-10T19:00:00Z'), '2027-03-10T17:00:00Z'],
  ['a no-show can be claimed when the visit should have begun', 'claim-no-show', brandActor, visitOn('2027-03-10T19:00:00Z'), '2027-03-10T19:00:00Z'],
  ['a visit of which nobody complains in 48 hours took place', 'assume', theProduct, visitOn('2027-03-10T19:00:00Z'), '2027-03-12T19:00:00Z'],
  ['a claim that nobody answers in 48 hours counts', 'uphold-no-show', theProduct, claimedAt('2027-03-27T19:00:00Z'), '2027-03-29T19:00:00Z'],
  ['the creator is reminded three days before, in the morning', 'remind-content', theProduct, visited, '2026-12-07T09:00:00Z'],
  ['on the day', 'remind-content', theProduct, remindedAt('2026-12-07T09:00:00Z'), '2026-12-10T09:00:00Z'],
  ['three days after it', 'remind-content', theProduct, remindedAt('2026-12-10T09:00:00Z'), '2026-12-13T09:00:00Z'],
  ['content can be claimed to be missing seven days after it was due', 'claim-undelivered', brandActor, visited, '2026-12-17T10:00:00Z'],
  ['such a claim that nobody answers in 48 hours counts', 'uphold-undelivered', theProduct, contentClaimed, '2026-12-19T10:00:00Z'],
  ['both are warned 38 days after it was due', 'warn-close', theProduct, visited, '2027-01-17T10:00:00Z'],
  ['45 days after it, it is closed', 'close-undelivered', theProduct, warned, '2027-01-24T10:00:00Z'],
  ['never less than seven days after the warning', 'close-undelivered', theProduct, { ...visited, closeWarnedAt: new Date('2027-02-01T10:00:00Z') }, '2027-02-08T10:00:00Z'],
]; // prettier-ignore

const closing: readonly [string, CollabAction, Actor, Collab, string][] = [
  ['R356: a request can be approved for seven days', 'approve', brandActor, asked('2026-11-23T10:00:00Z'), '2026-11-30T10:00:00Z'],
  ['and declined', 'decline', brandActor, asked('2026-11-23T10:00:00Z'), '2026-11-30T10:00:00Z'],
  ['a visit can be moved until it begins', 'reschedule', influencerActor, visitOn('2027-03-10T19:00:00Z'), '2027-03-10T19:00:00Z'],
  ['and cancelled', 'cancel', influencerActor, visitOn('2027-03-10T19:00:00Z'), '2027-03-10T19:00:00Z'],
  ['and confirmed', 'confirm', influencerActor, visitOn('2027-03-10T19:00:00Z'), '2027-03-10T19:00:00Z'],
  ['a no-show can be claimed for 48 hours', 'claim-no-show', brandActor, visitOn('2027-03-27T19:00:00Z'), '2027-03-29T19:00:00Z'],
  ['and contested for 48 hours', 'contest-no-show', influencerActor, claimedAt('2027-03-10T19:00:00Z'), '2027-03-12T19:00:00Z'],
  ['a claim of missing content too', 'contest-undelivered', influencerActor, contentClaimed, '2026-12-19T10:00:00Z'],
]; // prettier-ignore

describe('every time limit, a second before, at, and a second after', () => {
  test.each(opening)('%s (%s)', (_, action, actor, collab, moment) => {
    const opens = new Date(moment);
    const at = [-second, 0, second].map((ms) => may(collab, action, actor, after(opens, ms)));
    expect(at).toEqual([false, true, true]);
    expect(() => check(collab, action, actor, after(opens, -second))).toThrow('too early');
  });

  test.each(closing)('%s (%s)', (_, action, actor, collab, moment) => {
    const closes = new Date(moment);
    const at = [-second, 0, second].map((ms) => may(collab, action, actor, after(closes, ms)));
    expect(at).toEqual([true, false, false]);
    expect(() => check(collab, action, actor, closes)).toThrow('too late');
  });
});

describe('48 hours before the visit', () => {
  const limit = after(visitAt, -48 * hour);

  test.each([
    [-second, undefined],
    [0, undefined],
    [second, true],
  ])('%i ms from the limit: late is %s', (ms, late) => {
    const now = after(limit, ms);
    const slot = { ...aSlot(anOffer(), 1, after(visitAt, hour)), offerId: visit.offerId };
    for (const [changed, event] of [
      move(visit, 'cancel', influencerActor, now),
      reschedule(visit, slot, influencerActor, now),
      askNewTime(visit, influencerActor, now),
    ]) {
      expect(event.payload.late).toBe(late);
      expect(changed.lateBy).toBe(late ? 'influencer' : null);
      expect(event.payload.visitWasAt).toBe(visitAt.toISOString());
    }
    expect(givesCreditBack(move(visit, 'cancel', brandActor, now)[0], brandActor, now)).toBe(!late);
    expect(givesCreditBack(move(visit, 'cancel', influencerActor, now)[0], influencerActor, now)).toBe(true);
  });

  it('staff are never late', () => {
    expect(move(visit, 'cancel', staffActor, visitAt)[0].lateBy).toBeNull();
  });

  it('a no-show gives the credit back', () => {
    const now = after(visitAt, 48 * hour);
    expect(givesCreditBack(move(claimed, 'uphold-no-show', theProduct, now)[0], theProduct, now)).toBe(true);
  });
});

describe('a visit', () => {
  it('R351: is at the slot that was taken, and content is due 14 days after it, at the same time of day', () => {
    expect(visit).toMatchObject({ stage: 4, visitAt, contentDueAt: new Date('2026-12-10T10:00:00Z') });
    expect(visitOn('2027-03-20T19:00:00Z').contentDueAt).toEqual(new Date('2027-04-03T18:00:00Z'));
  });

  it('cannot be at a time of another offer, at one that is over, or moved to its own', () => {
    expect(() => schedule(anAwaitedCollab(3), aSlot(anOffer()), influencerActor, monday)).toThrow('no longer exists');
    const slot = { ...aSlot(anOffer()), offerId: visit.offerId };
    expect(() => reschedule(visit, slot, influencerActor, visitAt)).toThrow('This time has passed');
    expect(() => reschedule(visit, { ...slot, id: visit.slotId! }, influencerActor, monday)).toThrow('already');
  });

  it('that is moved is confirmed again', () => {
    const [confirmed] = confirm(visit, brandActor, after(visitAt, -hour));
    expect(() => confirm(confirmed, brandActor, after(visitAt, -hour))).toThrow('at this point of the Collab');
    const slot = { ...aSlot(anOffer(), 1, after(visitAt, 72 * hour)), offerId: visit.offerId };
    const [moved] = reschedule(askConfirmation(confirmed, theProduct, after(visitAt, -hour))[0], slot, influencerActor, monday);
    expect(moved).toMatchObject({ brandConfirmedAt: null, confirmAskedAt: null, slotId: slot.id });
  }); // prettier-ignore

  it('whose time cannot be kept has all its time to be agreed again', () => {
    const now = after(visitAt, -hour);
    const [again] = askNewTime(visit, brandActor, now, 'The oven is cold.');
    expect(again).toMatchObject({ stage: 3, slotId: null, visitAt: null, bookableSince: now, lateBy: 'brand', reason: 'The oven is cold.' });
  }); // prettier-ignore

  it('is unlocked by a check-in, by time, and by a claim that is dropped or dismissed', () => {
    const now = after(visitAt, hour);
    for (const [collab, by] of [
      [checkIn(visit, 'venue', brandActor, now)[0], 'venue'],
      [assume(visit, theProduct, after(visitAt, 48 * hour))[0], 'time'],
      [settleAsVisited(claimed, 'drop-claim', brandActor, now)[0], 'brand'],
      [settleAsVisited(answered, 'dismiss-no-show', staffActor, now, 'The till shows it.')[0], 'staff'],
    ] as const) {
      expect(collab).toMatchObject({ checkedInBy: by, noShowClaimedAt: null, stage: 4 });
      expect(collab.checkedInAt).not.toBeNull();
    }
  });

  it('a claim is answered with words', () => {
    expect(() => contestNoShow(claimed, influencerActor, visitAt, '  ')).toThrow('Please give a reason.');
  });
});

describe('a parcel', () => {
  it('needs an address, then a carrier, and content is due from the day it arrives', () => {
    expect(() => giveAddress(parcel, 'Bristol', influencerActor, monday)).toThrow('where the parcel should go');
    expect(() => dispatch(addressed, { carrier: ' ', trackingNumber: null }, brandActor, monday)).toThrow(
      'enter the carrier',
    );
    expect(sent).toMatchObject({ stage: 4, carrier: 'Royal Mail', trackingNumber: 'RM 1', contentDueAt: null });
    const [received] = receive(sent, influencerActor, new Date('2026-11-26T10:00:00Z'));
    expect(received).toMatchObject({ checkedInBy: 'influencer', contentDueAt: new Date('2026-12-10T10:00:00Z') });
  });
});

describe('what happens automatically', () => {
  test.each<[string, Collab, string | undefined, string | undefined]>([
    ['a request', aCollab(1), 'expire', '2026-11-30T10:00:00.000Z'],
    ['approved', anAwaitedCollab(3), 'remind', '2026-12-07T10:00:00.000Z'],
    ['reminded', reminded, 'lapse', '2026-12-14T10:00:00.000Z'],
    ['scheduled', visit, 'ask-confirmation', '2026-11-25T10:00:00.000Z'],
    ['asked', askConfirmation(visit, theProduct, after(visitAt, -hour))[0], 'assume', '2026-11-28T10:00:00.000Z'],
    ['claimed', claimed, 'uphold-no-show', '2026-11-28T10:00:00.000Z'],
    ['answered', answered, undefined, undefined],
    ['visited', visited, 'remind-content', '2026-12-07T09:00:00.000Z'],
    [
      'reminded of the content three times',
      remindedAt('2026-12-13T09:00:00Z'),
      'warn-close',
      '2027-01-17T10:00:00.000Z',
    ],
    [
      'told that it will be closed',
      { ...warned, contentRemindedAt: visitAt },
      'remind-content',
      '2026-12-07T09:00:00.000Z',
    ],
    [
      'told after every reminder',
      { ...warned, contentRemindedAt: warned.closeWarnedAt },
      'close-undelivered',
      '2027-01-24T10:00:00.000Z',
    ],
    ['claimed to be undelivered', contentClaimed, 'uphold-undelivered', '2026-12-19T10:00:00.000Z'],
    ['contested', points.contested[0], undefined, undefined],
    ['submitted, and waiting for the brand', points.submitted[0], undefined, undefined],
    ['sent', sent, undefined, undefined],
    ['ended', { ...aCollab(1), outcome: 'declined' }, undefined, undefined],
  ])('%s', (_, collab, action, at) => {
    expect(nextDue(collab)?.action).toBe(action);
    expect(nextDue(collab)?.at.toISOString()).toBe(at);
  });

  it('each step can be taken at its moment', () => {
    for (const collab of [aCollab(1), anAwaitedCollab(3), reminded, visit, claimed, visited, contentClaimed, warned]) {
      const { action, at } = nextDue(collab)!;
      expect(() => moved(collab, action, theProduct, at)).not.toThrow();
    }
  });
});
