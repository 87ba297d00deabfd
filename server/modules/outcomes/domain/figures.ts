import type { GuestKind } from './guests.js';
import type { Lift } from './lift.js';

/** How a figure is known. */
export type KnownBy = 'measured' | 'counted' | 'estimated';

export const knownBy = {
  redeemed: 'measured',
  named: 'counted',
  clicked: 'measured',
  lift: 'estimated',
} as const satisfies Record<GuestKind | 'clicked' | 'lift', KnownBy>;

/** Some parties of one kind, added up. */
export type GuestSum = Readonly<{
  parties: number;
  covers: number;
  /** What is known of their spending, in pence; null if nothing is. */
  spendPence: number | null;
  /** The covers whose spending is known. */
  coversWithSpend: number;
}>;

export const noGuests: GuestSum = { parties: 0, covers: 0, spendPence: null, coversWithSpend: 0 };

/** Two sums as one. */
export const plus = (one: GuestSum, other: GuestSum): GuestSum => ({
  parties: one.parties + other.parties,
  covers: one.covers + other.covers,
  spendPence:
    one.spendPence === null && other.spendPence === null ? null : (one.spendPence ?? 0) + (other.spendPence ?? 0),
  coversWithSpend: one.coversWithSpend + other.coversWithSpend,
});

export type GuestSums = Readonly<Record<GuestKind, GuestSum>>;

/** What one figure says about the money. Null where it can't be told. */
export type Worth = Readonly<{ costPerGuestPence: number | null; marginPerPound: number | null }>;

/** The four figures count the same guests in different ways, so that they are never added to each other. */
export type Results = Readonly<{
  redeemed: GuestSum & Worth;
  named: GuestSum & Worth;
  clicked: number;
  lift: Lift & Pick<Worth, 'costPerGuestPence'>;
  /** The value of what the creator was given, in pence. */
  givenPence: number;
}>;

export type ResultFacts = Readonly<{
  guests: GuestSums;
  clicks: number;
  lift: Lift;
  givenPence: number;
  /** The brand's margin in whole per cent; null if it hasn't said. */
  marginPercent: number | null;
}>;

export function resultsOf({ guests, clicks, lift, givenPence, marginPercent }: ResultFacts): Results {
  const found = lift.status === 'estimated' && lift.low > 0 ? lift.guests : 0;
  return {
    redeemed: worthOf(guests.redeemed, givenPence, marginPercent),
    named: worthOf(guests.named, givenPence, marginPercent),
    clicked: clicks,
    lift: { ...lift, costPerGuestPence: perGuest(givenPence, found) },
    givenPence,
  };
}

/** The same guests, with what they cost and brought. */
export const worthOf = (sum: GuestSum, givenPence: number, marginPercent: number | null): GuestSum & Worth => ({
  ...sum,
  costPerGuestPence: perGuest(givenPence, sum.covers),
  marginPerPound: marginPerPound(sum.spendPence, marginPercent, givenPence),
});

/** Null without guests, or as long as nothing was given. */
export const perGuest = (pence: number, guests: number): number | null =>
  guests > 0 && pence > 0 ? Math.round(pence / guests) : null;

/** What remains of the guests' spending for each pound that was given, to the penny: 1.5 is £1.50. */
function marginPerPound(spendPence: number | null, marginPercent: number | null, givenPence: number): number | null {
  if (spendPence === null || marginPercent === null || givenPence === 0) return null;
  return Math.round((spendPence * marginPercent) / givenPence) / 100;
}

/** The fewest covers, and Collabs, from which a creator is compared with others. */
const enough = { covers: 10, collabs: 2 } as const;

/** Whether there is enough to compare a creator with others by this kind of figure. */
export const isComparable = ({ covers }: Pick<GuestSum, 'covers'>, collabs: number): boolean =>
  covers >= enough.covers && collabs >= enough.collabs;
