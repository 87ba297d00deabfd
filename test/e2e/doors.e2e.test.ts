import { ModulesContainer } from '@nestjs/core';
import jwt from 'jsonwebtoken';
import { type Policy, policyKey } from '../../server/shared/http/policy.js';
import { newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

type Route = { name: string; address: string; policy: Policy | undefined };

function routes(): Route[] {
  const found: Route[] = [];
  for (const module of product.app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const prototype = (metatype as { prototype: object }).prototype;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = (prototype as Record<string, unknown>)[method];
        if (method === 'constructor' || typeof handler !== 'function' || !Reflect.hasMetadata('path', handler))
          continue;
        const name = `${(metatype as { name: string }).name}.${method}`;
        const policy = [handler, metatype as object].map(
          (owner) => Reflect.getMetadata(policyKey, owner) as Policy | undefined,
        );
        const address = [metatype as object, handler]
          .flatMap((owner) => String(Reflect.getMetadata('path', owner)).split('/'))
          .filter(Boolean)
          .map((part) => part.replace(/^:(\w+)$/, '{$1}').replace(/^\*\w*$/, '*'))
          .join('/');
        found.push({ name, address: `/${address}`, policy: policy[0] ?? policy[1] });
      }
    }
  }
  return found;
}

describe('the doors', () => {
  it('R429: every route says who can call it', () => {
    expect(routes().length).toBeGreaterThan(20);
    expect(
      routes()
        .filter(({ policy }) => !policy)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('every route under /api/v1 is in the published document', async () => {
    const { body } = await product.visitor().get('/api/openapi.json');
    const documented = Object.keys(body.paths as object);
    const undocumented = routes().filter(
      ({ address }) => address.startsWith('/api/v1/') && !documented.includes(address),
    );
    expect(undocumented.map(({ name, address }) => `${name} ${address}`)).toEqual([]);
  });

  const staffOnly = ['brand-manager', 'influencer-manager', 'user-explorer', 'collab-explorer'];
  test.each(staffOnly)('R427: %s is closed to guests, brands and influencers', async (resource) => {
    const address = `/api/v1/admin/${resource}`;
    expect(await product.visitor().get(address)).toMatchObject({
      status: 401,
      body: { code: 'identity/not-signed-in' },
    });
    const influencer = await product.newInfluencer(`${resource}@example.test`, 'Nia', `nia.${resource}`);
    expect(await influencer.get(address)).toMatchObject({ status: 403, body: { code: 'identity/wrong-role' } });
  });
});

describe('requests that are not ours', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it('a foreign page cannot act for the person who is signed in', async () => {
    const influencer = await product.newInfluencer('kim@example.test', 'Kim', 'kim');
    for (const headers of foreign) {
      expect(await influencer.post('/api/v1/auth/sign-out', {}, headers)).toMatchObject({
        status: 403,
        body: { code: 'request/foreign-origin' },
      });
    }
    expect((await influencer.get('/api/v1/collabs')).status).toBe(200);
  });

  it('nor sign anybody in', async () => {
    const answer = await product
      .visitor()
      .post('/api/v1/auth/links', { email: 'a@b.co' }, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'request/foreign-origin' } });
  });

  it('a forged, an unsigned and a foreign token open nothing', async () => {
    const claims = { sid: '00000000-0000-7000-8000-000000000001', sub: '00000000-0000-7000-8000-000000000002' };
    const rules = { issuer: 'tastemaker', audience: 'tastemaker-portal' };
    const tokens = [
      jwt.sign(claims, 'another secret', rules),
      jwt.sign(claims, '', { ...rules, algorithm: 'none' }),
      jwt.sign(claims, product.config.sessionSecret, { ...rules, issuer: 'somebody' }),
      jwt.sign(claims, product.config.sessionSecret, rules), // well-formed, for a session that doesn't exist
      'rubbish',
    ];
    for (const token of tokens) {
      const answer = await product.visitor().get('/api/v1/collabs', { cookie: `tastemaker=${token}` });
      expect(answer.status).toBe(401);
    }
  });

  it('R431: signing out ends the session on the server', async () => {
    const influencer = await product.newInfluencer('lee@example.test', 'Lee', 'lee');
    const cookie = influencer.cookie();
    expect((await influencer.post('/api/v1/auth/sign-out')).status).toBe(200);
    expect((await product.visitor().get('/api/v1/collabs', { cookie })).status).toBe(401);
  });
});

