import { type CodeToSign, type SignedCode, signedTextIn } from '../../../contract/rules/signed-code.js';
import { type CheckInKey, type CodeVerdict, verdictOn } from '../domain/check-in-key.js';
import { CheckInKeys, retiredKept, SignedCodes } from '../ports/check-in-keys.js';

/** Stores what each phone has signed, where the real adapter verifies it. */
export class InMemorySignedCodes extends SignedCodes {
  private phones = 0;
  private readonly signed = new Map<string, Readonly<{ code: SignedCode; publicKey: string }>>();

  /** A phone that starts to sign. */
  newPhone() {
    const publicKey = `key ${++this.phones}`;
    return { publicKey, sign: async (what: CodeToSign) => this.sign(what, publicKey) };
  }

  async isKey(publicKey: string): Promise<boolean> {
    return /^key \d+$/.test(publicKey);
  }

  async check(text: string, keys: readonly CheckInKey[], venueId: string | null, at: Date): Promise<CodeVerdict> {
    const { code, publicKey } = this.signed.get(signedTextIn(text) ?? '') ?? {};
    const key = keys.find((each) => each.publicKey === publicKey && each.collabId === code?.collabId);
    return code && key ? verdictOn(code, key, venueId, at) : { fault: 'unknown' };
  }

  private sign(what: CodeToSign, publicKey: string): string {
    const text = String(this.signed.size).padStart(146, '0');
    const nonce = String(this.signed.size).padStart(16, '0');
    const none = new Uint8Array();
    this.signed.set(text, { code: { ...what, nonce, signed: none, signature: none }, publicKey });
    return text;
  }
}

export class InMemoryCheckInKeys extends CheckInKeys {
  /** Last used first. */
  private keys: readonly CheckInKey[] = [];

  async use(key: CheckInKey, replace: boolean): Promise<boolean> {
    const own = this.keys.filter(({ collabId }) => collabId === key.collabId);
    const known = own.find(({ publicKey }) => publicKey === key.publicKey);
    const others = own.filter((each) => each !== known);
    if (others.some(({ retiredAt }) => retiredAt === null) && !replace) return false;
    const { createdAt, keptUntil } = key;
    const retired = others
      .map((each) => (each.retiredAt ? each : { ...each, retiredAt: createdAt, keptUntil }))
      .slice(0, retiredKept);
    const elsewhere = this.keys.filter(({ collabId }) => collabId !== key.collabId);
    this.keys = [{ ...key, createdAt: known?.createdAt ?? createdAt }, ...retired, ...elsewhere];
    return true;
  }

  async of(collabIds: readonly string[]): Promise<readonly CheckInKey[]> {
    return this.keys.filter(({ collabId }) => collabIds.includes(collabId));
  }

  async forgetUntil(now: Date): Promise<number> {
    const before = this.keys.length;
    this.keys = this.keys.filter(({ keptUntil }) => keptUntil > now);
    return before - this.keys.length;
  }
}
