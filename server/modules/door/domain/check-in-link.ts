import { type Actor, newId } from '../../../shared/kernel/index.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { doorErrors } from './door.errors.js';

/** A link with which the people of a venue check influencers in, without an account of their own. */
export type CheckInLink = Readonly<{
  id: string;
  brandId: string;
  /** Null is for all places of the brand. */
  venueId: string | null;
  pinHash: string;
  /** Wrong PINs in a row. */
  failed: number;
  lockedUntil: Date | null;
  createdBy: string;
  createdAt: Date;
  version: number;
}>;

const triesAllowed = 5;
const lockedHours = 0.25;

/** How long a phone at the door works once the PIN has been typed. */
export const passHours = 12;

export const makeLink = (brandId: string, venueId: string | null, actor: Actor, now: Date): CheckInLink => ({
  id: newId(),
  brandId,
  venueId,
  pinHash: '',
  failed: 0,
  lockedUntil: null,
  createdBy: actor.userId,
  createdAt: now,
  version: 0,
});

/** The link with a new PIN: phones that were let in with the old one have to ask again. */
export const withPin = (link: CheckInLink, pinHash: string): CheckInLink => ({
  ...link,
  pinHash,
  failed: 0,
  lockedUntil: null,
});

/**
 * Someone types a PIN. Answers the link as it is afterwards, which has to be stored before the answer counts, so that many
 * guesses at once are one guess. @throws collabs/pin-locked after five wrong ones, for a quarter of an hour
 */
export function tryPin(link: CheckInLink, isRight: boolean, now: Date): CheckInLink {
  if (link.lockedUntil && now < link.lockedUntil) throw doorErrors.pinLocked(link.lockedUntil);
  if (isRight) return { ...link, failed: 0, lockedUntil: null };
  const failed = link.failed + 1;
  return failed < triesAllowed
    ? { ...link, failed }
    : { ...link, failed: 0, lockedUntil: hoursAfter(now, lockedHours) };
}
