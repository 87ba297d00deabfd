import type { StandingBill } from '../../../contract/rules/bill.js';
import type { Choice } from '../../../contract/rules/choice.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { CheckInLink } from './check-in-link.js';
import { doorErrors } from './door.errors.js';

/** A visit as the door needs it. */
export type DoorVisit = Readonly<{
  collabId: string;
  venueId: string | null;
  venue: string;
  visitAt: Date;
  /** From when the guest can be checked in. */
  opensAt: Date;
  checkedInAt: Date | null;
  name: string;
  handle: string;
  avatarPath: string | null;
  guests: number;
  title: string;
  note: string;
  /** The brand’s, for the people at the door. */
  handoffNote: string;
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

/** How many codes ago a code was shown: 0 is the present one. Null when it never was. */
export type AgeOf = (collabId: string) => number | null;

/** A code is good while it is shown, and as long again. */
const oldestAge = 1;

const isElsewhere = ({ venueId }: DoorVisit, link: Pick<CheckInLink, 'venueId'>): boolean =>
  link.venueId !== null && venueId !== null && venueId !== link.venueId;

/** Everyone checked in here. */
export const guestsAt = (visits: readonly DoorVisit[], link: Pick<CheckInLink, 'venueId'>): DoorVisit[] =>
  visits.filter((visit) => visit.checkedInAt !== null && !isElsewhere(visit, link));

/** That this door has to do with this visit now. @throws collabs/guest-unknown, collabs/code-elsewhere */
export function checkHere(visits: readonly DoorVisit[], link: Pick<CheckInLink, 'venueId'>, collabId: string): void {
  const visit = visits.find((each) => each.collabId === collabId);
  if (!visit) throw doorErrors.guestUnknown();
  if (isElsewhere(visit, link)) throw doorErrors.codeElsewhere(visit.venue);
}

/**
 * Whose code it is.
 * @throws collabs/code-unknown, collabs/code-old, collabs/code-elsewhere, collabs/code-used, collabs/code-early
 */
export function visitOfCode(
  visits: readonly DoorVisit[],
  link: Pick<CheckInLink, 'venueId'>,
  ageOf: AgeOf,
  now: Date,
): DoorVisit {
  const found = visits.map((visit) => ({ visit, age: ageOf(visit.collabId) })).find(({ age }) => age !== null);
  if (!found) throw doorErrors.codeUnknown();
  const { visit, age } = found;
  if (age! > oldestAge) throw doorErrors.codeOld();
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
