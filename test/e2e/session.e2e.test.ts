import { IdentityApi } from '../../server/modules/identity/index.js';
import { CreateBrand, JoinInfluencer } from '../../server/modules/profiles/index.js';
import { type ProfileRef, theProduct } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

const functions = '/api/v1/functions';
const session = (visitor: Visitor) => visitor.post(`${functions}/getSessionAndUserProfile`);
const switchTo = (visitor: Visitor, target: object) =>
  visitor.post(`${functions}/updateSessionUserProfile`, { target_user_profile: target });

let number = 0;

async function anInfluencer(): Promise<ProfileRef> {
  const handle = `handle.${++number}`;
  const { id: uid } = await product.app.get(JoinInfluencer).execute(theProduct, { name: handle, handle });
  return { uid, type: 'influencer' };
}

async function aBrand(): Promise<ProfileRef> {
  const name = `Brand ${++number}`;
  const facts = { name, email: `brand-${number}@example.test`, city: 'london', category: 'restaurants' } as const;
  const { id: uid } = await product.app.get(CreateBrand).execute(theProduct, facts, null);
  return { uid, type: 'brand' };
}

async function aPerson(facts: { linkedBrandUid?: string } = {}, ...profiles: ProfileRef[]): Promise<Visitor> {
  const email = `person-${++number}@example.test`;
  const memberships = profiles.map((profile) => ({ profile, kind: 'linked', role: 'owner' }) as const);
  await product.app.get(IdentityApi).createUser({ email, name: 'Ida', memberships, ...facts });
  return product.signedIn(email);
}

describe('getSessionAndUserProfile', () => {
  const nobody = { current_session_user_profile: null, linked_profiles_found: [] };

  it('R389, R396: a guest has exactly the two keys', async () => {
    expect(await session(product.visitor())).toMatchObject({ status: 200 });
    expect((await session(product.visitor())).body).toEqual(nobody);
  });

  it('R150: a person without any profile isn’t a guest', async () => {
    expect((await session(await aPerson())).body).toEqual({ ...nobody, signed_in: true });
  });

  it('R140, R389: everyone else has exactly the two keys', async () => {
    const [brand, influencer] = [await aBrand(), await anInfluencer()];
    for (const person of [await aPerson({}, influencer), await aPerson({}, brand, influencer)]) {
      expect(Object.keys((await session(person)).body).sort()).toEqual(Object.keys(nobody).sort());
    }
    const byUid = (await session(await aPerson({ linkedBrandUid: brand.uid }))).body;
    expect(byUid).toMatchObject({ current_session_user_profile: brand, linked_profiles_found: [] });
    expect(Object.keys(byUid)).toHaveLength(2);
  });
});

describe('switching', () => {
  it('R148, R168, R397: of two profiles one chooses, and the answer is the session as it then is', async () => {
    const [brand, influencer] = [await aBrand(), await anInfluencer()];
    const person = await aPerson({}, brand, influencer);
    expect((await session(person)).body).toMatchObject({
      current_session_user_profile: null,
      linked_profiles_found: [brand, influencer],
    });
    for (const target of [brand, influencer, brand]) {
      const { status, body } = await switchTo(person, target);
      expect([status, body.current_session_user_profile]).toMatchObject([200, target]);
      expect((await session(person)).body).toEqual(body);
    }
  });

  it('R174: leads to nobody else’s profile, and then nothing has changed', async () => {
    const [own, foreign] = [await anInfluencer(), await aBrand()];
    const person = await aPerson({}, own);
    for (const target of [foreign, { uid: own.uid, type: 'brand' }, { uid: own.uid, type: 'admin' }, {}]) {
      expect(await switchTo(person, target)).toMatchObject({
        status: 404,
        body: { code: 'identity/not-your-profile' },
      });
    }
    expect((await session(person)).body).toMatchObject({ current_session_user_profile: own });
  });

  it('the session before ends', async () => {
    const [brand, influencer] = [await aBrand(), await anInfluencer()];
    const person = await aPerson({}, brand, influencer);
    const cookie = person.cookie();
    await switchTo(person, influencer);
    expect((await product.visitor().get('/api/v1/auth/sessions', { cookie })).status).toBe(401);
  });
});

