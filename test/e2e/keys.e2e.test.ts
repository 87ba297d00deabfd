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

it('has a budget of its own, and is told when to come back', async () => {
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
