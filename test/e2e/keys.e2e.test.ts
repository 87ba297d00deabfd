import { randomUUID } from 'node:crypto';
import { scopesOf } from '../../server/contract/rules/scopes.js';
import { TestApp } from '../support/app.js';
import { People, type Person } from '../support/world.js';

let product: TestApp;
let people: People;
let brand: Person;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  brand = await people.brand('keys');
});
afterAll(() => product?.stop());

const make = (body: object = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/api/v1/keys',
    headers: { cookie: brand.cookie, origin: product.config.publicUrl },
    payload: { name: 'Till', scopes: ['offers:read'], ...body },
  });
const ask = (url: string, key: string) => product.app.inject({ url, headers: { authorization: `Bearer ${key}` } });
const list = async () =>
  (await product.app.inject({ url: '/api/v1/keys', headers: { cookie: brand.cookie } })).json<{
    items: { id: string; name: string; lastUsedAt: string | null }[];
  }>().items;

it('a key is shown once, works until it is revoked, and says when it was last used', async () => {
  const made = await make();
  expect(made.statusCode).toBe(201);
  expect(made.headers['cache-control']).toBe('no-store');
  const { id, key, prefix } = made.json<{ id: string; key: string; prefix: string }>();
  expect(key).toMatch(/^tmk_[\w-]{43}$/);
  expect(key.startsWith(prefix)).toBe(true);
  expect(await list()).toEqual([expect.objectContaining({ id, name: 'Till', lastUsedAt: null })]);
  expect(JSON.stringify(await list())).not.toContain(key);

  const { statusCode, headers } = await ask('/api/v1/offers', key);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'ratelimit-limit': '600',
    'ratelimit-remaining': '599',
    'ratelimit-reset': expect.stringMatching(/^\d+$/),
  });
  expect((await list())[0]!.lastUsedAt).not.toBeNull();
  const stored = await people.rows<{ row: string }>('select k::text as row from api_keys k');
  expect(stored[0]!.row).not.toContain(key);

  await product.app.inject({
    method: 'POST',
    url: `/api/v1/keys/${id}/revoke`,
    headers: { cookie: brand.cookie, origin: product.config.publicUrl },
  });
  expect((await ask('/api/v1/offers', key)).json()).toMatchObject({ status: 401, code: 'identity/key-not-good' });
  expect(await list()).toEqual([]);
});

it('is refused what it has no scope for, by name, and what is not for programs at all', async () => {
  const { key } = (await make()).json<{ key: string }>();
  expect((await ask('/api/v1/collabs', key)).json()).toMatchObject({
    status: 403,
    code: 'identity/scope-missing',
    scope: 'collabs:read',
  });
  expect((await ask('/api/v1/keys', key)).json()).toMatchObject({ status: 403, code: 'identity/key-not-taken' });
});

it('needs no origin, and takes nothing from a cookie', async () => {
  const rival = await people.brand('rival');
  await people.offer(rival);
  const { key } = (await make({ scopes: scopesOf('brand') })).json<{ key: string }>();
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: '/api/v1/conversations',
    headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': 'cross-site' },
    payload: { with: 'support' },
  });
  expect(statusCode).toBeLessThan(300);
  const answer = await product.app.inject({
    url: '/api/v1/offers',
    headers: { authorization: `Bearer ${key}`, cookie: rival.cookie },
  });
  expect(answer.json<{ items: unknown[] }>().items).toEqual([]);
});

it('has its own budget, and learns when to come back', async () => {
  const { key } = (await make()).json<{ key: string }>();
  const answers = [];
  for (let sent = 0; sent < 601; sent++) answers.push(await ask('/api/v1/offers', key));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(600);
  const refused = answers.at(-1)!;
  expect(refused.json()).toMatchObject({ status: 429, code: 'request/too-many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await product.app.inject({ url: '/api/v1/offers', headers: { cookie: brand.cookie } })).statusCode).toBe(200);
});

it('the document says which operations take one, and how', async () => {
  const { body } = await product.app.inject({ url: '/api/openapi.json' });
  const document = JSON.parse(body) as {
    components: { securitySchemes: Record<string, object> };
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  expect(document.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.paths['/api/v1/offers']!.get).toMatchObject({
    'x-scope': 'offers:read',
    security: expect.arrayContaining([{ key: [] }]),
  });
  expect((await product.app.inject({ url: '/api/docs' })).statusCode).toBe(200);
});

it('what has not changed is not sent again', async () => {
  const ask = (tag?: string) =>
    product.app.inject({
      url: '/api/v1/venues',
      headers: { cookie: brand.cookie, ...(tag ? { 'if-none-match': tag } : {}) },
    });
  const first = await ask();
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^W\/"/);
  const again = await ask(tag);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  expect(again.headers['cache-control']).toBe('private, no-cache');
  expect((await ask('W/"another"')).statusCode).toBe(200);
  const secret = await product.app.inject({ url: '/api/v1/keys', headers: { cookie: brand.cookie } });
  expect(secret.headers.etag).toBeUndefined(); // no-store
});

describe('staff', () => {
  const at = () => `/api/v1/admin/profile-keys/brand/${brand.profile.uid}`;
  const by = async (cookie: string, url: string, payload?: object) =>
    product.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { cookie, origin: product.config.publicUrl },
      ...(payload ? { payload } : {}),
    });
  const wish = (userId: string) => ({ name: 'Set up by us', scopes: ['offers:read'], expiresInDays: 30, userId });

  const superUser = async () => {
    const { userId } = await people.staff('super-user');
    return { userId, cookie: await people.signIn(userId) };
  };

  it('make a key in an owner’s name, which is theirs to see and on record as ours, and end it', async () => {
    const staff = await superUser();
    const made = await by(staff.cookie, at(), wish(brand.userId));
    expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
    const { id, key, madeBy } = made.json<{ id: string; key: string; madeBy: string }>();
    expect(madeBy).toBe(brand.userId);
    expect((await ask('/api/v1/offers', key)).statusCode).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ id, own: true }));
    const [audit] = await people.rows<{ actor: { userId: string } }>(
      `select actor from outbox where name = 'key.made' and aggregate_id = $1`,
      [id],
    );
    expect(audit!.actor.userId).toBe(staff.userId);

    const shown = (await by(staff.cookie, at())).json<{ items: { id: string }[] }>().items;
    expect(shown).toContainEqual(expect.objectContaining({ id, madeBy: brand.userId }));
    expect(JSON.stringify(shown)).not.toContain(key);
    expect((await by(staff.cookie, `${at()}/${id}/revoke`, {})).statusCode).toBe(200);
    expect((await ask('/api/v1/offers', key)).statusCode).toBe(401);
  });

  it.each([
    ['somebody of another brand', async () => (await people.brand('elsewhere')).userId, 404, 'no-such-member'],
    ['a member who may not', async () => (await people.member(brand, 'till', 'member')).userId, 403, 'role-not-enough'],
    ['nobody we know', async () => randomUUID(), 404, 'no-such-user'],
  ])('make none in the name of %s', async (_who, who, status, slug) => {
    const staff = await superUser();
    const answer = await by(staff.cookie, at(), wish(await who()));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, `identity/${slug}`]);
  });
});
