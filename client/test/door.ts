import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { openDB } from 'idb';
import { createElement } from 'react';

import type { components } from '../api/schema';
import { setProductTime } from '../api/clock';
import { connection } from '../api/connection';
import { CheckInApp } from '../check-in/CheckInApp';
import { DoorPhone } from '../check-in/door-phone';
import { quickWriter } from './render';
import { type Request, serve } from './server';

export const now = '2027-03-09T19:00:00.000Z';
const collab = (end: string) => `01970000-0000-7000-8000-00000000c0${end}`;

export type Listed = components['schemas']['DoorVisitView'];

export const ada: Listed = {
  collabId: collab('11'),
  venueId: '01970000-0000-7000-8000-0000000000e1',
  name: 'Ada Marsh',
  handle: 'ada.eats',
  avatarPath: null,
  guests: 1,
  title: 'Supper for two',
  included: 'Five courses for two',
  venue: 'Quay Street',
  note: 'I bring my sister.',
  handoffNote: 'Table 12. Please film before nine.',
  callWho: 'Jo, 020 7946 0018',
  visitAt: '2027-03-09T19:30:00.000Z',
  opensAt: '2027-03-09T17:30:00.000Z',
  closesAt: '2027-03-10T19:30:00.000Z',
  checkedInAt: null,
  status: 'awaited',
  runningLate: null,
  capPence: 12_000,
  bill: null,
  publicKeys: [],
  foodRisks: {
    ...{ open: true, until: '2027-03-10T07:30:00.000Z', own: { chosen: ['tree-nuts'], other: 'Kiwi' } },
    guests: [{ name: 'Tom', chosen: ['milk'], other: null }],
  },
};
const noRisks: Listed['foodRisks'] = { open: true, until: null, own: null, guests: [] };
export const ben: Listed = {
  ...{ ...ada, collabId: collab('12'), name: 'Bén Okoro', handle: 'ben', guests: 0, note: '', handoffNote: '' },
  ...{ visitAt: '2027-03-09T20:00:00.000Z', callWho: '', foodRisks: noRisks },
};
export const cleo: Listed = {
  ...{ ...ben, collabId: collab('13'), name: 'Cleo Hart', handle: 'cleo', visitAt: '2027-03-10T12:00:00.000Z' },
  ...{ opensAt: '2027-03-10T10:00:00.000Z', closesAt: '2027-03-11T12:00:00.000Z' },
};
export type Action = components['schemas']['DoorActionInput'];

/** A server with a door that behaves like the real one, as far as one phone can tell. */
export class Venue {
  readonly taken = new Map<string, Action>();
  conflicts: components['schemas']['DoorConflictView'][] = [];
  /** Refuses every action with this reason. */
  refusal: Readonly<{ code: string; detail: string }> | null = null;
  /** Fails on every request with an action of this guest. */
  poison = '';
  /** How many visits don’t fit on the list. */
  left = 0;
  listWorks = true;
  /** Of all venues: the phone of a test that has just ended may still sign itself out by its own. */
  private static passes = 0;
  private deadPasses = 0;
  phoneIsSlowBy = 0;
  private readonly fetchOnline: typeof fetch;
  readonly requests: Request[];

  constructor(
    public visits: Listed[] = [ada, ben, cleo],
    more: Parameters<typeof serve>[0] = {},
  ) {
    this.requests = serve({ ...this.doorOf('of-ember'), ...this.doorOf('of-the-new-link'), ...more });
    this.fetchOnline = globalThis.fetch;
  }

  private doorOf(token: string): Parameters<typeof serve>[0] {
    const door = `/api/v1/doors/${token}`;
    const guarded = (answer: (body: never) => object) => (body: unknown) =>
      Number((body as { pass: string }).pass) > this.deadPasses
        ? { body: answer(body as never) }
        : { status: 403, body: { code: 'collabs/pin-needed', detail: 'Please enter the PIN again.' } };
    return {
      [`${door}/open`]: () => ({
        body: {
          ...{ pass: String(++Venue.passes), endsAt: '2027-03-10T07:00:00.000Z', now: this.now() },
          keySecret: btoa('s'.repeat(32)),
        },
      }),
      [`${door}/list`]: (body) =>
        this.listWorks ? guarded(({ version }: { version?: string }) => this.list(version))(body) : { status: 503 },
      [`${door}/actions`]: (body) =>
        (body as { actions: Action[] }).actions.some(({ collabId }) => collabId === this.poison)
          ? { status: 500 }
          : guarded(({ actions }: { actions: Action[] }) => ({
              now: this.now(),
              results: actions.map((action) => this.take(action)),
            }))(body),
    };
  }

