import type { DoorVisit } from '../../server/modules/door/domain/door.js';
import { hoursAfter } from '../../server/contract/rules/london-time.js';
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
    list: (by = pass) => ask('list', { pass: by, deviceId }),
    look: (code: string) => ask('guests', { pass, code }),
    /** Its result. */
    act: async (said: Said) => (await send([actionOf(said)])).body.results[0],
  };
}

export const actionOf = ({ at, ...said }: Said): object => ({ id: newId(), at: at.toISOString(), ...said });