describe('your own sessions', () => {
  const sessions = '/api/v1/auth/sessions';

  /** One person in two browsers. */
  async function twoBrowsers() {
    const email = `two-${++number}@example.test`;
    await product.app.get(IdentityApi).createUser({ email, name: 'Ida' });
    return { here: await product.signedIn(email), there: await product.signedIn(email) };
  }

  it('are listed, with this one marked', async () => {
    const { here } = await twoBrowsers();
    const { items } = (await here.get(sessions)).body;
    expect(items).toHaveLength(2);
    expect(items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(items[0]).toEqual({
      id: expect.any(String),
      browser: expect.any(String),
      signedInAt: expect.any(String),
      lastSeenAt: expect.any(String),
      current: expect.any(Boolean),
    });
  });

  it('end one by one, at once, and never another person’s', async () => {
    const { here, there } = await twoBrowsers();
    const stranger = (await twoBrowsers()).here;
    const { items } = (await here.get(sessions)).body;
    const { id } = items.find(({ current }: { current: boolean }) => !current);

    expect(await stranger.post(`${sessions}/${id}/end`)).toMatchObject({
      status: 404,
      body: { code: 'identity/no-such-session' },
    });
    expect((await there.get(sessions)).status).toBe(200);
    expect((await here.post(`${sessions}/${id}/end`)).status).toBe(200);
    expect((await there.get(sessions)).status).toBe(401);
    expect((await here.get(sessions)).body.items).toHaveLength(1);
  });

  it('end all at once but this one', async () => {
    const { here, there } = await twoBrowsers();
    expect((await here.post(`${sessions}/end-others`)).status).toBe(200);
    expect((await there.get(sessions)).status).toBe(401);
    expect((await here.get(sessions)).body.items).toMatchObject([{ current: true }]);
  });

  it('R152: signing out ends this one only, and empties this browser’s cache', async () => {
    const { here, there } = await twoBrowsers();
    const cookie = here.cookie();
    const signedOut = await here.post('/api/v1/auth/sign-out');
    expect([signedOut.status, signedOut.headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect(here.cookie()).toBe('');
    expect((await product.visitor().get(sessions, { cookie })).status).toBe(401);
    expect((await there.get(sessions)).status).toBe(200);
  });

  it('are replaced by signing in once more in the same browser', async () => {
    const email = `again-${++number}@example.test`;
    const { userId } = await product.app.get(IdentityApi).createUser({ email, name: 'Ida' });
    const here = await product.signedIn(email);
    const cookie = here.cookie();
    const token = new URL(await product.app.get(IdentityApi).signInLinkFor(userId)).searchParams.get('token');
    expect((await here.post('/api/v1/auth/links/verify', { token, email })).status).toBe(200);
    expect((await product.visitor().get(sessions, { cookie })).status).toBe(401);
    expect((await here.get(sessions)).body.items).toMatchObject([{ current: true }]);
  });

  it('are closed to who is not signed in', async () => {
    for (const [method, address] of [
      ['GET', sessions],
      ['POST', `${sessions}/end-others`],
      ['GET', '/api/v1/auth/password'],
      ['POST', '/api/v1/auth/password/change'],
    ] as const)
      expect((await product.visitor().send(method, address)).status).toBe(401);
  });
});

describe('your own password', () => {
  const change = '/api/v1/auth/password/change';

  it('is set without another by who has none, then changed with the current one only, which ends other sessions', async () => {
    const email = `password-${++number}@example.test`;
    await product.app.get(IdentityApi).createUser({ email, name: 'Ida' });
    const [here, there] = [await product.signedIn(email), await product.signedIn(email)];
    expect((await here.get('/api/v1/auth/password')).body).toEqual({ exists: false });
    expect((await here.post(change, { password: 'four words of mine' })).status).toBe(200);
    expect((await there.get('/api/v1/auth/password')).status).toBe(401);
    expect((await here.get('/api/v1/auth/password')).body).toEqual({ exists: true });

    const next = { password: 'five other words of mine' };
    for (const input of [next, { ...next, currentPassword: 'not these words' }])
      expect(await here.post(change, input)).toMatchObject({
        status: 400,
        body: { code: 'identity/wrong-current-password', errors: { currentPassword: expect.any(String) } },
      });
    expect((await here.post(change, { ...next, currentPassword: 'four words of mine' })).status).toBe(200);
    expect((await product.visitor().post('/api/v1/auth/password', { email, ...next })).status).toBe(200);
  });
});
