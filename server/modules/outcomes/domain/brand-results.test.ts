import { brandResultsOf, type CollabRow } from './brand-results.js';
import { noGuests, type ResultFacts, resultsOf } from './figures.js';
import type { Lift } from './lift.js';

const liftOf = (guests: number, half: number): Lift => ({
  ...{ status: half < guests ? 'estimated' : 'cannot-tell', guests, low: guests - half, high: guests + half },
  ...{ days: 14, isControlled: false },
});

function row(who: string, some: Partial<ResultFacts> = {}, place: Partial<CollabRow> = {}): CollabRow {
  const guests = { redeemed: { ...noGuests, parties: 2, covers: 6 }, named: noGuests };
  const facts = { guests, clicks: 10, lift: liftOf(30, 10), givenPence: 12_000, marginPercent: 50, ...some };
  return {
    collab: { id: `collab of ${who}`, title: 'Dinner for two' },
    ...{ influencer: { id: who, name: who, handle: who }, venueId: 'bar', liftFrom: '2027-03-01' },
    results: resultsOf(facts),
    ...place,
  };
}

describe('what a brand’s Collabs brought', () => {
  it('is added up for each way of counting, with the cost of all', () => {
    const known = { parties: 1, covers: 4, spendPence: 30_000, coversWithSpend: 4 };
    const { total } = brandResultsOf(
      [row('maya'), row('leo', { guests: { redeemed: known, named: known }, clicks: 5 })],
      50,
    );
    expect(total).toEqual({
      ...{ collabs: 2, clicked: 15, givenPence: 24_000 },
      redeemed: {
        ...{ parties: 3, covers: 10, spendPence: 30_000, coversWithSpend: 4 },
        ...{ costPerGuestPence: 2_400, marginPerPound: 0.63 },
      },
      named: { ...known, costPerGuestPence: 6_000, marginPerPound: 0.63 },
    });
  });

  it('is nothing without Collabs', () => {
    const { total, collabs, influencers } = brandResultsOf([], null);
    expect(total).toMatchObject({ collabs: 0, clicked: 0, redeemed: { covers: 0, costPerGuestPence: null } });
    expect([collabs, influencers]).toEqual([[], []]);
  });

  it('is compared between influencers from ten guests and two Collabs', () => {
    const later = { liftFrom: '2027-04-01' };
    const { influencers } = brandResultsOf([row('maya'), row('leo'), row('maya', {}, later)], null);
    expect(influencers.map(({ influencer, collabs, isComparable }) => [influencer.id, collabs, isComparable])).toEqual([
      ['maya', 2, { redeemed: true, named: false, lift: true }],
      ['leo', 1, { redeemed: false, named: false, lift: false }],
    ]);
  });

  it('pools an influencer’s estimates, whose errors partly even out', () => {
    const apart = [row('maya'), row('maya', { lift: liftOf(50, 24), givenPence: 4_000 }, { liftFrom: '2027-03-15' })];
    const { lift } = brandResultsOf(apart, null).influencers[0]!;
    expect(lift).toMatchObject({ status: 'estimated', guests: 80, low: 54, high: 106, days: 28 });
    expect(lift.costPerGuestPence).toBe(200);
  });

  it('counts the same guests once where two weeks overlap at a venue, and both at two venues', () => {
    const overlapping = (venueId: string) => row('maya', {}, { venueId, liftFrom: '2027-03-14' });
    const status = (rows: CollabRow[]) => brandResultsOf(rows, null).influencers[0]!.lift;
    expect(status([overlapping('bar'), row('maya')])).toMatchObject({ status: 'too-little', costPerGuestPence: null });
    expect(status([overlapping('deli'), row('maya')])).toMatchObject({ status: 'estimated', guests: 60 });
  });

  it('can’t tell from Collabs that don’t tell, and leaves out those with too little', () => {
    const [dim, unknown] = [liftOf(5, 20), { status: 'too-little' } as const];
    const of = (...lifts: Lift[]) =>
      brandResultsOf(
        lifts.map((lift, at) => row('maya', { lift }, { liftFrom: `2027-0${at + 1}-01` })),
        null,
      ).influencers[0]!.lift;
    expect(of(dim, dim)).toMatchObject({ status: 'cannot-tell', guests: 10, costPerGuestPence: null });
    expect(of(dim, unknown).status).toBe('too-little');
  });
});
