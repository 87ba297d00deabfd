import type { BrandResults, CollabResults, InfluencerResults } from '../api/analytics';
import type { GuestFigure, Lift } from '../api/outcomes';

export const noGuests: GuestFigure = {
  ...{ parties: 0, covers: 0, spendPence: null, coversWithSpend: 0, costPerGuestPence: null, marginPerPound: null },
};

export const tooLittle: Lift = {
  ...{ status: 'too-little', guests: null, low: null, high: null, days: null },
  ...{ isControlled: null, costPerGuestPence: null },
};

/** An estimate from all 14 days. */
export const aLift = (low: number, guests: number, high: number): Lift => ({
  ...{ status: low > 0 || high < 0 ? 'estimated' : 'cannot-tell', low, guests, high, days: 14 },
  ...{ isControlled: false, costPerGuestPence: null },
});

const ada = { id: 'i1', name: 'Ada Marsh', handle: 'ada' };
const figures = {
  ...{ redeemed: { ...noGuests, parties: 5, covers: 12, costPerGuestPence: 792 }, named: noGuests },
  ...{ clicked: 140, givenPence: 9_500 },
};

/** What @ada's supper brought. */
export const aCollabsResults = (changes: Partial<CollabResults> = {}): CollabResults => ({
  ...figures,
  ...{ collab: { id: 'c1', title: 'Supper for two' }, influencer: ada, liftFrom: '2027-03-04' },
  lift: aLift(12, 35, 58),
  ...changes,
});

/** All that @ada brought, which is too few to compare. */
export const anInfluencersResults = (changes: Partial<InfluencerResults> = {}): InfluencerResults => ({
  ...figures,
  ...{ influencer: ada, collabs: 1, lift: tooLittle },
  isComparable: { redeemed: false, named: false, lift: false },
  ...changes,
});

export const aReport = (changes: Partial<BrandResults> = {}): BrandResults => ({
  ...{ total: { ...figures, collabs: 1 }, collabs: [aCollabsResults()], influencers: [anInfluencersResults()] },
  ...changes,
});
