import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as fake from 'fake-indexeddb';
import {
  freshness,
  importDoorKey,
  isSignedBy,
  readCode,
  signedTextIn,
  windowOf,
} from '../../../server/contract/rules/signed-code';
import { readQrCode } from '../../../test/support/qr-code';
import { productNow, setProductTime } from '../../api/clock';
import { connection } from '../../api/connection';
import { forgetOfflineCopies } from '../../api/offline-copies';
import { createQueryClient } from '../../api/query-client';
import { aCollab } from '../../test/collab';
import { renderPage } from '../../test/render';
import { influencer, type Request, serve, sessionOf } from '../../test/server';
import { OnTheDay } from './OnTheDay';

const visit = aCollab({ stage: 4, visitAt: '2099-03-10T19:00:00.000Z' });
const atDoor = new Date('2099-03-10T18:30:10.000Z');
const later = (seconds: number) => new Date(atDoor.getTime() + seconds * 1_000).toISOString();
const venueId = '01970000-0000-7000-8000-0000000000e1';
const keyPath = `/api/v1/collabs/${visit.id}/check-in-key`;
const typed = { code: 'TABLE123', url: 'https://tastemaker.test/check-in?code=TABLE123', endsAt: later(3_600) };
type Registered = { publicKey: string; replace: boolean };

/** A visit's server. While another phone shows the code, this one has to confirm that it replaces it. */
function serveVisit({ elsewhere = false, viewing = false } = {}) {
  const session = sessionOf(influencer);
  if (viewing) Object.assign(session.body as object, { viewing: { until: later(900) } });
  return serve({
    '/api/v1/functions/getSessionAndUserProfile': session,
    [`/api/v1/collabs/${visit.id}/check-in-code`]: { body: typed },
    [keyPath]: (body) =>
      elsewhere && !(body as Registered).replace
        ? { status: 409, body: { code: 'collabs/check-in-key-in-use' } }
        : { body: { venueId, now: productNow().toISOString() } },
  });
}

/** Only the session is known, as from its stored copy. */
function goOffline(): void {
  const served = globalThis.fetch;
  globalThis.fetch = (async (path: string, init?: RequestInit) =>
    path.includes('getSession') ? served(path, init) : Promise.reject(new TypeError('no connection'))) as typeof fetch;
}

function show(collab = visit) {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return renderPage(<OnTheDay collab={collab} />, { queryClient });
}

/** What a camera reads from the page. */
async function scan(): Promise<string> {
  const svg = await screen.findByRole('img', { name: 'Check-in code' });
  return readQrCode(Number(svg.getAttribute('viewBox')!.split(' ')[2]), svg.querySelector('path')!.getAttribute('d')!);
}

const registered = (requests: readonly Request[]) =>
  requests.filter(({ path }) => path === keyPath).map(({ body }) => body as Registered);
const codeIn = (scanned: string) => readCode(signedTextIn(scanned) ?? '');

beforeEach(() => {
  Object.assign(globalThis, fake, { indexedDB: new fake.IDBFactory() });
  setProductTime(atDoor.toISOString());
});
afterEach(() => {
  setProductTime(new Date().toISOString());
  connection.note(true);
  delete (globalThis as { indexedDB?: unknown }).indexedDB;
});

