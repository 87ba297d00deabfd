import { freshness, type SignedCode } from '../../../contract/rules/signed-code.js';

/** The public half of the key with which a creator's phone signs its codes for one Collab. */
export type CheckInKey = Readonly<{
  collabId: string;
  influencerId: string;
  /** SPKI in Base64. */
  publicKey: string;
  createdAt: Date;
  /** Since when another phone has taken its place; null while it is in use. */
  retiredAt: Date | null;
  /** When the door of the visit closes: nobody needs the key after that. */
  keptUntil: Date;
}>;

/** Why a code opens nothing: `unknown` is forged, or signed by no phone of this Collab. */
export type CodeFault = 'unknown' | 'retired' | 'elsewhere' | 'stale' | 'clocks-apart';

export type CodeVerdict = Readonly<{ fault: null; collabId: string; nonce: string } | { fault: CodeFault }>;

/** As far as the clocks of a phone and of a door may be apart. */
const clocksApartMs = 120_000;

/**
 * Whether a code that this key signed opened this venue (null for any) at that moment. Where clocks may be apart, the door
 * has asked for a second code before it let the guest in.
 */
export function verdictOn(code: SignedCode, key: CheckInKey, venueId: string | null, at: Date): CodeVerdict {
  const isRetired = key.retiredAt !== null && at.getTime() > key.retiredAt.getTime() + clocksApartMs;
  if (isRetired) return { fault: 'retired' };
  if (venueId !== null && code.venueId !== null && code.venueId !== venueId) return { fault: 'elsewhere' };
  const age = freshness(code, at);
  if (age === 'stale' || age === 'clocks-apart') return { fault: age };
  return { fault: null, collabId: code.collabId, nonce: code.nonce };
}
