import fc from 'fast-check';
import {
  codeWindowMs,
  type DoorKey,
  doorKeyAlgorithm,
  encodeCode,
  exportDoorKey,
  freshness,
  importDoorKey,
  isSignedBy,
  movedOn,
  readCode,
  type SignedCode,
  signedCodeUrl,
  signedTextIn,
  windowOf,
} from './signed-code.js';

const { subtle } = globalThis.crypto;
type Pair = Readonly<{ privateKey: DoorKey; publicKey: DoorKey }>;
const newPair = (): Promise<Pair> => subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);

const now = new Date('2026-11-27T19:00:10Z');
const what = {
  collabId: '01890000-0000-7000-8000-0000000000c1',
  venueId: '01890000-0000-7000-8000-0000000000e1',
  window: windowOf(now),
};
const aWindow = fc.integer({ min: 0, max: 0xff_ff_ff_ff });
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const later = (windows: number) => ({ window: what.window + windows });

let phone: Pair;
let other: Pair;
beforeAll(async () => void ([phone, other] = await Promise.all([newPair(), newPair()])));

/** Whether a door that expects this visit would accept it. */
async function opens(text: string, at = now): Promise<boolean> {
  const code = readCode(text);
  if (code?.collabId !== what.collabId || code.venueId !== what.venueId || freshness(code, at) !== 'fresh')
    return false;
  return isSignedBy(code, phone.publicKey);
}

describe('a signed code', () => {
  it('says what was signed, and its key alone has signed it', () =>
    fc.assert(
      fc.asyncProperty(fc.uuid(), fc.option(fc.uuid()), aWindow, async (collabId, venueId, window) => {
        const code = readCode(await encodeCode({ collabId, venueId, window }, phone.privateKey))!;
        expect(code).toMatchObject({ collabId, venueId, window });
        expect(await isSignedBy(code, phone.publicKey)).toBe(true);
        expect(await isSignedBy(code, other.publicKey)).toBe(false);
      }),
      { numRuns: 15 },
    ));

  it('has a nonce of its own each time', async () => {
    const texts = await Promise.all(Array.from({ length: 50 }, () => encodeCode(what, phone.privateKey)));
    expect(new Set(texts.map((text) => readCode(text)!.nonce)).size).toBe(50);
  });

  it('is found in the address that a camera reads, and bare, and nowhere else', async () => {
    const text = await encodeCode(what, phone.privateKey);
    const url = signedCodeUrl('https://tastemaker.test', text);
    for (const scanned of [url, text, ` ${text}\n`]) expect(signedTextIn(scanned)).toBe(text);
    for (const scanned of ['', 'K7QM 4TXD', 'https://tastemaker.test/check-in?code=K7QM4TXD', url.slice(0, -1), `${url}&x=1`])
      expect(signedTextIn(scanned)).toBeNull();
  }); // prettier-ignore

  it('is no other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(readCode(text)).toBeNull()));
    expect(readCode('A'.repeat(146))).toBeNull(); // version 0
  });

  it('has one spelling', async () => {
    const text = await encodeCode(what, phone.privateKey);
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(text.at(-1)!);
    const sameBytes = `${text.slice(0, -1)}${String.fromCharCode('A'.charCodeAt(0) + last + 1)}`;
    expect(readCode(text)).not.toBeNull();
    expect(readCode(sameBytes)).toBeNull();
  });
});

