import { aCollab, brandActor, influencerActor, monday, staffActor, visitAt } from '../../../../test/support/collabs.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { creditReturnsUntil, givesCreditBack } from './return-of-credit.js';

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
});