describe('answers to what cannot be answered', () => {
  const problem = (status: number, code: string) =>
    expect.objectContaining({
      type: `/docs/problems/${code}`,
      status,
      code,
      title: expect.any(String),
      detail: expect.any(String),
      requestId: expect.any(String),
    });

  test.each([
    ['an address that is not there', 'GET', '/api/v1/nowhere', undefined, 404, 'request/not-found'],
    ['an id that is none', 'GET', '/api/v1/collabs/1%27%20or%201=1', undefined, 404, 'request/not-found'],
    [
      'an id that nobody has',
      'GET',
      '/api/v1/collabs/00000000-0000-7000-8000-00000000dead',
      undefined,
      404,
      'collabs/not-found',
    ],
    ['broken JSON', 'POST', '/api/v1/auth/links', '{"email":', 400, 'request/malformed'],
    ['a field too many', 'POST', '/api/v1/auth/links', '{"email":"a@b.co","admin":true}', 400, 'request/invalid'],
    [
      'an endless body',
      'POST',
      '/api/v1/auth/links',
      JSON.stringify({ email: 'a'.repeat(400_000) }),
      413,
      'request/too-large',
    ],
    ['R387: a page that is too long', 'GET', '/api/v1/offers?limit=101', undefined, 400, 'request/invalid'],
    [
      'an action that is none',
      'POST',
      '/api/v1/collabs/00000000-0000-7000-8000-00000000dead/explode',
      '{}',
      404,
      'request/not-found',
    ],
  ] as const)('%s', async (_, method, url, payload, status, code) => {
    const influencer = await product.newInfluencer(`${newId()}@example.test`, 'Ida', newId());
    const answer = await influencer.raw(
      method,
      url,
      payload === undefined ? {} : { 'content-type': 'application/json' },
      payload === undefined ? undefined : Buffer.from(payload),
    );
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, problem(status, code)]);
  });

  it('each problem is explained at the address in its type', async () => {
    const page = await product.visitor().get('/docs/problems/collabs/slot-full');
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('text/html') } });
    expect(await product.visitor().get('/docs/problems/collabs/never-heard-of')).toMatchObject({
      status: 404,
      body: { code: 'request/not-found' },
    });
  });

  it.each(['/', '/api/v1/settings', '/api/v1/nowhere', '/docs/problems/collabs/slot-full'])(
    '%s says of its text that it is UTF-8',
    async (address) => {
      const { headers } = await product.visitor().get(address);
      expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
    },
  );

  it('a field that comes twice in an address is refused, and one that every object has changes nothing', async () => {
    const towns = async (query: string) => {
      const { status, body } = await product.visitor().get(`/api/v1/towns?${query}`);
      return { status, items: body.items };
    };
    expect(await towns('q=leeds&q=york')).toMatchObject({ status: 400 });
    const found = await towns('q=leeds');
    expect(found.items).not.toEqual([]);
    for (const query of ['q=leeds&__proto__=1', 'q=leeds&constructor=1']) expect(await towns(query)).toEqual(found);
  });

  it('TRACE is answered at no address', async () => {
    for (const address of ['/', '/api/v1/settings'])
      expect((await product.visitor().raw('TRACE', address, {})).status).toBeGreaterThanOrEqual(400);
  });

  it('every answer carries the headers that keep browsers safe', async () => {
    const { headers } = await product.visitor().get('/docs/problems/collabs/slot-full');
    expect(headers['content-security-policy']).toContain(`script-src 'self'`);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
  });
});
