import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { OneTimeCodes } from '../../ports/secrets.js';

const secretBytes = 20;
const stepSeconds = 30;

/** No letter or digit that is taken for another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 5;

export class OtplibOneTimeCodes extends OneTimeCodes {
  newSecret(): string {
    return generateSecret({ length: secretBytes });
  }

  addressFor(secret: string, email: string): string {
    return generateURI({ issuer: 'Tastemaker', label: email, secret });
  }

  stepOf(secret: string, digits: string, now: Date): number | null {
    const epoch = Math.floor(now.getTime() / 1_000);
    const answer = verifySync({ secret, token: digits, epoch, epochTolerance: stepSeconds });
    return answer.valid ? Math.floor(epoch / stepSeconds) + answer.delta : null;
  }

  newRecoveryCodes(count: number): readonly string[] {
    const codes = new Set<string>();
    while (codes.size < count) codes.add(Array.from({ length: groups }, newGroup).join('-'));
    return [...codes];
  }
}

const newGroup = (): string => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
