import { actingAs } from './acting-as';
import { call } from './client';
import { productNow, setProductTime } from './clock';
import { settingsQuery } from './settings';

const answerOf = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const sessionOf = (uid: string) => ({
  current_session_user_profile: { uid },
  linked_profiles_found: [{ uid: 'influencer-1' }, { uid: 'cafe' }],
});
const session = sessionOf('influencer-1');
const kept = new Map<string, unknown>();

beforeEach(() => {
  kept.clear();
  const store = {
    match: async (path: string) => kept.has(path) && answerOf(kept.get(path)),
    put: async (path: string, answer: { body: unknown }) => void kept.set(path, answer.body),
  };
  Object.assign(globalThis, {
    caches: { open: async () => store, delete: async () => kept.clear() },
    Response: { json: (body: unknown) => ({ body }) },
    fetch: async (path: string, { method }: RequestInit) =>
      answerOf(path.includes('getSession') ? session : method === 'GET' ? ['one reply'] : 'added'),
  });
});

const settled = () => new Promise((done) => setTimeout(done));

it('answers what is read without a connection, and nothing that is written', async () => {
  await call('POST /api/v1/functions/getSessionAndUserProfile');
  await settled();
  await call('GET /api/v1/quick-replies');
  await settled();
  await call('POST /api/v1/quick-replies', { body: { text: 'Hello' } });
  await settled();

  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  expect(await call('GET /api/v1/quick-replies')).toEqual(['one reply']);
  expect(await call('POST /api/v1/functions/getSessionAndUserProfile')).toEqual(session);
  await expect(call('POST /api/v1/quick-replies', { body: { text: 'Hello' } })).rejects.toThrow(
    'check your connection',
  );
});

it('does not set the time back to that of a copy', async () => {
  const hour = 3_600_000;
  const now = new Date(Date.now() + hour).toISOString();
  const { signal } = new AbortController();
  globalThis.fetch = (async (path: string) =>
    answerOf(path.includes('getSession') ? session : { now })) as unknown as typeof fetch;
  await call('POST /api/v1/functions/getSessionAndUserProfile');
  await settled();
  await settingsQuery.queryFn({ signal });
  await settled();
  expect(productNow().getTime() - Date.now()).toBeGreaterThan(hour - 10_000);

  setProductTime(new Date(Date.now() + 3 * hour).toISOString()); // two hours later
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  expect(await settingsQuery.queryFn({ signal })).toEqual({ now });
  expect(productNow().getTime() - Date.now()).toBeGreaterThan(3 * hour - 10_000);
  setProductTime(new Date().toISOString());
});

it('keeps what each profile of one person has seen, and nothing of the person before', async () => {
  const see = async (uid: string, seen: string, who: unknown = sessionOf(uid)) => {
    actingAs.set(uid);
    const answer = async (path: string) => answerOf(path.includes('getSession') ? who : [seen]);
    globalThis.fetch = answer as unknown as typeof fetch;
    await call('POST /api/v1/functions/getSessionAndUserProfile');
    await settled();
    await call('GET /api/v1/quick-replies');
    await settled();
  };
  const offline = (uid: string) => {
    actingAs.set(uid);
    globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
    return call('GET /api/v1/quick-replies');
  };
  await see('influencer-1', 'of a creator');
  await see('cafe', 'of a brand');
  expect([await offline('influencer-1'), await offline('cafe')]).toEqual([['of a creator'], ['of a brand']]);

  await see('stranger', 'of a stranger', { current_session_user_profile: { uid: 'stranger' } });
  await expect(offline('cafe')).rejects.toThrow('check your connection');
});
