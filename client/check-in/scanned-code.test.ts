import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  codeWindowMs,
  doorKeyAlgorithm,
  encodeCode,
  exportDoorKey,
  signedCodeUrl,
  windowOf,
} from '../../server/contract/rules/signed-code';
import { type FirstLook, judge } from './scanned-code';

const now = new Date('2027-03-09T19:00:10.000Z');
const collabId = '01970000-0000-7000-8000-00000000c011';
const after = (windows: number) => new Date(now.getTime() + windows * codeWindowMs);

const [bar, terrace] = ['01970000-0000-7000-8000-0000000000e1', '01970000-0000-7000-8000-0000000000e2'];

type Phone = { publicKey: string; show: (at: Date, of?: string, venueId?: string | null) => Promise<string> };

async function aPhone(): Promise<Phone> {
  const keys = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
  const show = async (at: Date, of = collabId, venueId: string | null = null) =>
    signedCodeUrl('https://tastemaker.test', await encodeCode({ collabId: of, venueId, window: windowOf(at) }, keys.privateKey)); // prettier-ignore
  return { publicKey: await exportDoorKey(keys.publicKey), show };
}

let hers: Phone;
let another: Phone;
beforeAll(async () => {
  [hers, another] = [await aPhone(), await aPhone()];
});

const look = (text: string, at = now, first: FirstLook | null = null) =>
  judge(text, [{ collabId, venueId: bar, publicKeys: ['not a key', hers.publicKey] }], at, first);

describe('a scanned code, without a connection', () => {
  it('of the phone that booked the visit lets its guest in', async () => {
    const text = await hers.show(now);
    expect(await look(text)).toEqual({ kind: 'welcome', collabId, proof: new URL(text).searchParams.get('s') });
  });

  it.each([
    ['a wine label', 'https://example.com/wine', 'This isn’t a check-in code.'],
    ['a broken address', 'https://tastemaker.test/check-in?code=%', 'This isn’t a check-in code.'],
    ['a code with a letter changed', 'changed', 'This isn’t a check-in code.'],
  ])('%s is no code', async (_, text, says) => {
    const shown = text === 'changed' ? (await hers.show(now)).slice(0, -1) : text;
    expect(await look(shown)).toEqual({ kind: 'no', says });
  });

  it('of another phone, or of a visit that isn’t listed, lets nobody in', async () => {
    expect(await look(await another.show(now))).toMatchObject({
      kind: 'no',
      says: expect.stringContaining('own phone'),
    });
    const elsewhere = await hers.show(now, '01970000-0000-7000-8000-00000000c099');
    expect(await look(elsewhere)).toMatchObject({ kind: 'unlisted' });
  });

  it('runs out: a screenshot is stale, and clocks that are too far apart are said', async () => {
    expect(await look(await hers.show(after(-5)))).toMatchObject({
      kind: 'no',
      says: expect.stringContaining('run out'),
    });
    expect(await look(await hers.show(after(5)))).toMatchObject({
      kind: 'no',
      says: expect.stringContaining('two minutes'),
    });
  });

  it('of a phone whose clock is up to two minutes apart counts once it has moved on; a screenshot never does', async () => {
    const first = await look(await hers.show(after(-3)));
    expect(first.kind).toBe('again');
    const { look: seen } = first as { look: FirstLook };
    expect(await look(await hers.show(after(-3)), after(1), seen)).toMatchObject({ kind: 'again', look: seen });
    expect(await look(await hers.show(after(-2)), after(1), seen)).toMatchObject({ kind: 'welcome' });
  });

  it('for another place lets nobody in, as the server wouldn’t', async () => {
    expect(await look(await hers.show(now, collabId, bar))).toMatchObject({ kind: 'welcome' });
    const says = expect.stringContaining('another venue');
    expect(await look(await hers.show(now, collabId, terrace))).toEqual({ kind: 'no', says });
  });

  it('of a phone whose clock is slow runs out only once: the next one shows that their clocks are apart', async () => {
    const first = await look(await hers.show(after(-9)));
    const { look: seen } = first as { look: FirstLook };
    const [same, next] = [await hers.show(after(-9)), await hers.show(after(-8))];
    expect(await look(same, after(1), seen)).toMatchObject({ says: expect.stringContaining('run out') });
    expect(await look(next, after(1), seen)).toMatchObject({
      kind: 'no',
      says: expect.stringContaining('two minutes'),
    });
  });

  it('the eight characters of a phone without a key are typed for the person at the door', async () => {
    expect(await look('https://tastemaker.test/check-in?code=ABCD1234')).toEqual({ kind: 'typed', code: 'ABCD1234' });
  });
});
