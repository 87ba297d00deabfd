import { ClosedProfiles } from '../../server/modules/identity/adapters/persistence/sql-profile-members.js';
import { IdentityApi } from '../../server/modules/identity/index.js';
import { CreateBrand, JoinInfluencer } from '../../server/modules/profiles/index.js';
import { newId, type ProfileRef, theProduct } from '../../server/shared/kernel/index.js';
import { LetterCatalogue } from '../../server/shared/mail/index.js';
import { TestApp } from '../support/app.js';
import { checkoutInput } from '../support/provider-pages.js';
import type { Answer, Visitor } from '../support/visitor.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

let number = 0;

async function aBrand(): Promise<ProfileRef> {
  const name = `Brand ${++number}`;
  const facts = { name, email: `brand-${number}@example.test`, city: 'london', category: 'restaurants' } as const;
  const { id: uid } = await product.app.get(CreateBrand).execute(theProduct, facts, null);
  return { uid, type: 'brand' };
}

async function anInfluencer(): Promise<ProfileRef> {
  const handle = `handle.${++number}`;
  const { id: uid } = await product.app.get(JoinInfluencer).execute(theProduct, { name: handle, handle });
  return { uid, type: 'influencer' };
}

/** One person with two brands and a creator profile, whose session is in the first brand. */
async function ofThree() {
  const profiles = [await aBrand(), await aBrand(), await anInfluencer()] as const;
  const email = `person-${++number}@example.test`;
  const memberships = profiles.map((profile) => ({ profile, kind: 'linked', role: 'owner' }) as const);
  const { userId: id } = await product.app.get(IdentityApi).createUser({ email, name: 'Ida', memberships });
  const person = await product.signedIn(email);
  await person.post('/api/v1/functions/updateSessionUserProfile', { target_user_profile: profiles[0] });
  const [cafe, hotel, creator] = profiles;
  return { person, id, cafe, hotel, creator };
}

const as = ({ uid }: ProfileRef) => ({ 'x-tastemaker-profile': uid });
const session = (person: Visitor, headers = {}) =>
  person.post('/api/v1/functions/getSessionAndUserProfile', {}, headers);
const current = async (person: Visitor, headers = {}) =>
  (await session(person, headers)).body.current_session_user_profile;
const report = (of: ProfileRef) => `/api/v1/brands/${of.uid}/analytics`;
const editor = (of: ProfileRef) => `/api/v1/influencers/${of.uid}/profile`;
const notTheirs = { status: 404, body: { code: 'identity/not-your-profile' } };
const wrongProfile = ({ uid }: ProfileRef): Partial<Answer> => ({
  status: 409,
  body: { code: 'identity/other-profile', id: uid },
});

it('each request is made as the profile that it names, and without one as that of the session', async () => {
  const { person, cafe, hotel, creator } = await ofThree();
  for (const profile of [hotel, creator, cafe]) expect(await current(person, as(profile))).toMatchObject(profile);
  expect(await current(person)).toMatchObject(cafe);
  expect(await current(person, { 'x-tastemaker-profile': hotel.uid.toUpperCase() })).toMatchObject(hotel);
  expect((await person.get(editor(creator), as(creator))).status).toBe(200);
  expect((await person.get(report(hotel), as(hotel))).status).toBe(200);
});

it('what cannot carry a header names it in its address', async () => {
  const { person, hotel, creator } = await ofThree();
  expect((await person.get(`${report(hotel)}?asProfile=${hotel.uid}`)).status).toBe(200);
  expect((await person.get(`/api/v1/offers?limit=2&asProfile=${creator.uid}`)).status).toBe(200);
});

it('nobody acts as a profile that is not theirs', async () => {
  const { person, hotel } = await ofThree();
  const foreign = await aBrand();
  for (const named of [foreign.uid, 'guest', '']) {
    expect(await session(person, { 'x-tastemaker-profile': named })).toMatchObject(notTheirs);
    expect(await person.get(report(hotel), { 'x-tastemaker-profile': named })).toMatchObject(notTheirs);
  }
  expect(await person.get(`${report(hotel)}?asProfile=${foreign.uid}`)).toMatchObject(notTheirs);
  expect(await product.visitor().get(report(hotel), as(hotel))).toMatchObject({ status: 401 });
});

