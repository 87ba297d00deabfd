import { IdentityApi } from '../../server/modules/identity/index.js';
import { CreateBrand, JoinInfluencer } from '../../server/modules/profiles/index.js';
import { Database } from '../../server/shared/db/index.js';
import { type ProfileRef, theProduct } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';

let product: TestApp;
let brand: ProfileRef;
let influencer: ProfileRef;
let person: Visitor;
const email = 'rosa@ember.test';

beforeAll(async () => {
  product = await TestApp.start();
  const facts = { name: 'Ember & Rye', email: 'hello@ember.test', city: 'london', category: 'restaurants' } as const;
  brand = { uid: (await product.app.get(CreateBrand).execute(theProduct, facts, null)).id, type: 'brand' };
  const joined = await product.app.get(JoinInfluencer).execute(theProduct, { name: 'Rosa Lind', handle: 'rosa.lind' });
  influencer = { uid: joined.id, type: 'influencer' };
  const memberships = [brand, influencer].map((profile) => ({ profile, kind: 'linked', role: 'owner' }) as const);
  await product.app.get(IdentityApi).createUser({ email, name: 'Rosa', memberships, linkedBrandUid: brand.uid });
  person = await product.signedIn(email);
});
afterAll(() => product?.stop());

const functions = '/api/v1/functions';

/** The exact fields of a profile in a session. */
const profileShape = {
  name: expect.any(String),
  slug: expect.any(String),
  handle: null,
  avatar: null,
  profile_media: [],
  profile_pic: null,
  paying: expect.any(Boolean),
};

it('R1, R260: profiles are of the types brand, influencer and admin, and no route knows another role', async () => {
  const { body: document } = await product.visitor().get('/api/openapi.json');
  expect(document.components.schemas.LinkedProfileView.properties.type.enum).toEqual(['brand', 'influencer', 'admin']);
  const operations = Object.values(document.paths as object).flatMap((verbs: object) => Object.values(verbs));
  const roles = new Set(operations.flatMap((operation) => (operation['x-roles'] ?? []) as string[]));
  for (const role of ['brand', 'influencer', 'admin', 'public']) expect(roles).toContain(role);
  for (const role of ['brand', 'influencer', 'admin', 'public', 'signed-in', 'second-step']) roles.delete(role);
  expect([...roles]).toEqual([]);
});

it('R259–R262, R389: the session names uid, type and profile of each, with exactly its fields', async () => {
  const target = { target_user_profile: brand };
  const { body } = await person.post(`${functions}/updateSessionUserProfile`, target);
  expect(body).toEqual({
    current_session_user_profile: { ...brand, profile: { ...profileShape, name: 'Ember & Rye', paying: false } },
    linked_profiles_found: [
      { ...brand, profile: profileShape },
      { ...influencer, profile: { ...profileShape, handle: 'rosa.lind' } },
    ],
  });
  expect((await person.post(`${functions}/getSessionAndUserProfile`)).body).toEqual(body);
});

it('R263–R267, R390: getUser names what is linked and what is administered for others', async () => {
  const { body } = await person.post(`${functions}/getUser`);
  expect(body).toEqual({
    linked_profiles: [
      { ...brand, profile: profileShape },
      { ...influencer, profile: { ...profileShape, handle: 'rosa.lind' } },
    ],
    linked_brand_uid: brand.uid,
    linked_influencer_uid: null,
    brand_admins_for: [],
    influencer_admins_for: [],
  });
});

it('R392, R395: a function takes an empty body for none, and refuses what it does not know', async () => {
  expect((await person.raw('POST', `${functions}/getUser`, {})).status).toBe(200);
  const wrong = await person.post(`${functions}/updateSessionUserProfile`, { target: brand });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  expect(await person.post(`${functions}/neverHeardOf`)).toMatchObject({
    status: 404,
    body: { code: 'request/not-found' },
  });
});

it('R395: an object of up to 16 kB may be sent, and no larger one', async () => {
  const event = (length: number) => ({
    event_name: 'page_view',
    event_context: { text: 'x'.repeat(length) },
    user_profile: brand,
  });
  expect((await person.post(`${functions}/logUserEvent`, event(15 * 1_024))).status).toBe(200);
  expect((await person.post(`${functions}/logUserEvent`, event(17 * 1_024))).status).toBe(400);
});

it.each(['getUser', 'updateSessionUserProfile', 'logUserEvent'])(
  'R395: %s is closed to who is not signed in',
  async (name) => {
    expect(await product.visitor().post(`${functions}/${name}`)).toMatchObject({
      status: 401,
      body: { code: 'identity/not-signed-in' },
    });
  },
);

it('R8, R10, R404: with nothing configured one signs in by a mailed link and by a password, and signs out', async () => {
  const words = 'four words of mine';
  const here = await product.signedIn(email);
  expect((await here.post('/api/v1/auth/password/change', { password: words })).status).toBe(200);
  const there = product.visitor();
  expect((await there.post('/api/v1/auth/password', { email, password: words })).status).toBe(200);
  for (const who of [here, there]) {
    expect((await who.post(`${functions}/getSessionAndUserProfile`)).body.linked_profiles_found).toHaveLength(2);
    expect((await who.post('/api/v1/auth/sign-out')).status).toBe(200);
    expect((await who.post(`${functions}/getSessionAndUserProfile`)).body.linked_profiles_found).toEqual([]);
  }
});

it('R5: nothing in the API or the tables speaks of paying an influencer', async () => {
  const { body: document } = await product.visitor().get('/api/openapi.json');
  const columns = await product.app
    .get(Database)
    .rows<{ name: string }>(`select column_name as name from information_schema.columns where table_schema = 'public'`);
  const names = [...columns.map(({ name }) => name), ...fieldNames(document), ...Object.keys(document.paths)];
  expect(names.length).toBeGreaterThan(200);
  expect(
    names.filter((name) => /pay_?out|wage|salary|commission|influencer_?(fee|payment)|creator_?fee/i.test(name)),
  ).toEqual([]);
});

function fieldNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fieldNames);
  if (node === null || typeof node !== 'object') return [];
  const { properties } = node as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(node).flatMap(fieldNames)];
}
