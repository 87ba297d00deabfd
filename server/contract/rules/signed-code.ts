/**
 * The code that a creator's phone signs and a door verifies offline. Bytes: version (1), Collab (16), venue (16, zeros
 * for none), window (4, big-endian), nonce (8), then an ECDSA P-256 signature over them (64, IEEE P1363).
 */
export type SignedCode = Readonly<{
  collabId: string;
  /** Null if the offer has none. */
  venueId: string | null;
  /** The half minute in which it was signed: see `windowOf`. */
  window: number;
  /** Sixteen hexadecimal digits; a door accepts each once. */
  nonce: string;
  signed: Bytes;
  signature: Bytes;
}>;

/** What a phone signs; the nonce is random. */
export type CodeToSign = Pick<SignedCode, 'collabId' | 'venueId' | 'window'>;

/** As declared by both Node and browsers. */
export type DoorKey = Parameters<typeof globalThis.crypto.subtle.verify>[1];

/**
 * `look-again`: the clocks may differ, so a second code has to prove that the phone is live. `stale` is older than
 * that, `clocks-apart` further ahead.
 */
export type Freshness = 'fresh' | 'look-again' | 'stale' | 'clocks-apart';

type Bytes = Uint8Array<ArrayBuffer>;

export const codeWindowMs = 30_000;
export const doorKeyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const version = 1;
const at = { collab: 1, venue: 17, window: 33, nonce: 37, signature: 45, end: 109 } as const;
const noVenue = '00000000-0000-0000-0000-000000000000';
const freshWithin = 1;
const lookAgainWithin = 4;

export const windowOf = (now: Date): number => Math.floor(now.getTime() / codeWindowMs);

/** The URL in the QR code. */
export const signedCodeUrl = (publicUrl: string, text: string): string => `${publicUrl}/check-in?s=${text}`;

/** Extracts a signed code's text from what a camera read: from its URL, or bare. Null if it is neither. */
export const signedTextIn = (scanned: string): string | null =>
  scanned.trim().match(/^(?:https?:\/\/[^\s?#]+\/check-in\?s=)?([\w-]{146})$/)?.[1] ?? null;

/** Signs this code, with a new nonce. */
export async function encodeCode(what: CodeToSign, privateKey: DoorKey): Promise<string> {
  const bytes = new Uint8Array(at.end);
  bytes[0] = version;
  bytes.set(bytesOfId(what.collabId), at.collab);
  bytes.set(bytesOfId(what.venueId ?? noVenue), at.venue);
  new DataView(bytes.buffer).setUint32(at.window, what.window);
  globalThis.crypto.getRandomValues(bytes.subarray(at.nonce, at.signature));
  const signature = await globalThis.crypto.subtle.sign(signing, privateKey, bytes.slice(0, at.signature));
  bytes.set(new Uint8Array(signature), at.signature);
  return base64Url(bytes);
}

/** Parses a code, without verifying its signature. Null for any other text. */
export function readCode(text: string): SignedCode | null {
  const bytes = /^[\w-]{146}$/.test(text) ? bytesOf(text.replaceAll('-', '+').replaceAll('_', '/')) : null;
  if (bytes?.length !== at.end || bytes[0] !== version || base64Url(bytes) !== text) return null;
  const venueId = idOf(bytes.slice(at.venue, at.window));
  return {
    collabId: idOf(bytes.slice(at.collab, at.venue)),
    venueId: venueId === noVenue ? null : venueId,
    window: new DataView(bytes.buffer).getUint32(at.window),
    nonce: hexOf(bytes.slice(at.nonce, at.signature)),
    signed: bytes.slice(0, at.signature),
    signature: bytes.slice(at.signature),
  };
}

export const isSignedBy = ({ signature, signed }: SignedCode, publicKey: DoorKey): Promise<boolean> =>
  globalThis.crypto.subtle.verify(signing, publicKey, signature, signed);

/** A phone's public key, from its SPKI in Base64. @throws when it is no key on P-256 */
export async function importDoorKey(spkiBase64: string): Promise<DoorKey> {
  return globalThis.crypto.subtle.importKey('spki', bytesOf(spkiBase64), doorKeyAlgorithm, true, ['verify']);
}

/** A phone's public key for registration: its SPKI in Base64. */
export const exportDoorKey = async (publicKey: DoorKey): Promise<string> =>
  base64(new Uint8Array(await globalThis.crypto.subtle.exportKey('spki', publicKey)));

/** How the time of a code compares with the door's own. */
export function freshness({ window }: Pick<SignedCode, 'window'>, now: Date): Freshness {
  const ahead = window - windowOf(now);
  if (Math.abs(ahead) <= freshWithin) return 'fresh';
  if (Math.abs(ahead) <= lookAgainWithin) return 'look-again';
  return ahead < 0 ? 'stale' : 'clocks-apart';
}

/**
 * Whether a second code of the same Collab advanced with the door's clock (ms since the first scan): a screenshot never
 * does. Both have to be signed by the same key.
 */
export function movedOn(first: SignedCode, second: SignedCode, elapsedMs: number): boolean {
  const moved = second.window - first.window;
  return second.collabId === first.collabId && moved > 0 && Math.abs(moved - Math.round(elapsedMs / codeWindowMs)) <= 1;
}

const hexOf = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const idOf = (bytes: Bytes): string => hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const bytesOfId = (id: string): Bytes =>
  Uint8Array.from(id.replaceAll('-', '').match(/../g)!, (digits) => Number.parseInt(digits, 16));

const bytesOf = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const base64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

const base64Url = (bytes: Bytes): string => base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
