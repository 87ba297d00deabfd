import {
  aCollab,
  anAwaitedCollab,
  anOffer,
  aSlot,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  staffActor,
  visitAt,
} from '../../../../test/support/collabs.js';
import { cancellationOf, creditReturnsUntil, endWithAccount, givesCreditBack } from './endings.js';
import { move } from './moves.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import type { Collab } from './collab.js';
import { askNewTime, schedule } from './visit.js';

describe('when an account is closed', () => {
  test.each([
    ['who asked withdraws a request', aCollab(1), influencerActor, 'withdrawn', 'collab.withdrawn'],
    ['who was asked declines it', aCollab(1), brandActor, 'declined', 'collab.declined'],
    ['an approved Collab is cancelled', aCollab(3), influencerActor, 'cancelled', 'collab.cancelled'],
    ['so is one with a time', aCollab(4), brandActor, 'cancelled', 'collab.cancelled'],
    [
      'and one whose content waits for an answer',
      { ...aCollab(4), stage: 5 as const },
      influencerActor,
      'cancelled',
      'collab.cancelled',
    ],
  ])('%s', (_, collab, actor, outcome, name) => {
    const [ended, event] = endWithAccount(collab, actor.profile!.type, actor, monday)!;
    expect(ended).toMatchObject({ outcome, stage: collab.stage, reason: 'The account was closed.' });
    expect(event).toMatchObject({ name, payload: { outcome } });
  });

  it('what has ended stays as it is', () => {
    const [cancelled] = move(aCollab(3), 'cancel', brandActor, monday);
    expect(endWithAccount(cancelled, 'influencer', influencerActor, monday)).toBeNull();
  });

  it('staff who delete a profile end its Collabs as if that side had left', () => {
    expect(endWithAccount(aCollab(1), 'influencer', staffActor, monday)![0].outcome).toBe('withdrawn');
    expect(endWithAccount(aCollab(1), 'brand', staffActor, monday)![0].outcome).toBe('declined');
  });
});

const before = (hours: number, moreMs = 0) => new Date(visitAt.getTime() - hours * 3_600_000 + moreMs);

describe('R255: whether an end gives the credit back', () => {
  test.each([
    ['the brand, days before the visit', brandActor, before(71), true],
    ['the brand, at exactly 48 hours', brandActor, before(48), true],
    ['the brand, a millisecond later', brandActor, before(48, 1), false],
    ['the brand, after the visit', brandActor, before(-1), false],
    ['the influencer, an hour before', influencerActor, before(1), true],
    ['staff, an hour before', staffActor, before(1), true],
    ['the product itself', theProduct, before(1), true],
  ])('%s', (_, actor, now, back) => expect(givesCreditBack(aCollab(4), actor, now)).toBe(back));

  it('always while no time has been chosen', () => {
    expect(givesCreditBack(aCollab(1), brandActor, monday)).toBe(true);
    expect(givesCreditBack(aCollab(3), brandActor, before(-100))).toBe(true);
    expect(creditReturnsUntil(aCollab(3))).toBeNull();
  });

  describe('after a new time was asked for', () => {
    const visit = anAwaitedCollab(4);
    const askedBy = (actor: Actor, hours: number, collab = visit) => askNewTime(collab, actor, before(hours))[0];
    const cancelledBy = (actor: Actor, collab: Collab) => {
      const now = before(1);
      return givesCreditBack(move(collab, 'cancel', actor, now, 'The oven is cold.')[0], actor, now);
    };
    const bookedAgain = (collab: Collab) => {
      const slot = { ...aSlot(anOffer(), 1, daysAfter(visitAt, 7)), offerId: visit.offerId };
      return schedule(collab, slot, influencerActor, before(1))[0];
    };

    test.each([
      ['the brand asked in the last hour and cancels', brandActor, 1, brandActor, false],
      ['the brand asked at exactly 48 hours and cancels', brandActor, 48, brandActor, true],
      ['the brand asked late, the influencer cancels', brandActor, 1, influencerActor, true],
      ['the brand asked late, staff cancel', brandActor, 1, staffActor, true],
      ['the influencer asked late, the brand cancels', influencerActor, 1, brandActor, true],
      ['the influencer asked late and cancels', influencerActor, 1, influencerActor, true],
      ['staff asked late, the brand cancels', staffActor, 1, brandActor, true],
    ])('%s', (_, asks, hours, cancels, back) => expect(cancelledBy(cancels, askedBy(asks, hours))).toBe(back));

    it('a brand that asked late sees that it doesn’t come back any more', () => {
      expect(creditReturnsUntil(askedBy(brandActor, 1))).toEqual(before(1));
      expect(creditReturnsUntil(askedBy(influencerActor, 1))).toBeNull();
    });

    it('a visit that was booked again is judged on its own', () => {
      const again = bookedAgain(askedBy(brandActor, 1));
      expect(cancelledBy(brandActor, again)).toBe(true);
      expect(cancelledBy(brandActor, askedBy(influencerActor, 1, again))).toBe(true);
    });
  });
});

describe('R255: the event of a cancellation', () => {
  test.each([
    ['the brand, days before', brandActor, 71, { by: 'brand', late: false, creditReturned: true }],
    ['the brand, an hour before', brandActor, 1, { by: 'brand', late: true, creditReturned: false }],
    ['the influencer, an hour before', influencerActor, 1, { by: 'influencer', late: true, creditReturned: true }],
    ['staff, an hour before', staffActor, 1, { by: 'staff', late: false, creditReturned: true }],
  ])('%s', (_, actor, hours, told) =>
    expect(cancellationOf(...move(anAwaitedCollab(4), 'cancel', actor, before(hours), 'The oven is cold.'))).toEqual(
      told,
    ),
  );

  it('a time that ran out is nobody’s', () => {
    const lapsed = move(anAwaitedCollab(3), 'lapse', theProduct, daysAfter(monday, 30));
    expect(cancellationOf(...lapsed)).toEqual({ by: 'product', late: false, creditReturned: true });
  });
});
