import type { StandingBill } from '../../../contract/rules/bill.js';
import type { Choice } from '../../../contract/rules/choice.js';
import { hoursAfter, londonDaysAfter, londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { CheckInLink } from './check-in-link.js';
import { doorErrors } from './door.errors.js';

/** A visit as the door needs it. */
export type DoorVisit = Readonly<{
  collabId: string;
  /** Null if the agreed venue isn’t, or no longer is, one of the brand’s: then every door expects the guest. */
  venueId: string | null;
  venue: string;
  visitAt: Date;
  /** The check-in window. */
  opensAt: Date;
  closesAt: Date;
  status: 'awaited' | 'in' | 'no-show-claimed' | 'cancelled' | 'ended';
  checkedInAt: Date | null;
  /** What the guest said about being late, and when. */
  runningLate: Readonly<{ minutes: number; at: string }> | null;
  name: string;
  handle: string;
  avatarPath: string | null;
  guests: number;
  title: string;
  /** What the offer includes, and the contact on the day; empty if the brand hasn't said. */
  included: string;
  callWho: string;
  note: string;
  /** The brand’s note for the people at the door. */
  handoffNote: string;
  risks: PartyRisks;
  /** The public key of the guest’s codes: SPKI in Base64. */
  publicKeys: readonly string[];
  /** The most that the offer covers of the bill, in pence. */
  capPence: number;
  /** Null until it is entered. */
  bill: StandingBill | null;
}>;

/**
 * What an action depends on; `isSeen` if someone saw the guest arrive. There is no time if a new one has to be chosen.
 */
export type KnownVisit = Pick<DoorVisit, 'collabId' | 'venueId' | 'venue' | 'status' | 'name' | 'handle'> &
  Readonly<{ visitAt: Date | null; opensAt: Date | null; isSeen: boolean }>;

/** Food risks of this party, for as long as the door needs them. */
export type PartyRisks = Readonly<{
  open: boolean;
  until: Date | null;
  /** Null if the guest hasn't answered. */
  own: Choice<string> | null;
  guests: readonly (Choice<string> & Readonly<{ name: string }>)[];
}>;

const mostVisits = 200;

/** The visits sent to a phone: cancelled ones only if there is room for them. */
export function mostOf(visits: readonly DoorVisit[]): DoorVisit[] {
  const [expected, cancelled] = [visits.filter(isExpected), visits.filter((visit) => !isExpected(visit))];
  const kept = new Set([...expected, ...cancelled].slice(0, mostVisits));
  return visits.filter((visit) => kept.has(visit));
}

const isExpected = ({ status }: DoorVisit): boolean => status !== 'cancelled' && status !== 'ended';

const hoursBehind = 12;
const reachHours = 48;

/**
 * The range of start times that a phone stores: today's and tomorrow's visits, and those of a night that isn't over.
 */
export function listedAround(now: Date): Readonly<{ from: Date; until: Date }> {
  const today = momentOf({ date: londonTimeAt(now).date, time: '00:00' })!;
  const until = new Date(londonDaysAfter(today, 2).getTime() - 1);
  const nightBefore = hoursAfter(now, -hoursBehind);
  return { from: nightBefore < today ? nightBefore : today, until };
}

/** The range of start times for which a door can still do something. */
export const reachedAround = (now: Date): Readonly<{ from: Date; until: Date }> => ({
  from: hoursAfter(now, -reachHours),
  until: hoursAfter(now, reachHours),
});

/** Whether a door can still do something about this visit. */
export function isReached({ visitAt }: Pick<DoorVisit, 'visitAt'>, now: Date): boolean {
  const { from, until } = reachedAround(now);
  return visitAt >= from && visitAt <= until;
}

/** The visits for this door. */
export const comingTo = (visits: readonly DoorVisit[], link: Pick<CheckInLink, 'venueId'>): DoorVisit[] =>
  visits.filter((visit) => !isElsewhere(visit, link));

/** How far back a shown code is looked for: while it is valid, or for an hour. */
export type CodeReach = 'valid' | 'hour';

/** The age of a shown code, in codes: 0 is the current one. Null if it wasn't shown. */
export type AgeOf = (collabId: string, reach: CodeReach) => number | null;

/** A code is valid while it is shown, and for as long again. */
export const oldestAge = 1;

/** @throws collabs/code-unknown, collabs/code-old */
export function checkAge(age: number | null): void {
  if (age === null) throw doorErrors.codeUnknown();
  if (age > oldestAge) throw doorErrors.codeOld();
}

const isElsewhere = ({ venueId }: Pick<DoorVisit, 'venueId'>, link: Pick<CheckInLink, 'venueId'>): boolean =>
  link.venueId !== null && venueId !== null && venueId !== link.venueId;

/**
 * Checks that this door is responsible for this visit now, or was before the visit lost its time. @throws
 * collabs/guest-unknown, collabs/code-elsewhere
 */
export function checkHere(
  { visitAt, ...visit }: Pick<KnownVisit, 'visitAt' | 'venueId' | 'venue'>,
  link: Pick<CheckInLink, 'venueId'>,
  now: Date,
): void {
  if (visitAt && !isReached({ visitAt }, now)) throw doorErrors.guestUnknown();
  if (isElsewhere(visit, link)) throw doorErrors.codeElsewhere(visit.venue);
}

/**
 * The visit that this code belongs to. Ends of codes are alike at times: then it is the one that this door can check in
 * now, if there is only one.
 * @throws collabs/code-unknown, collabs/code-unclear, collabs/code-old, collabs/code-elsewhere, collabs/code-used,
 * collabs/code-early
 */
export function visitOfCode(
  visits: readonly DoorVisit[],
  link: Pick<CheckInLink, 'venueId'>,
  ageOf: AgeOf,
  now: Date,
): DoorVisit {
  const valid = visitsWith(visits, ageOf, 'valid');
  const all = valid.length > 0 ? valid : visitsWith(visits, ageOf, 'hour');
  const due = all.filter(({ visit }) => isDueHere(visit, link, now));
  const [found, another] = due.length === 1 ? due : all;
  if (!found) throw doorErrors.codeUnknown();
  if (another) throw doorErrors.codeUnclear();
  const { visit, age } = found;
  checkAge(age);
  if (isElsewhere(visit, link)) throw doorErrors.codeElsewhere(visit.venue);
  if (visit.checkedInAt) throw doorErrors.codeUsed(visit.name, visit.checkedInAt);
  if (now < visit.opensAt) throw doorErrors.codeEarly(visit.visitAt);
  return visit;
}

const visitsWith = (visits: readonly DoorVisit[], ageOf: AgeOf, reach: CodeReach) =>
  visits.flatMap((visit) => {
    const age = ageOf(visit.collabId, reach);
    return age === null ? [] : [{ visit, age }];
  });

const isDueHere = (visit: DoorVisit, link: Pick<CheckInLink, 'venueId'>, now: Date): boolean =>
  visit.status === 'awaited' && !isElsewhere(visit, link) && now >= visit.opensAt && now < visit.closesAt;

/** The actor for a check-in by a phone at the door: the brand, through this link. */
export const doorActor = ({ id, brandId }: CheckInLink): Actor => ({
  userId: `door:${id}`,
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
});
