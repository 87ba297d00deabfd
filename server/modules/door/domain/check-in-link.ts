import { type Actor, newId } from '../../../shared/kernel/index.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { doorErrors } from './door.errors.js';

/** A link with which a venue's staff check influencers in, without an account. */
export type CheckInLink = Readonly<{
  id: string;
  brandId: string;
  /** Null means all the brand's places. */
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

/** How long a phone at the door stays signed in after the PIN. */
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

/** The link with a new PIN, which signs out phones that used the old one. */
export const withPin = (link: CheckInLink, pinHash: string): CheckInLink => ({
  ...link,
  pinHash,
  failed: 0,
  lockedUntil: null,
});

/**
 * Checks a PIN. Returns the updated link, which has to be stored before the result is used, so that concurrent guesses
 * count as one. @throws collabs/pin-locked after five wrong ones, for 15 minutes
 */
export function tryPin(link: CheckInLink, isRight: boolean, now: Date): CheckInLink {
  if (link.lockedUntil && now < link.lockedUntil) throw doorErrors.pinLocked(link.lockedUntil);
  if (isRight) return { ...link, failed: 0, lockedUntil: null };
  const failed = link.failed + 1;
  return failed < triesAllowed
    ? { ...link, failed }
    : { ...link, failed: 0, lockedUntil: hoursAfter(now, lockedHours) };
}