describe('the code at the door', () => {
  it('is signed by the key that this phone has registered, and is another each half minute', async () => {
    const requests = serveVisit();
    show();
    const first = codeIn(await scan())!;
    const [{ publicKey, replace }] = registered(requests) as [Registered];
    expect(replace).toBe(false);
    expect(first).toMatchObject({ collabId: visit.id, venueId, window: windowOf(atDoor) });
    expect(await isSignedBy(first, await importDoorKey(publicKey))).toBe(true);
    expect(screen.getByLabelText('Code T A B L E 1 2 3')).toBeVisible();

    act(() => setProductTime(later(30)));
    await waitFor(async () => expect(codeIn(await scan())!.window).toBe(first.window + 1));
    expect(codeIn(await scan())!.nonce).not.toBe(first.nonce);
  });

  it('goes on without a network, with what to do in place of the eight characters', async () => {
    const requests = serveVisit();
    show();
    await scan();
    cleanup();
    goOffline();
    setProductTime(new Date().toISOString()); // opened again, the page begins with the phone’s own clock
    show();
    expect(await screen.findByText(/^While you’re offline, the door can scan this code/)).toBeVisible();
    const code = codeIn(await scan())!;
    expect(['fresh', 'look-again']).toContain(freshness(code, atDoor));
    expect(await isSignedBy(code, await importDoorKey(registered(requests)[0]!.publicKey))).toBe(true);
    expect(screen.queryByLabelText(/^Code /)).toBeNull();
  });

  it('is shown by one phone: another says so, and takes over when it is asked to', async () => {
    const requests = serveVisit({ elsewhere: true });
    const { user } = show();
    expect(await screen.findByText(/^Another phone shows the code for this visit/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Check-in code' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Use this phone instead' }));
    const code = codeIn(await scan())!;
    const [asked, taken] = registered(requests) as [Registered, Registered];
    expect([asked.replace, taken.replace]).toEqual([false, true]);
    expect(taken.publicKey).toBe(asked.publicKey);
    expect(await isSignedBy(code, await importDoorKey(taken.publicKey))).toBe(true);
  });

  it('is the server’s where the browser keeps no keys', async () => {
    delete (globalThis as { indexedDB?: unknown }).indexedDB;
    const requests = serveVisit();
    show();
    expect(await scan()).toBe(typed.url);
    expect(registered(requests)).toEqual([]);
    cleanup();
    goOffline();
    show();
    expect(await screen.findByText('You’re offline, so ask the door to look you up by name.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Check-in code' })).toBeNull();
  });
});

describe('the key of this phone', () => {
  it('is registered days before the visit', async () => {
    setProductTime('2099-03-08T19:00:00.000Z');
    const requests = serveVisit();
    show();
    await waitFor(() => expect(registered(requests)).toHaveLength(1));
    expect(screen.queryByText('At the door')).toBeNull();
  });

  it('is kept from one opening to the next, and erased at sign-out', async () => {
    const requests = serveVisit();
    const open = async () => {
      show();
      await scan();
      cleanup();
      return registered(requests).at(-1)!.publicKey;
    };
    const first = await open();
    expect(await open()).toBe(first);
    await forgetOfflineCopies();
    await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
    expect(await open()).not.toBe(first);
  });

  it('can’t be read, and goes when the door of its visit has closed', async () => {
    serveVisit();
    show();
    await scan();
    cleanup();
    const kept = async () => {
      const keys = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open('door-keys');
        opening.onsuccess = () => done(opening.result);
      });
      const reading = keys.transaction('phones').objectStore('phones').getAll();
      await new Promise((done) => (reading.onsuccess = done));
      keys.close();
      return reading.result as { collabId: string; privateKey: CryptoKey }[];
    };
    const { privateKey } = (await kept())[0]!;
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();

    setProductTime('2099-03-13T19:00:00.000Z');
    const next = aCollab({ stage: 4, id: '01970000-0000-7000-8000-00000000c012', visitAt: '2099-03-20T19:00:00.000Z' });
    show(next);
    await waitFor(async () => expect((await kept()).map(({ collabId }) => collabId)).toEqual([next.id]));
  });

  it('is made for no one who only looks on', async () => {
    const requests = serveVisit({ viewing: true });
    show();
    expect(await screen.findByRole('heading', { name: 'At the door' })).toBeVisible();
    expect(registered(requests)).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe('a guest who was reported as a no-show before the door closed', () => {
  const claim = { claimedAt: '2099-03-10T19:15:00.000Z', answerBy: '2099-03-12T19:15:00.000Z', answer: null };
  const terms = { ...visit.terms, contactOnTheDay: 'Ask for Rosa, 020 7946 0123' };
  const reported = { ...visit, terms, noShowClaim: claim };

  it('keeps the phone number and directions, and reads why the code is gone', async () => {
    setProductTime('2099-03-10T19:20:00.000Z');
    serveVisit();
    show(reported);
    expect(await screen.findByText(/^Harbour Lights reported that you didn’t come, so your code doesn’t work/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Directions/ })).toBeVisible();
    expect(screen.queryByLabelText(/^Code |Check-in code/)).toBeNull();
    expect(screen.queryByText(/^Running late/)).toBeNull();
    act(() => setProductTime('2099-03-12T19:00:00.000Z'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Directions/ })).toBeNull());
  }); // prettier-ignore
});
