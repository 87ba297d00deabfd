import { largestValuePence } from '../../../contract/rules/bill.js';
import { isDay, londonTimeAt } from '../../../contract/rules/london-time.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { outcomeErrors } from './outcome.errors.js';

/** `redeemed`: with the creator's word or code, at the till. `named`: the guests said who had sent them. */
export const guestKinds = ['redeemed', 'named'] as const;
export type GuestKind = (typeof guestKinds)[number];

export const countSources = ['tap', 'api', 'csv', 'webhook'] as const;
export type CountSource = (typeof countSources)[number];

/** Guests who came together because of a Collab. Nobody is named but the creator. */
export type GuestParty = Readonly<{
  id: string;
  kind: GuestKind;
  collabId: string;
  brandId: string;
  influencerId: string;
  venueId: string | null;
  at: Date;
  covers: number;
  /** What they spent together, in pence; null if that isn't known. */
  spendPence: number | null;
  source: CountSource;
  /** The sender's own name for it, unique for a brand and kind: the same party is never counted twice. */
  externalId: string | null;
}>;

/** What someone says about guests. Without `at`, they came now. */
export type SaidGuests = Readonly<{
  venueId?: string | null;
  at?: Date;
  covers: number;
  spendPence?: number | null;
  externalId?: string | null;
}>;

export const coversAtMost = 500;
export const externalIdLength = 200;
const clockToleranceMs = 5 * 60 * 1_000;

/** @throws outcomes/wrong-guests */
export function countParty(
  { kind, source }: Pick<GuestParty, 'kind' | 'source'>,
  collab: Readonly<{ id: string; brandId: string; influencerId: string; createdAt: Date }>,
  { venueId = null, at, covers, spendPence = null, externalId = null }: SaidGuests,
  now: Date,
): GuestParty {
  const cameAt = at ?? now;
  const errors = {
    ...(isWhole(covers, 1, coversAtMost) ? {} : { covers: `Please enter a number from 1 to ${coversAtMost}.` }),
    ...(spendPence === null || isWhole(spendPence, 0, largestValuePence)
      ? {}
      : { spendPence: 'Please enter the amount in whole pence, at most £100,000.' }),
    ...(cameAt.getTime() > now.getTime() + clockToleranceMs ? { at: 'This time is still to come.' } : {}),
    ...(cameAt < collab.createdAt ? { at: 'This was before the Collab began.' } : {}),
    ...(externalId !== null && (externalId === '' || externalId.length > externalIdLength)
      ? { externalId: `Please enter at most ${externalIdLength} characters.` }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw outcomeErrors.wrongGuests(errors);
  return {
    ...{ id: newId(), kind, collabId: collab.id, brandId: collab.brandId, influencerId: collab.influencerId, venueId },
    ...{ at: cameAt, covers, spendPence, source, externalId },
  };
}

/** The covers of each kind. Both sides can read it in the Collab's chain, so that it says nothing about money. */
export type GuestsEvent = DomainEvent<
  'guests.counted' | 'guests.removed',
  Readonly<{ brandId: string; influencerId: string; source: CountSource }> & Readonly<Record<GuestKind, number>>
>;

/** One event for each Collab. */
export function guestsEvents(
  name: GuestsEvent['name'],
  parties: readonly GuestParty[],
  actor: Actor,
  now: Date,
): readonly GuestsEvent[] {
  const byCollab = new Map<string, GuestParty[]>();
  for (const party of parties) byCollab.set(party.collabId, [...(byCollab.get(party.collabId) ?? []), party]);
  return [...byCollab].map(([id, own]) => {
    const { brandId, influencerId, source } = own[0]!;
    const covers = (kind: GuestKind) => own.reduce((sum, party) => sum + (party.kind === kind ? party.covers : 0), 0);
    return eventOf(name, { type: 'collab', id }, actor, now, {
      ...{ brandId, influencerId, source, redeemed: covers('redeemed'), named: covers('named') },
    });
  });
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** All covers of a venue on one day (a UK date, such as 2027-03-04). The newest statement replaces those before it. */
export type VenueDay = Readonly<{
  venueId: string;
  brandId: string;
  day: string;
  covers: number;
  source: Exclude<CountSource, 'tap'>;
}>;

const mostCoversOfDay = 20_000;

/** @throws outcomes/wrong-day */
export function countDay(said: VenueDay, now: Date): VenueDay {
  const errors = {
    ...(isWhole(said.covers, 0, mostCoversOfDay)
      ? {}
      : { covers: `Please enter a number from 0 to ${mostCoversOfDay}.` }),
    ...(isDay(said.day) ? {} : { day: 'Please enter a day such as 2027-03-04.' }),
    ...(isDay(said.day) && said.day > londonTimeAt(now).date ? { day: 'This day is still to come.' } : {}),
  };
  if (Object.keys(errors).length > 0) throw outcomeErrors.wrongDay(errors);
  return said;
}
