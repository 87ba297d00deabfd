import { Database } from '../../server/shared/db/index.js';
import { SessionCache } from '../../server/shared/http/session-cache.js';
import { TestApp } from '../support/app.js';
import { Authenticator } from '../support/authenticator.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

const passkeys = '/api/v1/auth/passkeys';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

let number = 0;
async function aPerson() {
  const name = `keyed-${++number}`;
  const email = `${name}@example.test`;
  return { email, visitor: await product.newInfluencer(email, name, name) };
}

/** Everyone last reauthenticated an hour ago. */
async function forgetProofs(): Promise<void> {
  const db = product.app.get(Database);
  const rows = await db.rows<{ id: string }>(
    `update sessions set proven_at = proven_at - interval '1 hour' returning id`,
  );
  await db.inTransaction(() => product.app.get(SessionCache).changed(rows.map(({ id }) => id)));
}

async function addPasskey(visitor: Visitor, more: object = {}) {
  const phone = new Authenticator(product.config.publicUrl);
  const { body } = await visitor.post(`${passkeys}/options`);
  const added = await visitor.post(passkeys, { answer: phone.register(body.options), ...more });
  expect(added.status).toBe(201);
  return { phone, id: added.body.id as string };
}

async function signInWith(phone: Authenticator, lie: Parameters<Authenticator['answer']>[1] = {}) {
  const visitor = product.visitor();
  const { body } = await visitor.post(`${passkeys}/sign-in/options`);
  return { visitor, answer: await visitor.post(`${passkeys}/sign-in`, { answer: phone.answer(body.options, lie) }) };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/v1/auth/password')).status === 200;

describe('passkeys', () => {
  it('are added, listed, renamed, sign in, and are removed; mail tells of it', async () => {
    const { visitor, email } = await aPerson();
    const { phone, id } = await addPasskey(visitor);
    await visitor.newestMail(email, 'passkey was added');
    expect((await visitor.get(passkeys)).body.items).toMatchObject([{ id, name: 'Unknown browser', lastUsedAt: null }]);
    expect((await visitor.put(`${passkeys}/${id}`, { name: ' Phone ' })).body).toMatchObject({ id, name: 'Phone' });

    const { visitor: elsewhere, answer } = await signInWith(phone);
    expect(answer.status).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await elsewhere.get(passkeys)).body.items).toMatchObject([{ id, lastUsedAt: expect.any(String) }]);

    expect((await visitor.send('DELETE', `${passkeys}/${id}`)).status).toBe(200);
    await visitor.newestMail(email, 'passkey was removed');
    expect((await visitor.send('DELETE', `${passkeys}/${id}`)).body.code).toBe('identity/no-such-passkey');
    expect((await signInWith(phone)).answer).toMatchObject({
      status: 401,
      body: { code: 'identity/passkey-not-valid' },
    });
  });

  it('need a fresh proof to be added and removed, and give one themselves', async () => {
    const { visitor } = await aPerson();
    const { phone, id } = await addPasskey(visitor);
    await forgetProofs();
    for (const refused of [
      await visitor.post(`${passkeys}/options`),
      await visitor.post(passkeys, { answer: {} }),
      await visitor.send('DELETE', `${passkeys}/${id}`),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'identity/reauthentication-needed' } });

    expect((await visitor.get('/api/v1/auth/proofs')).body).toMatchObject({ fresh: false, ways: ['passkey', 'link'] });
    const { body } = await visitor.post('/api/v1/auth/proofs/passkey/options');
    const answer = phone.answer(body.options);
    expect((await visitor.post('/api/v1/auth/proofs/passkey', { answer })).status).toBe(200);
    expect((await visitor.post('/api/v1/auth/proofs/passkey', { answer })).status).toBe(401);
    expect((await visitor.send('DELETE', `${passkeys}/${id}`)).status).toBe(200);
  });

  it.each([
    ['from another site', { origin: 'https://evil.test' }],
    ['without a verified user', { verified: false }],
    ['for another site', { rpId: 'evil.test' }],
    ['of another person', { userHandle: 'AAAA' }],
  ])('are refused %s', async (_, lie) => {
    const { phone } = await addPasskey((await aPerson()).visitor);
    const { visitor, answer } = await signInWith(phone, lie);
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity/passkey-not-valid' } });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('are refused when the counter goes back, and when an answer comes twice', async () => {
    const { phone } = await addPasskey((await aPerson()).visitor);
    expect((await signInWith(phone, { counter: 9 })).answer.status).toBe(200);
    expect((await signInWith(phone, { counter: 9 })).answer.status).toBe(401);
    const visitor = product.visitor();
    const { body } = await visitor.post(`${passkeys}/sign-in/options`);
    const answer = phone.answer(body.options);
    expect((await visitor.post(`${passkeys}/sign-in`, { answer })).status).toBe(200);
    expect((await product.visitor().post(`${passkeys}/sign-in`, { answer })).status).toBe(401);
  });

  it('cannot be renamed or removed by anyone else', async () => {
    const { id } = await addPasskey((await aPerson()).visitor);
    const { visitor: eve } = await aPerson();
    for (const answer of [
      await eve.put(`${passkeys}/${id}`, { name: 'Mine' }),
      await eve.send('DELETE', `${passkeys}/${id}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'identity/no-such-passkey' } });
  });
});

describe('another email address', () => {
  const change = (visitor: Visitor, email: string) => visitor.post('/api/v1/auth/email/change', { email });
  const state = async (visitor: Visitor) => (await visitor.get('/api/v1/auth/email')).body;
  const tokenIn = async (visitor: Visitor, to: string, about: string) => {
    const { text } = await visitor.newestMail(to, about);
    return /(?:email|token)=([\w-]+)/.exec(text)![1]!;
  };
  const confirm = async (visitor: Visitor, to: string) =>
    visitor.post('/api/v1/auth/email/confirm', { token: await tokenIn(visitor, to, 'Confirm your new email') });

  it('takes a fresh proof and a link to the new one; sessions elsewhere end, and the old one can undo it', async () => {
    const { visitor, email } = await aPerson();
    const elsewhere = await product.signedIn(email);
    const next = `new-${email}`;
    expect((await change(visitor, next)).status).toBe(200);
    expect(await state(visitor)).toMatchObject({ email, change: { email: next } });
    expect((await confirm(visitor, next)).status).toBe(200);

    expect(await state(visitor)).toEqual({ email: next, change: null });
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await product.visitor().signIn(next);

    const token = await tokenIn(visitor, email, 'email address has changed');
    const stranger = product.visitor();
    expect((await stranger.post('/api/v1/auth/email/undo', { token })).status).toBe(200);
    expect((await stranger.post('/api/v1/auth/email/undo', { token })).body.code).toBe('identity/link-not-valid');
    expect(await isSignedIn(visitor)).toBe(false);
    await visitor.signIn(email);
    expect(await state(visitor)).toEqual({ email, change: null });
  });

  it('needs a fresh proof', async () => {
    const { visitor } = await aPerson();
    await forgetProofs();
    expect((await change(visitor, 'later@example.test')).body.code).toBe('identity/reauthentication-needed');
  });

  it('looks the same for an address that has an account', async () => {
    const [{ visitor }, { visitor: other, email: taken }] = [await aPerson(), await aPerson()];
    expect((await change(visitor, taken)).body).toEqual((await change(other, 'free@example.test')).body);
    expect(await state(visitor)).toMatchObject({ change: { email: taken } });
    expect(await confirm(visitor, taken)).toMatchObject({ status: 409, body: { code: 'identity/email-taken' } });
    expect((await visitor.post('/api/v1/auth/email/cancel')).status).toBe(200);
    expect(await state(visitor)).toMatchObject({ change: null });
  });

  it('is confirmed by the person who asked alone', async () => {
    const [{ visitor, email }, { visitor: eve }] = [await aPerson(), await aPerson()];
    await change(visitor, `typo-${email}`);
    expect((await confirm(eve, `typo-${email}`)).body.code).toBe('identity/link-not-valid');
    expect((await confirm(product.visitor(), `typo-${email}`)).status).toBe(401);
  });

  it('is followed by the brands that we write to at the old one', async () => {
    const people = new People(product.app);
    const brand = await people.brand(`moves-${++number}`);
    const owner = product.visitor();
    owner.take(brand.cookie);
    const next = `new-${brand.email}`;
    await change(owner, next);
    expect((await confirm(owner, next)).status).toBe(200);
    await eventually(async () => (await owner.get('/api/v1/company')).body.email === next);
  });
});