describe('200 codes that are not the guest’s', () => {
  const codes = (make: (place: number) => Promise<string>) =>
    Promise.all(Array.from({ length: 40 }, (_, n) => make(n)));

  it('none of them opens, and the guest’s does', async () => {
    const good = await encodeCode(what, phone.privateKey);
    expect(await opens(good)).toBe(true);
    const swapped = (place: number, letter: string) => good.slice(0, place) + letter + good.slice(place + 1);
    const wrong = [
      await codes(async (n) => swapped(n * 3 + 2, good[n * 3 + 2] === 'x' ? 'y' : 'x')), // forged
      await codes(() => encodeCode(what, other.privateKey)), // signed by another phone
      await codes((n) => encodeCode({ ...what, ...later(n < 20 ? n + 2 : 18 - n) }, phone.privateKey)), // shifted
      await codes((n) => encodeCode({ ...what, [n % 2 ? 'venueId' : 'collabId']: crypto.randomUUID() }, phone.privateKey)),
      await codes(async (n) => good.slice(0, 60) + (await encodeCode({ ...what, ...later(n) }, phone.privateKey)).slice(60)),
    ].flat(); // prettier-ignore
    expect(new Set(wrong).size).toBe(200);
    expect(await Promise.all(wrong.map((text) => opens(text)))).not.toContain(true);
  });

  it('a copy opens nothing a minute later', async () => {
    const good = await encodeCode(what, phone.privateKey);
    expect(await opens(good, after(49))).toBe(true);
    for (const seconds of [50, 90, 3_600]) expect(await opens(good, after(seconds))).toBe(false);
  });
});

describe('how fresh a code is', () => {
  it.each([
    [0, 'fresh'],
    [-1, 'fresh'],
    [1, 'fresh'],
    [-2, 'look-again'],
    [2, 'look-again'],
    [-4, 'look-again'],
    [4, 'look-again'],
    [-5, 'stale'],
    [5, 'clocks-apart'],
    [-40_000, 'stale'],
  ])('%i windows from the door’s own: %s', (windows, expected) =>
    expect(freshness(later(windows), now)).toBe(expected),
  );

  it('a screenshot is never fresh for longer than a minute', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29_999 }), fc.integer({ min: 60_000, max: 1e9 }), (into, ms) => {
        const signedAt = new Date(what.window * codeWindowMs + into);
        expect(freshness(later(0), new Date(signedAt.getTime() + ms))).not.toBe('fresh');
      }),
    ));
});

describe('a second look', () => {
  let first: SignedCode;
  beforeAll(async () => void (first = readCode(await encodeCode(what, phone.privateKey))!));
  const isLive = (windows: number, ms: number, other: Partial<SignedCode> = {}) =>
    movedOn(first, { ...first, ...later(windows), ...other }, ms);

  it.each([
    [1, 1_000, true],
    [1, 31_000, true],
    [1, 80_000, false],
    [2, 31_000, true],
    [3, 31_000, false],
    [0, 31_000, false],
    [-1, 31_000, false],
  ])('%i windows later after %i ms proves a live phone: %p', (windows, ms, expected) =>
    expect(isLive(windows, ms)).toBe(expected),
  );

  it('at another Collab’s code proves nothing', () =>
    expect(isLive(1, 31_000, { collabId: crypto.randomUUID() })).toBe(false));

  it('knows a live phone, however far its clock is off', () =>
    fc.assert(
      fc.property(fc.integer({ min: -120, max: 120 }), fc.integer({ min: 30, max: 90 }), (apart, seconds) => {
        const moved = windowOf(after(apart + seconds)) - windowOf(after(apart));
        expect(isLive(moved, seconds * 1_000)).toBe(true);
      }),
    ));
});

describe('a phone’s public key', () => {
  it('is read as it was written', async () => {
    const spki = await exportDoorKey(phone.publicKey);
    const code = readCode(await encodeCode(what, phone.privateKey))!;
    expect(await isSignedBy(code, await importDoorKey(spki))).toBe(true);
  });

  it.each(['', 'not Base64', 'AAAA'])('is not %j', async (text) => {
    await expect(importDoorKey(text)).rejects.toThrow();
  });

  it('is on no other curve', async () => {
    const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-384' }, true, ['sign', 'verify']);
    await expect(exportDoorKey(pair.publicKey).then(importDoorKey)).rejects.toThrow();
  });
});
