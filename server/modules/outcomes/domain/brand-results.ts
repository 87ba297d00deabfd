import { type GuestSum, isComparable, noGuests, perGuest, plus, type Results, type Worth, worthOf } from './figures.js';
import type { GuestKind } from './guests.js';
import { type Lift, liftWindow, pooledLift } from './lift.js';

type Creator = Readonly<{ id: string; name: string; handle: string }>;

/** What one of a brand's Collabs brought. */
export type CollabRow = Readonly<{
  collab: Readonly<{ id: string; title: string }>;
  influencer: Creator;
  venueId: string | null;
  /** The first day of its estimate; null until something was published. */
  liftFrom: string | null;
  results: Results;
}>;

/** Some Collabs together, without their estimates: two of them can be about the same days. */
export type Together = Readonly<{
  collabs: number;
  redeemed: GuestSum & Worth;
  named: GuestSum & Worth;
  clicked: number;
  givenPence: number;
}>;

export type InfluencerRow = Together &
  Readonly<{
    influencer: Creator;
    /** Of the Collabs about different days; too little with fewer than two. */
    lift: Lift & Pick<Worth, 'costPerGuestPence'>;
    /** Which figures rest on enough to be compared with other influencers'. */
    isComparable: Readonly<Record<GuestKind | 'lift', boolean>>;
  }>;

export type BrandResults = Readonly<{
  total: Together;
  collabs: readonly CollabRow[];
  influencers: readonly InfluencerRow[];
}>;

/** Influencers are in the order of their first row. */
export function brandResultsOf(rows: readonly CollabRow[], marginPercent: number | null): BrandResults {
  const byInfluencer = new Map<string, CollabRow[]>();
  for (const row of rows) byInfluencer.set(row.influencer.id, [...(byInfluencer.get(row.influencer.id) ?? []), row]);
  return {
    total: together(rows, marginPercent),
    collabs: rows,
    influencers: [...byInfluencer.values()].map((own) => ofInfluencer(own, marginPercent)),
  };
}

function together(rows: readonly CollabRow[], marginPercent: number | null): Together {
  const all = rows.map(({ results }) => results);
  const givenPence = sum(all.map((each) => each.givenPence));
  const guests = (kind: GuestKind) =>
    worthOf(all.map((each) => each[kind]).reduce<GuestSum>(plus, noGuests), givenPence, marginPercent);
  return {
    ...{ collabs: rows.length, redeemed: guests('redeemed'), named: guests('named') },
    ...{ clicked: sum(all.map(({ clicked }) => clicked)), givenPence },
  };
}

function ofInfluencer(rows: readonly CollabRow[], marginPercent: number | null): InfluencerRow {
  const own = together(rows, marginPercent);
  const apart = aboutOtherDays(rows);
  const lift = pooledLift(apart.map(({ results }) => results.lift));
  const found = lift.status === 'estimated' && lift.low > 0 ? lift.guests : 0;
  const given = sum(apart.map(({ results }) => results.givenPence));
  return {
    ...own,
    influencer: rows[0]!.influencer,
    lift: { ...lift, costPerGuestPence: perGuest(given, found) },
    isComparable: {
      redeemed: isComparable(own.redeemed, own.collabs),
      named: isComparable(own.named, own.collabs),
      lift: lift.status !== 'too-little',
    },
  };
}

/** Those with an estimate. Where the weeks of two overlap at a venue, only the first: the same guests count once. */
function aboutOtherDays(rows: readonly CollabRow[]): readonly CollabRow[] {
  const until = new Map<string | null, string>();
  return rows
    .flatMap((row) =>
      row.liftFrom !== null && row.results.lift.status !== 'too-little' ? { row, from: row.liftFrom } : [],
    )
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .filter(({ row: { venueId }, from }) => {
      if ((until.get(venueId) ?? '') >= from) return false;
      until.set(venueId, liftWindow(from).last);
      return true;
    })
    .map(({ row }) => row);
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
