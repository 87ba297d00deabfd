import { TestApp } from '../support/app.js';
import { offerInput } from '../support/offers.js';
import { People } from '../support/world.js';

const till = 'https://till.example';

let product: TestApp;
let open: TestApp;
let key: string;
beforeAll(async () => {
  product = await TestApp.start();
  open = await TestApp.start({ apiOrigins: [till] });
  const brand = await new People(open.app).brand('ember');
  const made = await open.app.inject({
    ...{ method: 'POST', url: '/api/v1/keys', payload: { name: 'Till', scopes: ['offers:read', 'offers:write'] } },
    headers: { cookie: brand.cookie, origin: open.config.publicUrl },
  });
  key = made.json<{ key: string }>().key;
});
afterAll(async () => {
  await product?.stop();
  await open?.stop();
});

type Request = { method?: string; url: string; headers?: Record<string, string>; payload?: string };
const ask = async ({ app }: TestApp, { method = 'GET', ...request }: Request) => {
  const { statusCode: status, headers, body } = await app.inject({ method: method as 'GET', ...request });
  const isJson = String(headers['content-type']).includes('json');
  return { status, headers, body, code: isJson && body ? (JSON.parse(body) as { code?: string }).code : undefined };
};

describe('a program that is not let in', () => {
  it('learns how to sign in', async () => {
    const nobody = await ask(product, { url: '/api/v1/offers' });
    expect([nobody.status, nobody.headers['www-authenticate']]).toEqual([401, 'Bearer realm="Tastemaker"']);
    const stranger = await ask(product, { url: '/api/v1/offers', headers: { authorization: 'Bearer tmk_wrong' } });
    expect(stranger.headers['www-authenticate']).toBe('Bearer realm="Tastemaker", error="invalid_token"');
  });
});

describe('a probe', () => {
  it.each(['live', 'ready'])(
    'that asks whether the process is %s does not use up what one address may ask',
    async (page) => {
      const { status, headers } = await ask(product, { url: `/health/${page}` });
      expect([status, headers['ratelimit-remaining']]).toEqual([200, undefined]);
      expect(Number((await ask(product, { url: '/api/v1/settings' })).headers['ratelimit-remaining'])).toBeGreaterThan(
        0,
      );
    },
  );
});

describe('an address', () => {
  it.each([
    ['GET', '/api/v1/functions/getUser', 'POST'],
    ['PATCH', '/api/v1/offers?city=leeds', 'GET, HEAD, POST'],
    ['DELETE', '/api/v1/offers/01980000-0000-7000-8000-000000000000', 'GET, HEAD, PUT'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['OPTIONS', '/api/v1/collabs', 'GET, HEAD, POST'],
  ])('that does not take %s says at %s what it takes', async (method, url, methods) => {
    const { status, headers, code } = await ask(product, { method, url });
    expect([status, code, headers.allow]).toEqual([405, 'request/method-not-allowed', methods]);
  });

  it('that there is not is not found, by whichever method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await ask(product, { method, url: '/api/v1/nothing' })).toMatchObject({
        status: 404,
        code: 'request/not-found',
      });
  });
});

describe('a body', () => {
  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('of the type “%s” is refused', async (type) => {
    const answer = await ask(product, {
      ...{ method: 'POST', url: '/api/v1/functions/getUser', payload: '{}' },
      headers: { origin: product.config.publicUrl, ...(type && { 'content-type': type }) },
    });
    expect(answer).toMatchObject({ status: 415, code: 'request/media-type' });
  });

  it('of JSON is taken, and what has no bytes is none', async () => {
    const url = '/api/v1/functions/getSessionAndUserProfile';
    const json = { 'content-type': 'application/json; charset=utf-8' };
    expect(await ask(product, { method: 'POST', url, headers: json, payload: '{}' })).toMatchObject({ status: 200 });
    expect(await ask(product, { method: 'POST', url, headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 200,
    });
  });
});

describe('a page of another origin', () => {
  const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' };

  it('reads nothing unless it is named', async () => {
    for (const [app, origin] of [
      [product, till],
      [open, 'https://evil.example'],
    ] as const) {
      const asked = await ask(app, { method: 'OPTIONS', url: '/api/v1/offers', headers: { origin, ...preflight } });
      const read = await ask(app, { url: '/api/v1/offers', headers: { origin, authorization: `Bearer ${key}` } });
      for (const { headers } of [asked, read]) expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('may ask by a key when it is, and is never taken for ours', async () => {
    const asked = await ask(open, {
      method: 'OPTIONS',
      url: '/api/v1/offers',
      headers: { origin: till, ...preflight },
    });
    expect(asked).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': till,
        'access-control-allow-headers': expect.stringContaining('authorization'),
      },
    });
    const read = await ask(open, { url: '/api/v1/offers', headers: { origin: till, authorization: `Bearer ${key}` } });
    expect(read).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': till } });
    expect(read.headers['access-control-expose-headers']).toContain('ratelimit-remaining');
    expect(String(read.headers.vary).toLowerCase()).toContain('origin');
    for (const { headers } of [asked, read]) expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const refused = await ask(open, { url: '/api/v1/offers', headers: { origin: till } });
    expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': till } });
  });
});

it('an offer that leaves out what has a value of its own takes that', async () => {
  const { rights: _, shipped: __, blackoutDates: ___, ...offer } = { blackoutDates: [], ...offerInput() };
  const made = await ask(open, {
    ...{ method: 'POST', url: '/api/v1/offers', payload: JSON.stringify(offer) },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  });
  expect(made.status).toBe(201);
  const { id } = JSON.parse(made.body) as { id: string };
  const read = await ask(open, { url: `/api/v1/offers/${id}`, headers: { authorization: `Bearer ${key}` } });
  expect(JSON.parse(read.body)).toMatchObject({
    ...{ state: 'live', shipped: false, rights: { channels: ['own-social'], months: 12 } },
  });
});

it('says where weaknesses are reported', async () => {
  const { status, headers, body } = await ask(product, { url: '/.well-known/security.txt' });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Contact: mailto:support@tastemaker.test\n');
  const [, expires] = /^Expires: (\S+)$/m.exec(body)!;
  expect(Date.parse(expires!) - Date.now()).toBeGreaterThan(30 * 86_400_000);
});
