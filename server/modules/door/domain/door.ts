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
  if (link.venueId && visit.venueId && visit.venueId !== link.venueId) throw doorErrors.codeElsewhere(visit.venue);
  if (visit.checkedInAt) throw doorErrors.codeUsed(visit.name, visit.checkedInAt);
  if (now < visit.opensAt) throw doorErrors.codeEarly(visit.visitAt);
  return visit;
}

/** Who acts when a phone at the door checks somebody in: the brand, through this link. */
export const doorActor = ({ id, brandId }: CheckInLink): Actor => ({
  userId: `door:${id}`,
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
});