it('a body or an address of another of their profiles is a conflict that names it; of a stranger’s, there is nothing', async () => {
  const { person, cafe, hotel, creator } = await ofThree();
  expect(await person.get(report(hotel), as(cafe))).toMatchObject(wrongProfile(hotel));
  expect(await person.get(report(hotel), as(creator))).toMatchObject(wrongProfile(hotel));
  expect(await person.get(report(await aBrand()), as(cafe))).toMatchObject({ status: 404 });
  const checkout = checkoutInput(cafe.uid, 'starter');
  expect(await person.post('/api/v1/functions/initCheckout', checkout, as(hotel))).toMatchObject(wrongProfile(cafe));
  expect(await person.post('/api/v1/functions/initCheckout', checkout, as(creator))).toMatchObject(wrongProfile(cafe));
});

it('a right that is withdrawn, and a profile that is closed, end at once in every tab', async () => {
  const { person, id, cafe, hotel, creator } = await ofThree();
  for (const profile of [hotel, creator]) expect(await current(person, as(profile))).toMatchObject(profile);
  await product.app.get(IdentityApi).unlink(id, hotel);
  expect(await session(person, as(hotel))).toMatchObject(notTheirs);
  await product.app.get(ClosedProfiles, { strict: false }).close(creator.uid, new Date());
  expect(await session(person, as(creator))).toMatchObject(notTheirs);
  expect(await current(person, as(cafe))).toMatchObject(cafe);
});

it('people read what has happened to profiles they used to act for, and nobody else does', async () => {
  const { person, id, hotel, creator } = await ofThree();
  const former = async (who: Visitor) => {
    const { items } = (await who.get('/api/v1/auth/former-profiles')).body;
    return items.map(({ uid, why, name }: Record<string, unknown>) => [uid, why, name]);
  };
  expect(await former(person)).toEqual([]);
  const { profile } = await current(person, as(hotel));
  const identity = product.app.get(IdentityApi);
  await identity.unlink(id, hotel);
  expect(await former(person)).toEqual([[hotel.uid, 'removed', profile.name]]);
  await identity.link(id, { profile: hotel, kind: 'linked', role: 'member' });
  expect(await former(person)).toEqual([]);
  await product.app.get(ClosedProfiles, { strict: false }).close(creator.uid, new Date());
  expect(await former(person)).toEqual([[creator.uid, 'closed', expect.anything()]]);
  expect(await former((await ofThree()).person)).toEqual([]);
});

it('staff act as themselves, and while they look as a profile as that one alone', async () => {
  const { cafe, hotel } = await ofThree();
  const staff = await product.newStaff('super-user');
  expect(await session(staff, as(cafe))).toMatchObject(notTheirs);
  expect((await staff.post('/api/v1/admin/view-as', cafe)).status).toBe(200);
  expect(await current(staff, as(cafe))).toMatchObject(cafe);
  expect(await session(staff, as(hotel))).toMatchObject(notTheirs);
});

it('every link of a mail into the portal names the profile it is for, or is about the person alone', async () => {
  const reader = { userId: newId(), email: 'ida@example.test', name: 'Ida' };
  const samples = await product.app.get(LetterCatalogue, { strict: false }).samplesFor(reader);
  const links = samples.flatMap(({ letter: { button } }) => (button ? [new URL(button.url)] : []));
  const unnamed = links.filter(({ pathname, searchParams }) => /^\/app/.test(pathname) && !searchParams.has('uid'));
  const ofPeople = /^\/app(\/(quick-login|password-reset|confirm|account(\/data)?))?$/;
  expect(unnamed.map(({ pathname }) => pathname).filter((page) => !ofPeople.test(page))).toEqual([]);
  expect(links.filter(({ searchParams }) => searchParams.has('uid')).length).toBeGreaterThan(20);
});
