import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Database } from '../../server/shared/db/index.js';
import { SessionCache } from '../../server/shared/http/session-cache.js';
import { newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

const before = 'the secret before this one';
let product: TestApp;
let jane: Visitor;
let bob: Visitor;
beforeAll(async () => {
  product = await TestApp.start({ previousSessionSecret: before });
  jane = await product.newInfluencer('jane@example.test', 'Jane', 'jane');
  bob = await product.newInfluencer('bob@example.test', 'Bob', 'bob');
});
afterAll(() => product?.stop());

type Claims = { sid: string; sub: string; [more: string]: unknown };

const tokenOf = (visitor: Visitor): string => /^tastemaker=([^;]+)/.exec(visitor.cookie())![1]!;
const claimsOf = (visitor: Visitor): Claims => jwt.decode(tokenOf(visitor)) as Claims;
const rules = { issuer: 'tastemaker', audience: 'tastemaker-portal' };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** As the server itself would sign it. */
const signed = (claims: object, more: jwt.SignOptions = {}) =>
  jwt.sign(claims, product.config.sessionSecret, { algorithm: 'HS256', ...rules, ...more });

const statusWith = async (token: string, name = 'tastemaker'): Promise<number> =>
  (await product.visitor().get('/api/v1/auth/password', { cookie: `${name}=${token}` })).status;

const foreignRsaKey = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
const asIfOf = (): Claims => {
  const { sid, sub } = claimsOf(jane);
  return { sid, sub };
};

describe('a forged session opens nothing', () => {
  it('the real one does, or the rest would prove nothing', async () => {
    expect(await statusWith(tokenOf(jane))).toBe(200);
    expect(await statusWith(signed(asIfOf()))).toBe(200);
  });

  it('so does one signed with the secret before, by its method alone', async () => {
    expect(await statusWith(jwt.sign(asIfOf(), before, { ...rules, algorithm: 'HS256' }))).toBe(200);
    expect(await statusWith(jwt.sign(asIfOf(), before, { ...rules, algorithm: 'HS512' }))).toBe(401);
  });

  const forgeries: [string, () => string][] = [
    ['unsigned', () => jwt.sign(asIfOf(), '', { ...rules, algorithm: 'none' })],
    [
      'unsigned, by another spelling',
      () => `${encoded({ alg: 'nOnE', typ: 'JWT' })}.${encoded({ ...claimsOf(jane) })}.`,
    ],
    ['with the signature cut off', () => tokenOf(jane).replace(/[^.]+$/, '')],
    ['with another secret', () => jwt.sign(asIfOf(), 'another secret', { ...rules, algorithm: 'HS256' })],
    ['with an empty secret', () => `${tokenOf(jane).split('.').slice(0, 2).join('.')}.${encoded('')}`],
    ['by another method, with our secret', () => signed(asIfOf(), { algorithm: 'HS512' })],
    ['by a key pair of their own', () => jwt.sign(asIfOf(), foreignRsaKey, { ...rules, algorithm: 'RS256' })],
    ['with the key in its own header', () => signedWithOwnKey()],
    ['for another audience', () => signed(asIfOf(), { audience: 'tastemaker-outside' })],
    ['by another issuer', () => signed(asIfOf(), { issuer: 'somebody' })],
    ['that has run out', () => signed({ ...asIfOf(), iat: 1_000_000_000, exp: 1_000_000_001 })],
    ['for a session that nobody has', () => signed({ ...asIfOf(), sid: newId() })],
    ['without a session', () => signed({ sub: claimsOf(jane).sub })],
    ['for their own session and somebody else', () => signed({ sid: claimsOf(bob).sid, sub: claimsOf(jane).sub })],
    ['for somebody else’s session and themselves', () => signed({ sid: claimsOf(jane).sid, sub: claimsOf(bob).sub })],
    ['with the session swapped under the old signature', () => withClaims(bob, { sid: claimsOf(jane).sid })],
    ['with the person swapped under the old signature', () => withClaims(bob, { sub: claimsOf(jane).sub })],
    ['with a role of their own making', () => withClaims(bob, { role: 'admin', staffRole: 'super-user' })],
    ['rubbish', () => 'rubbish'],
    ['empty', () => ''],
    ['endless', () => 'x'.repeat(4_000)],
  ];
  it.each(forgeries)('%s', async (_, forge) => {
    expect(await statusWith(forge())).toBe(401);
  });

  it('the right token in the wrong place', async () => {
    const token = tokenOf(jane);
    expect(await statusWith(token, 'tastemaker-outside')).toBe(401);
    expect(await statusWith(token, '__Host-tastemaker')).toBe(401);
    const bearer = await product.visitor().get('/api/v1/auth/password', { authorization: `Bearer ${token}` });
    expect(bearer.status).toBe(401);
    expect((await product.visitor().get(`/api/v1/auth/password?token=${token}`)).status).toBe(401);
  });

  it('R427: claims in the token make nobody staff', async () => {
    const cookie = `tastemaker=${signed({ ...asIfOf(), role: 'admin', staffRole: 'super-user', type: 'admin' })}`;
    const answer = await product.visitor().get('/api/v1/admin/user-explorer', { cookie });
    expect([answer.status, answer.body.code]).toEqual([403, 'identity/wrong-role']);
  });
});

function signedWithOwnKey(): string {
  const jwk = { kty: 'oct', k: encoded('a key of their own') };
  return jwt.sign(asIfOf(), 'a key of their own', {
    ...rules,
    algorithm: 'HS256',
    header: { alg: 'HS256', jwk } as unknown as jwt.JwtHeader,
  });
}

function withClaims(visitor: Visitor, changes: object): string {
  const [header, , signature] = tokenOf(visitor).split('.');
  return `${header}.${encoded({ ...claimsOf(visitor), ...changes })}.${signature}`;
}

describe('a session that has ended opens nothing', () => {
  let number = 0;
  const person = () => product.newInfluencer(`person-${++number}@example.test`, 'Ada', `person.${number}`);
  const gone = async (token: string) => expect(await statusWith(token)).toBe(401);

  it('R152, R431: after signing out', async () => {
    const visitor = await person();
    const token = tokenOf(visitor);
    await visitor.post('/api/v1/auth/sign-out');
    await gone(token);
  });

  it('after being ended from another browser, and nobody else can end it', async () => {
    const here = await person();
    const there = await product.signedIn(`person-${number}@example.test`);
    const { sid } = claimsOf(there);
    expect((await bob.post(`/api/v1/auth/sessions/${sid}/end`)).status).toBe(404);
    expect(await statusWith(tokenOf(there))).toBe(200);
    expect((await here.post(`/api/v1/auth/sessions/${sid}/end`)).status).toBe(200);
    await gone(tokenOf(there));
    expect(await statusWith(tokenOf(here))).toBe(200);
  });

  it('R431: after another profile was chosen, under its old id', async () => {
    const visitor = await person();
    const before = tokenOf(visitor);
    const { body } = await visitor.post('/api/v1/functions/getSessionAndUserProfile');
    const { uid, type } = body.current_session_user_profile;
    const switched = { target_user_profile: { uid, type } };
    expect((await visitor.post('/api/v1/functions/updateSessionUserProfile', switched)).status).toBe(200);
    expect(tokenOf(visitor)).not.toBe(before);
    await gone(before);
  });

  it('half a minute after the person has proved again; until then it opens nothing that needs the proof', async () => {
    const visitor = await person();
    await visitor.post('/api/v1/auth/password/change', { password: 'four words of mine' });
    const before = tokenOf(visitor);
    const { sid } = claimsOf(visitor);
    const changed = async (change: string) => {
      await new People(product.app).rows(`update sessions set ${change} where id = $1`, [sid]);
      await product.app.get(Database).inTransaction(() => product.app.get(SessionCache).changed([sid]));
    };
    const endOthers = (cookie = visitor.cookie()) =>
      product.visitor().post('/api/v1/auth/sessions/end-others', {}, { cookie });
    await changed(`proven_at = proven_at - interval '1 hour', created_at = created_at - interval '1 hour'`);
    expect((await endOthers()).status).toBe(403);

    const proof = { password: 'four words of mine' };
    expect((await visitor.post('/api/v1/auth/proofs/password', proof)).status).toBe(200);
    expect(tokenOf(visitor)).not.toBe(before);
    expect((await endOthers(`tastemaker=${before}`)).body.code).toBe('identity/reauthentication-needed');
    expect(await statusWith(before)).toBe(200);
    expect((await endOthers()).status).toBe(200);

    await changed(`token_since = token_since - interval '30 seconds'`);
    await gone(before);
    expect(await statusWith(tokenOf(visitor))).toBe(200);
  });

  it('after its person was disabled, at once, and it does not come back with them', async () => {
    const staff = await product.newStaff('super-user');
    const visitor = await person();
    const { sub } = claimsOf(visitor);
    expect(await statusWith(tokenOf(visitor))).toBe(200);
    expect((await staff.post(`/api/v1/admin/user-explorer/${sub}/disable`)).status).toBe(200);
    await gone(tokenOf(visitor));
    await staff.post(`/api/v1/admin/user-explorer/${sub}/enable`);
    await gone(tokenOf(visitor));
  });
});
