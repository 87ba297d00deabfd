import { freshness, type SignedCode } from '../../../contract/rules/signed-code.js';

/** The public half of the key with which a creator's phone signs its codes for one Collab. */
export type CheckInKey = Readonly<{
  collabId: string;
  influencerId: string;
  /** SPKI in Base64. */
  publicKey: string;
  createdAt: Date;
  /** Since when another phone has replaced it; null while it is in use. */
  retiredAt: Date | null;
  /** When the visit's check-in closes: the key isn't needed after that. */
  keptUntil: Date;
}>;

/** Why a code is rejected: `unknown` is forged, or signed by a phone that doesn't belong to this Collab. */
export type CodeFault = 'unknown' | 'retired' | 'elsewhere' | 'stale' | 'clocks-apart';

export type CodeVerdict = Readonly<{ fault: null; collabId: string; nonce: string } | { fault: CodeFault }>;

/** The maximum clock skew between a phone and a door. */
const clocksApartMs = 120_000;

/**
 * Whether a code signed by this key was valid for a visit to this venue (null for any) at that time. If the clocks may differ, the
 * door has asked for a second code before it checked the guest in.
 */
export function verdictOn(code: SignedCode, key: CheckInKey, venueId: string | null, at: Date): CodeVerdict {
  const isRetired = key.retiredAt !== null && at.getTime() > key.retiredAt.getTime() + clocksApartMs;
  if (isRetired) return { fault: 'retired' };
  if (venueId !== null && code.venueId !== null && code.venueId !== venueId) return { fault: 'elsewhere' };
  const age = freshness(code, at);
  if (age === 'stale' || age === 'clocks-apart') return { fault: age };
  return { fault: null, collabId: code.collabId, nonce: code.nonce };
}
