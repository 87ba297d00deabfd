import { newId, theProduct } from '../../../shared/kernel/index.js';
import { resultsOf, type GuestSum, isComparable, noGuests } from './figures.js';
import { countDay, countParty, guestsEvents, type VenueDay } from './guests.js';
import type { Lift } from './lift.js';

const now = new Date('2026-11-27T19:00:00Z');
const collab = { id: newId(), brandId: newId(), influencerId: newId(), createdAt: new Date('2026-11-01T10:00:00Z') };
const count = (said: object) => countParty({ kind: 'named', source: 'tap' }, collab, { covers: 2, ...said }, now);

describe('guests', () => {
  it('come now, to no particular venue, unless more is said', () => {
    const { id: _, ...party } = count({});
    expect(party).toEqual({
      ...{ kind: 'named', source: 'tap', collabId: collab.id, venueId: null },
      ...{ brandId: collab.brandId, influencerId: collab.influencerId },
      ...{ at: now, covers: 2, spendPence: null, externalId: null },
    });
  });

  it.each([
    ['covers', [0, 1.5, -1, 501, Number.NaN].map((covers) => ({ covers }))],
    ['spendPence', [-1, 0.5, 10_000_001].map((spendPence) => ({ spendPence }))],
    ['at', [new Date('2026-11-27T19:05:01Z'), new Date('2026-11-01T09:59:59Z')].map((at) => ({ at }))],
    ['externalId', ['', 'x'.repeat(201)].map((externalId) => ({ externalId }))],
  ])('are refused with the reason at %s', (field, saids) => {
    for (const said of saids)
      expect(() => count(said)).toThrow(
        expect.objectContaining({
          code: 'outcomes/wrong-guests',
          details: { errors: { [field]: expect.any(String) } },
        }),
      );
  });

  it('may come from a till whose clock is five minutes ahead', () => {
    const at = new Date('2026-11-27T19:05:00Z');
    expect(count({ at }).at).toEqual(at);
  });
});

describe('the event of counted guests', () => {
  it('has the covers of each kind, once a Collab, and nothing about money', () => {
    const other = { ...count({ covers: 9 }), collabId: newId() };
    const redeemed = { ...count({ covers: 4, spendPence: 9_900 }), kind: 'redeemed' as const };
    const told = guestsEvents('guests.counted', [count({ covers: 3 }), redeemed, count({}), other], theProduct, now);
    const { brandId, influencerId } = collab;
    expect(told.map(({ aggregate, payload }) => [aggregate, payload])).toEqual([
      [
        { type: 'collab', id: collab.id },
        { brandId, influencerId, source: 'tap', redeemed: 4, named: 5 },
      ],
      [
        { type: 'collab', id: other.collabId },
        { brandId, influencerId, source: 'tap', redeemed: 0, named: 9 },
      ],
    ]);
    expect(guestsEvents('guests.removed', [], theProduct, now)).toEqual([]);
  });
});

describe('covers of a day', () => {
  const day = (some: Partial<VenueDay>): VenueDay => ({
    ...{ venueId: newId(), brandId: newId(), day: '2026-11-27', covers: 0, source: 'api' },
    ...some,
  });

  it('are known once the UK day has begun', () => {
    const midnight = new Date('2026-07-01T23:30:00Z');
    expect(countDay(day({ day: '2026-07-02' }), midnight).day).toBe('2026-07-02');
    for (const wrong of [
      { day: '2026-07-03' },
      { day: 'soon' },
      { day: '2026-02-30' },
      { covers: -1 },
      { covers: 20_001 },
    ])
      expect(() => countDay(day({ day: '2026-07-02', ...wrong }), midnight)).toThrow(
        expect.objectContaining({ code: 'outcomes/wrong-day' }),
      );
  });
});

describe('the four figures', () => {
  const sum = (some: Partial<GuestSum>): GuestSum => ({ ...noGuests, parties: 1, ...some });
  const lift = (low: number, high: number): Lift => ({
    ...{ status: low > 0 || high < 0 ? 'estimated' : 'cannot-tell', guests: (low + high) / 2, low, high },
    ...{ days: 14, isControlled: false },
  });
  const facts = {
    guests: { redeemed: sum({ covers: 4, spendPence: 20_000, coversWithSpend: 4 }), named: sum({ covers: 10 }) },
    ...{ clicks: 120, lift: lift(10, 30), givenPence: 12_000, marginPercent: 60 },
  };

  it('each have their own cost per guest, and a margin where spending is known', () => {
    const { redeemed, named, clicked, lift: estimated } = resultsOf(facts);
    expect([redeemed.costPerGuestPence, redeemed.marginPerPound]).toEqual([3_000, 1]);
    expect([named.costPerGuestPence, named.marginPerPound]).toEqual([1_200, null]);
    expect(clicked).toBe(120);
    expect(estimated.costPerGuestPence).toBe(600);
  });

  it('have no cost per guest without guests, or where the estimate can’t tell', () => {
    const { redeemed, lift: unknown } = resultsOf({
      ...facts,
      guests: { redeemed: noGuests, named: noGuests },
      lift: lift(-5, 30),
    });
    expect([redeemed.costPerGuestPence, unknown.costPerGuestPence]).toEqual([null, null]);
    expect(resultsOf({ ...facts, lift: lift(-30, -5) }).lift.costPerGuestPence).toBeNull();
    expect(resultsOf({ ...facts, givenPence: 0 }).redeemed.costPerGuestPence).toBeNull();
  });

  it('have no margin until the brand has said it, or while nothing was given', () => {
    expect(resultsOf({ ...facts, marginPercent: null }).redeemed.marginPerPound).toBeNull();
    expect(resultsOf({ ...facts, givenPence: 0 }).redeemed.marginPerPound).toBeNull();
  });

  it('compare creators with ten guests from two Collabs or more', () => {
    expect([isComparable({ covers: 10 }, 2), isComparable({ covers: 9 }, 2), isComparable({ covers: 50 }, 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
