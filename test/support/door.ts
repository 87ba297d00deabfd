import type { DoorVisit } from '../../server/modules/door/domain/door.js';
import { hoursAfter } from '../../server/contract/rules/london-time.js';
import {
  type CodeToSign,
  doorKeyAlgorithm,
  encodeCode,
  exportDoorKey,
} from '../../server/contract/rules/signed-code.js';
import { newId } from '../../server/shared/kernel/index.js';
import { visitAt } from './collabs.js';

/** A visit that a door expects. */
export const aDoorVisit = (more: Partial<DoorVisit> = {}): DoorVisit => ({
  ...{ collabId: newId(), venueId: null, venue: 'Ember & Rye, Shoreditch', status: 'awaited', checkedInAt: null },
  ...{ visitAt, opensAt: hoursAfter(visitAt, -2), closesAt: hoursAfter(visitAt, 48), runningLate: null },
  ...{ name: 'Amara Osei', handle: 'amara.eats', avatarPath: null, guests: 1, title: 'Tasting menu' },
  ...{ included: 'Seven courses', callWho: '', note: '', handoffNote: '', capPence: 12_000, bill: null },
  risks: { open: true, until: hoursAfter(visitAt, 12), own: null, guests: [] },
  publicKeys: [],
  ...more,
});

type Asks = Readonly<{
  post(url: string, body?: unknown): Promise<Readonly<{ status: number; body: any; headers?: object }>>;
}>;

/** What a phone recorded; the rest is made up. */
type Said = Readonly<{ kind: string; collabId: string; at: Date } & Record<string, unknown>>;

/** A link of this brand, with a new PIN. */
export async function doorOf(brand: Asks, venueId?: string) {
  const { body } = await brand.post('/api/v1/check-in-links', venueId ? { venueId } : {});
  const { id, url, pin } = body as Record<'id' | 'url' | 'pin', string>;
  return { id, pin, token: url.split('/').at(-1)! };
}

/** A phone signed in with this door's PIN; `now` is its clock's time. */
export async function phoneAt({ token, pin }: Awaited<ReturnType<typeof doorOf>>, visitor: Asks, now: () => Date) {
  const deviceId = newId();
  const ask = (path: string, body: object) => visitor.post(`/api/v1/doors/${token}/${path}`, body);
  const open = async (): Promise<string> => (await ask('open', { pin })).body.pass;
  const pass = await open();
  const send = (actions: readonly object[], by = pass) =>
    ask('actions', { pass: by, deviceId, sentAt: now().toISOString(), actions });
  return {
    ...{ pass, ask, open, send },
    list: (by = pass) => ask('list', { pass: by }),
    look: (code: string) => ask('guests', { pass, code }),
    /** Its result. */
    act: async (said: Said) => (await send([actionOf(said)])).body.results[0],
  };
}

export const actionOf = ({ at, ...said }: Said): object => ({ id: newId(), at: at.toISOString(), ...said });

/** The key of a phone, and what it signs. */
export async function newKey() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
  return { publicKey: await exportDoorKey(publicKey), sign: (code: CodeToSign) => encodeCode(code, privateKey) };
}

/** A phone with the code that it shows now. */
type Signer = Readonly<{
  key: Awaited<ReturnType<typeof newKey>>;
  code: (more?: Partial<CodeToSign>) => CodeToSign;
}>;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

function flipped(text: string, place: number): string {
  const bytes = bytesOf(text);
  bytes[place]! ^= 1 << (place % 8);
  return bytes.toString('base64url');
}

/** At least 200 codes that aren’t this genuine one: forged, shifted, re-signed, and foreign. */
export async function forgeriesOf(genuine: string, { key, code }: Signer, friend: Signer, elsewhere: string) {
  const stranger = await newKey();
  const { window } = code();
  const times = (count: number, make: (number: number) => Promise<string>) =>
    Promise.all(Array.from({ length: count }, (_, number) => make(number)));
  return [
    ...(await times(109, async (place) => flipped(genuine, place))),
    ...(await times(20, () => stranger.sign(code()))),
    ...(await times(20, () => friend.key.sign(code()))),
    ...(await times(11, () => friend.key.sign(friend.code()))),
    ...(await times(10, () => key.sign(code({ venueId: elsewhere })))),
    ...(await times(10, (number) => key.sign(code({ window: window - 5 - number })))),
    ...(await times(10, (number) => key.sign(code({ window: window + 5 + number })))),
    ...(await times(10, async () => {
      const [body, signature] = [bytesOf(await key.sign(code())), bytesOf(await key.sign(code()))];
      return Buffer.concat([body.subarray(0, 45), signature.subarray(45)]).toString('base64url');
    })),
    ...[genuine.slice(1), `${genuine}A`, 'A'.repeat(146), `https://example.com/?s=${genuine}`],
  ];
}
