import type { StandingBill } from '../../../contract/rules/bill.js';
import type { Choice } from '../../../contract/rules/choice.js';
import { hoursAfter, londonDaysAfter, londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { CheckInLink } from './check-in-link.js';
import { doorErrors } from './door.errors.js';

/** A visit as the door needs it. */
export type DoorVisit = Readonly<{
  collabId: string;
  venueId: string | null;
  venue: string;
  visitAt: Date;
  /** From when to when the guest can be checked in. */
  opensAt: Date;
  closesAt: Date;
  status: 'awaited' | 'in' | 'no-show-claimed' | 'cancelled';
  checkedInAt: Date | null;
  /** What the guest said about being late, and when. */
  runningLate: Readonly<{ minutes: number; at: string }> | null;
  name: string;
  handle: string;
  avatarPath: string | null;
  guests: number;
  title: string;
  /** What the offer includes, and whom to call on the day; empty where the brand has not said. */
  included: string;
  callWho: string;
  note: string;
  /** The brand’s, for the people at the door. */
  handoffNote: string;
  risks: PartyRisks;
  /** What signs the guest’s codes: SPKI in Base64. */
  publicKeys: readonly string[];
  /** The most that the offer covers of the bill, in pence. */
  capPence: number;
  /** Null until it is typed. */
  bill: StandingBill | null;
}>;

/** What nobody of this party must be served, for as long as that concerns the door. */
export type PartyRisks = Readonly<{
  open: boolean;
  until: Date | null;
  /** Null where the guest has not said. */
  own: Choice<string> | null;
  guests: readonly (Choice<string> & Readonly<{ name: string }>)[];
}>;

/** The most that a phone is given. */
export const mostVisits = 200;

const hoursBehind = 12;
const reachHours = 48;

/** Between which moments the visits begin that a phone keeps: today's and tomorrow's, and those of a night that is not over. */
export function listedAround(now: Date): Readonly<{ from: Date; until: Date }> {
  const today = momentOf({ date: londonTimeAt(now).date, time: '00:00' })!;
  const until = new Date(londonDaysAfter(today, 2).getTime() - 1);
  const nightBefore = hoursAfter(now, -hoursBehind);
  return { from: nightBefore < today ? nightBefore : today, until };
}

/** Between which moments the visits begin that a door can still do something about. */
export const reachedAround = (now: Date): Readonly<{ from: Date; until: Date }> => ({
  from: hoursAfter(now, -reachHours),
  until: hoursAfter(now, reachHours),
});

/** Whether a door can still do something about this visit. */
export function isReached({ visitAt }: DoorVisit, now: Date): boolean {
  const { from, until } = reachedAround(now);
  return visitAt >= from && visitAt <= until;
}

/** Those that come to this door. */
export const comingTo = (visits: readonly DoorVisit[], link: Pick<CheckInLink, 'venueId'>): DoorVisit[] =>
  visits.filter((visit) => !isElsewhere(visit, link));

/** How many codes ago a code was shown: 0 is the present one. Null when it never was. */
export type AgeOf = (collabId: string) => number | null;

/** A code is good while it is shown, and as long again. */
export const oldestAge = 1;

/** @throws collabs/code-unknown, collabs/code-old */
export function checkAge(age: number | null): void {
  if (age === null) throw doorErrors.codeUnknown();
  if (age > oldestAge) throw doorErrors.codeOld();
}

const isElsewhere = ({ venueId }: DoorVisit, link: Pick<CheckInLink, 'venueId'>): boolean =>
  link.venueId !== null && venueId !== null && venueId !== link.venueId;

/** That this door has to do with this visit now. @throws collabs/guest-unknown, collabs/code-elsewhere */
export function checkHere(visits: readonly DoorVisit[], link: Pick<CheckInLink, 'venueId'>, collabId: string): void {
  const visit = visits.find((each) => each.collabId === collabId);
  if (!visit) throw doorErrors.guestUnknown();
  if (isElsewhere(visit, link)) throw doorErrors.codeElsewhere(visit.venue);
}

/**
 * Whose code it is; of a code that was not typed in full, only if it can be nobody else’s.
 * @throws collabs/code-unknown, collabs/code-unclear, collabs/code-old, collabs/code-elsewhere, collabs/code-used, collabs/code-early
 */
export function visitOfCode(
  visits: readonly DoorVisit[],
  link: Pick<CheckInLink, 'venueId'>,
  ageOf: AgeOf,
  now: Date,
): DoorVisit {
  const [found, another] = visits.flatMap((each) => {
    const age = ageOf(each.collabId);
    return age === null ? [] : [{ visit: each, age }];
  });
  if (!found) throw doorErrors.codeUnknown();
  if (another) throw doorErrors.codeUnclear();
  const { visit, age } = found;
  checkAge(age);
  if (isElsewhere(visit, link)) throw doorErrors.codeElsewhere(visit.venue);
  if (visit.checkedInAt) throw doorErrors.codeUsed(visit.name, visit.checkedInAt);
  if (now < visit.opensAt) throw doorErrors.codeEarly(visit.visitAt);
  return visit;
}

/** Who acts when a phone at the door checks someone in: the brand, through this link. */
export const doorActor = ({ id, brandId }: CheckInLink): Actor => ({
  userId: `door:${id}`,
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
});