  /** The server's clock goes with the phone's, which is wrong by this many minutes. */
  private now = () => new Date(Date.now() + this.phoneIsSlowBy * 60_000).toISOString();

  private list(known?: string) {
    const { visits, conflicts } = this;
    const version = JSON.stringify([visits, conflicts, this.left]);
    const isUnchanged = version === known;
    return {
      ...{ at: this.now(), until: '2027-03-10T07:00:00.000Z', brand: 'Ember & Rye', venue: 'Quay Street' },
      ...{ version, isUnchanged, left: this.left },
      ...(isUnchanged ? { items: [], conflicts: [] } : { items: visits, conflicts }),
    };
  }

  /** Signs out every phone. */
  withdrawPin(): void {
    this.deadPasses = Venue.passes;
  }

  private take(action: Action) {
    const visit = this.visits.find(({ collabId }) => collabId === action.collabId);
    if (!visit)
      return { id: action.id, outcome: 'refused', code: 'collabs/guest-unknown', detail: 'Not here.', visit: null };
    if (this.refusal) return { id: action.id, outcome: 'refused', ...this.refusal, visit };
    if (this.taken.has(action.id)) return { id: action.id, outcome: 'done', code: null, detail: null, visit };
    this.taken.set(action.id, action);
    if (action.kind === 'check-in' && visit.status !== 'awaited')
      return { id: action.id, outcome: 'conflict', code: 'collabs/code-used', detail: 'Checked in elsewhere.', visit };
    const changed: Listed = { ...visit };
    if (action.kind === 'check-in') Object.assign(changed, { status: 'in', checkedInAt: action.at });
    if (action.kind === 'bill')
      changed.bill = { pence: action.pence!, coveredPence: 12_000, guestPaysPence: 2_200, status: 'awaiting' };
    this.visits = this.visits.map((each) => (each === visit ? changed : each));
    return { id: action.id, outcome: 'done', code: null, detail: null, visit: changed };
  }

  goOffline(): void {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  }

  goOnline(): void {
    globalThis.fetch = this.fetchOnline;
    window.dispatchEvent(new Event('online'));
  }
}

/** The page, opened or reopened: only stored data is known. */
export function open(token: string | null = 'of-ember', scanned: string | null = null) {
  const phone = new DoorPhone(token);
  phones.push(phone);
  return { user: quickWriter(), ...render(createElement(CheckInApp, { phone, scanned })) };
}
const phones: DoorPhone[] = [];

export async function letIn(venue: Venue, token: string | null = 'of-ember') {
  const page = open(token);
  await page.user.type(await screen.findByLabelText('PIN'), '123456');
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('list', { name: 'Visits' });
  await screen.findByRole('button', { name: new RegExp(venue.visits[0]!.name) });
  return page;
}

export const rows = () => within(screen.getByRole('list', { name: 'Visits' })).getAllByRole('button');
export const said = (pattern: RegExp) => screen.findByText(pattern);

/** One per worker, because the module that opens it is loaded once. */
const storage = {
  indexedDB: new IDBFactory(),
  ...{ IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction },
};
const doors = 'tastemaker-door';

/** Gives the page a browser's storage, empty. */
export async function emptyPhone(): Promise<void> {
  Object.assign(globalThis, storage);
  for (const { store } of await everythingKept()) {
    const db = await openDB(doors);
    await db.clear(store);
    db.close();
  }
}

type Kept = Readonly<{ store: string; keys: unknown[]; values: unknown[] }>;

/** What an attacker finds in a phone's storage: keys and values of every store. The page may change while it reads. */
export const everythingKept = (): Promise<Kept[]> => act(readEveryStore);

async function readEveryStore(): Promise<Kept[]> {
  const known = await storage.indexedDB.databases();
  if (!known.some(({ name }) => name === doors)) return [];
  const db = await openDB(doors);
  const read = async (store: string) => ({ store, keys: await db.getAllKeys(store), values: await db.getAll(store) });
  const found = await Promise.all([...db.objectStoreNames].map(read));
  db.close();
  return found;
}

const real = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'];

/** What this phone takes for the time. */
export const setPhoneClock = (moment: string): unknown =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: real } as never);

/** Each test begins with an empty phone, at this time. */
export function atTheDoor(): void {
  beforeEach(async () => {
    history.replaceState(null, '', '/check-in/of-ember');
    await emptyPhone();
    setPhoneClock(now);
  });
  afterEach(async () => {
    await Promise.all(phones.splice(0).map((phone) => phone.sync())); // what they were still doing
    await everythingKept(); // and still storing
    jest.useRealTimers();
    connection.note(true);
    setProductTime(new Date().toISOString());
  });
}
