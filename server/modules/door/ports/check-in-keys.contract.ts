import { codeWindowMs, type CodeToSign, windowOf } from '../../../contract/rules/signed-code.js';
import { newId } from '../../../shared/kernel/index.js';
import type { CheckInKey } from '../domain/check-in-key.js';
import { type CheckInKeys, retiredKept, type SignedCodes } from './check-in-keys.js';

const now = new Date('2026-11-27T19:00:10Z');
const windows = (some: number) => new Date(now.getTime() + some * codeWindowMs);

export type Phone = Readonly<{ publicKey: string; sign(what: CodeToSign): Promise<string> }>;
type SignedCodesWorld = Readonly<{ codes: SignedCodes; newPhone(): Promise<Phone> }>;

export const aKey = (collabId: string, publicKey: string): CheckInKey => ({
  ...{ collabId, influencerId: newId(), publicKey, createdAt: now, retiredAt: null },
  keptUntil: new Date('2026-11-29T19:00:00Z'),
});

/** What every SignedCodes promises. */
export function signedCodesContract(world: () => SignedCodesWorld): void {
  const signed = async (some: Partial<CodeToSign> = {}) => {
    const phone = await world().newPhone();
    const what = { collabId: newId(), venueId: newId(), window: windowOf(now), ...some };
    return { ...what, phone, key: aKey(what.collabId, phone.publicKey), text: await phone.sign(what) };
  };
  const faultOf = async (text: string, keys: readonly CheckInKey[], venueId: string | null, at = now) =>
    (await world().codes.check(text, keys, venueId, at)).fault;

  it('opens with a code of the Collab’s phone, bare or in its address, and gives its nonce', async () => {
    const { collabId, venueId, key, text } = await signed();
    const nonce = expect.stringMatching(/^[0-9a-f]{16}$/);
    for (const read of [text, `https://tastemaker.test/check-in?s=${text}`])
      expect(await world().codes.check(read, [key], venueId, now)).toEqual({ fault: null, collabId, nonce });
  });

  it('opens every door of a brand’s, and that of the venue where a code names none', async () => {
    const { key, text } = await signed();
    expect(await faultOf(text, [key], null)).toBeNull();
    expect(await faultOf(text, [key], newId())).toBe('elsewhere');
    const anywhere = await signed({ venueId: null });
    expect(await faultOf(anywhere.text, [anywhere.key], newId())).toBeNull();
  });

  it('opens with no code of another phone or Collab, nor with other words', async () => {
    const [{ phone, key, text, venueId }, another] = [await signed(), await signed()];
    expect(await faultOf(text, [], venueId)).toBe('unknown');
    expect(await faultOf(text, [another.key], venueId)).toBe('unknown');
    expect(await faultOf(text, [{ ...key, publicKey: another.key.publicKey }], venueId)).toBe('unknown');
    expect(await faultOf(await phone.sign({ ...another }), [key], venueId)).toBe('unknown');
    for (const words of ['', 'K7QM4TXD', `${text}x`, text.slice(1)]) expect(await faultOf(words, [key], null)).toBe('unknown');
  }); // prettier-ignore

  it('opens while the clocks may be two minutes apart, and no longer', async () => {
    const { key, text, venueId } = await signed();
    for (const some of [-4, -1, 0, 1, 4]) expect(await faultOf(text, [key], venueId, windows(some))).toBeNull();
    expect(await faultOf(text, [key], venueId, windows(5))).toBe('stale');
    expect(await faultOf(text, [key], venueId, windows(-5))).toBe('clocks-apart');
  });

  it('does not open with a phone that another had replaced by then', async () => {
    const { key, text, venueId } = await signed();
    const other = (await signed()).key;
    const replaced = (some: number) => [
      { ...key, retiredAt: windows(some) },
      { ...other, collabId: key.collabId },
    ];
    expect(await faultOf(text, replaced(1), venueId)).toBeNull();
    expect(await faultOf(text, replaced(-5), venueId)).toBe('retired');
  });

  it('knows keys from other words', async () => {
    expect(await world().codes.isKey((await world().newPhone()).publicKey)).toBe(true);
    for (const words of ['', 'not a key', 'AAAA']) expect(await world().codes.isKey(words)).toBe(false);
  });
}

/** What every CheckInKeys promises. */
export function checkInKeysContract(keys: () => CheckInKeys): void {
  const collabId = newId();
  const key = (name: string, minutes: number, keptUntil = windows(100)): CheckInKey => ({
    ...aKey(collabId, name),
    createdAt: windows(2 * minutes),
    keptUntil,
  });

  it('uses the first phone of a Collab until another takes its place', async () => {
    const [first, second] = [key('first', 0), key('second', 1, windows(200))];
    expect(await keys().use(first, false)).toBe(true);
    expect(await keys().use(second, false)).toBe(false);
    expect(await keys().of([collabId])).toEqual([first]);
    expect(await keys().use(second, true)).toBe(true);
    const retired = { ...first, retiredAt: second.createdAt, keptUntil: second.keptUntil };
    expect(await keys().of([collabId, newId()])).toEqual([second, retired]);
    expect(await keys().of([newId()])).toEqual([]);
  });

  it('takes the same phone again, and keeps it for as long as the visit now needs', async () => {
    const first = key('first', 0);
    await keys().use(first, false);
    const later = windows(300);
    expect(await keys().use({ ...first, createdAt: windows(4), keptUntil: later }, false)).toBe(true);
    expect(await keys().of([collabId])).toEqual([{ ...first, keptUntil: later }]);
  });

  it('goes back to the phone before', async () => {
    const [first, second] = [key('first', 0), key('second', 1)];
    await keys().use(first, false);
    await keys().use(second, true);
    expect(await keys().use(first, false)).toBe(false);
    expect(await keys().use({ ...first, createdAt: windows(4) }, true)).toBe(true);
    expect(await keys().of([collabId])).toEqual([first, { ...second, retiredAt: windows(4) }]);
  });

  it('keeps one in use where phones come at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => keys().use(key(name, 0), false)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await Promise.all(['a', 'b', 'c'].map((name) => keys().use(key(name, 1), true)));
    const inUse = (await keys().of([collabId])).filter(({ retiredAt }) => retiredAt === null);
    expect(inUse).toHaveLength(1);
  });

  it('keeps some of the retired ones, and all until the door closes', async () => {
    for (let place = 0; place < retiredKept + 3; place++) await keys().use(key(`phone ${place}`, place), true);
    expect(await keys().of([collabId])).toHaveLength(retiredKept + 1);
    expect(await keys().forgetUntil(windows(99))).toBe(0);
    expect(await keys().forgetUntil(windows(100))).toBe(retiredKept + 1);
    expect(await keys().of([collabId])).toEqual([]);
  });
}
