import {
  type DoorKey,
  importDoorKey,
  isSignedBy,
  readCode,
  type SignedCode,
  signedTextIn,
} from '../../../../contract/rules/signed-code.js';
import { type CheckInKey, type CodeVerdict, verdictOn } from '../../domain/check-in-key.js';
import { SignedCodes } from '../../ports/check-in-keys.js';

/** ECDSA, as used by creators' phones and doors. */
export class WebCryptoSignedCodes extends SignedCodes {
  async isKey(publicKey: string): Promise<boolean> {
    return (await read(publicKey)) !== null;
  }

  async check(text: string, keys: readonly CheckInKey[], venueId: string | null, at: Date): Promise<CodeVerdict> {
    const code = readCode(signedTextIn(text) ?? '');
    const key = code && (await signerOf(code, keys));
    return key ? verdictOn(code, key, venueId, at) : { fault: 'unknown' };
  }
}

async function signerOf(code: SignedCode, keys: readonly CheckInKey[]): Promise<CheckInKey | null> {
  for (const key of keys) {
    const publicKey = key.collabId === code.collabId ? await read(key.publicKey) : null;
    if (publicKey && (await isSignedBy(code, publicKey))) return key;
  }
  return null;
}

const read = (publicKey: string): Promise<DoorKey | null> => importDoorKey(publicKey).catch(() => null);
