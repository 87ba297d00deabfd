import { type KeyScope, keyScopeIds, scopesOf } from '../../server/contract/rules/scopes.js';
import { ApiKeyService } from '../../server/modules/api-keys/use-cases/api-key-service.js';
import { IdentityApi } from '../../server/modules/identity/index.js';
import { newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import { longTimeoutMs } from '../support/counts.js';
import { People, type Person } from '../support/world.js';
import { type Operation, operations } from './operations.js';

jest.setTimeout(longTimeoutMs);

let product: TestApp;
let people: People;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  brand = await people.brand('keyed');
  await people.subscribe(brand, 'premium'); // seats for more people
  influencer = await people.influencer('keyed');
});
afterAll(() => product?.stop());

const keyFor = async ({ actor }: Person, scopes: readonly KeyScope[]) =>
  (await product.app.get(ApiKeyService, { strict: false }).make(actor, { name: 'Test', scopes, expiresInDays: 30 }))
    .key;

/** Access policies' responses to a key; any other response comes from the handler. */
const refusals = [
  'identity/key-not-good',
  'identity/key-not-taken',
  'identity/scope-missing',
  'identity/wrong-role',
  'identity/not-signed-in',
  'identity/reauthentication-needed',
];

const knock = async ({ method, path, parameters }: Operation, key: string, cookie = '') => {
  const [action = 'none'] = (parameters.find(({ name }) => name === 'action')?.schema.enum ?? []) as string[];
  const answer = await product.app.inject({
    method,
    url: path.replace('{action}', action).replace(/\{[^}]+\}/g, newId()),
    headers: { authorization: `Bearer ${key}`, cookie },
    payload: ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {},
  });
  const isProblem = /problem\+json/.test(String(answer.headers['content-type'] ?? '')) && answer.body;
  const { code = '' } = isProblem ? answer.json<{ code?: string }>() : {};
  if (method === 'HEAD' && [401, 403].includes(answer.statusCode)) return `refused ${answer.statusCode}`;
  return refusals.includes(code) ? code : answer.statusCode >= 500 ? `broke with ${answer.statusCode}` : 'in';
};

const closed = operations.filter(({ roles }) => !roles.includes('public'));
const keyed = closed.filter(({ scope }) => scope !== undefined);

describe('R429: operation × scope → status', () => {
  it('every scope opens something, and only scopes that exist are named', () => {
    const named = new Set(keyed.map(({ scope }) => scope!));
    expect([...named].filter((scope) => !keyScopeIds.includes(scope as KeyScope))).toEqual([]);
    expect(keyScopeIds.filter((scope) => !named.has(scope))).toEqual([]);
  });

  it('a key with one scope opens what carries that scope, and nothing else', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const person of [brand, influencer])
      for (const scope of scopesOf(person.profile.type)) {
        const key = await keyFor(person, [scope]);
        for (const operation of keyed.filter(({ roles }) => roles.includes(person.profile.type))) {
          const found = await knock(operation, key);
          const isIn = operation.method === 'HEAD' ? !found.startsWith('refused') : found === 'in';
          if (isIn !== (operation.scope === scope)) wrong.push(`${operation.id} with ${scope}: ${found}`);
          probes++;
        }
        await people.rows('update api_keys set revoked_at = now()');
      }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes of ${keyed.length} operations by one scope each: as the document says`);
  });

  it('what carries no scope refuses a key with all of them', async () => {
    const key = await keyFor(brand, scopesOf('brand'));
    const opened: string[] = [];
    for (const operation of closed.filter(({ scope }) => !scope)) {
      const found = await knock(operation, key);
      if (found === 'in') opened.push(operation.id);
    }
    expect(opened).toEqual([]);
  });

  it('revoked, expired and made-up keys open nothing, whatever cookie comes with them', async () => {
    const revoked = await keyFor(brand, scopesOf('brand'));
    await people.rows('update api_keys set revoked_at = now()');
    const expired = await keyFor(brand, scopesOf('brand'));
    await people.rows(`update api_keys set expires_at = now() - interval '1 second' where revoked_at is null`);
    const opened: string[] = [];
    for (const key of [revoked, expired, `tmk_${newId()}`, 'nothing', ''])
      for (const operation of keyed.filter(({ method }) => method === 'GET')) {
        const found = await knock(operation, key, brand.cookie);
        if (found !== 'identity/key-not-good') opened.push(`${operation.id}: ${found}`);
      }
    expect(opened).toEqual([]);
  });
});

describe('a key ends with who made it', () => {
  const list = async (key: string) => {
    const { statusCode } = await product.app.inject({
      url: '/api/v1/offers',
      headers: { authorization: `Bearer ${key}` },
    });
    return statusCode;
  };

  it('when they leave, are shut out, or are not known to own their email address', async () => {
    const admin = await people.member(brand, 'keys-admin', 'admin');
    const identity = product.app.get(IdentityApi);
    const key = await keyFor(admin, ['offers:read']);
    expect(await list(key)).toBe(200);
    await people.rows(`update users set disabled_at = now() where id = $1`, [admin.userId]);
    expect(await list(key)).toBe(401);
    await people.rows(`update users set disabled_at = null where id = $1`, [admin.userId]);
    expect(await list(key)).toBe(200);
    const token = await people.linkTokenFor(admin.userId);
    await people.rows('update users set email_proven_at = null where id = $1', [admin.userId]);
    await product.visitor().post('/api/v1/auth/links/verify', { token, email: admin.email });
    expect(await list(key)).toBe(401);
    const later = await keyFor(admin, ['offers:read']);
    expect(await list(later)).toBe(200);
    await identity.unlink(admin.userId, brand.profile);
    expect(await list(later)).toBe(401);
  });

  it('and never does more than they may: their role counts at each request', async () => {
    const admin = await people.member(brand, 'keys-demoted', 'admin');
    const key = await keyFor(admin, ['profile:write']);
    const change = async () =>
      (
        await product.app.inject({
          method: 'PUT',
          url: '/api/v1/company',
          headers: { authorization: `Bearer ${key}` },
          payload: { about: 'An open fire.' },
        })
      ).json<{ about?: string; code?: string }>();
    expect(await change()).toMatchObject({ about: 'An open fire.' });
    await people.rows(`update memberships set role = 'member' where user_id = $1`, [admin.userId]);
    expect(await change()).toMatchObject({ code: 'identity/role-not-enough' });
  });
});
