import { StartSubscription } from '../../server/modules/billing/index.js';
import { IdentityApi, type NewMembership } from '../../server/modules/identity/index.js';
import { CreateBrand, JoinInfluencer } from '../../server/modules/profiles/index.js';
import { type ProfileRef, theProduct } from '../../server/shared/kernel/index.js';
import type { PlanId } from '../../server/contract/plans.js';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

const team = '/api/v1/team';
const functions = '/api/v1/functions';
const sessionOf = async (visitor: Visitor) => (await visitor.post(`${functions}/getSessionAndUserProfile`)).body;
const userOf = async (visitor: Visitor) => (await visitor.post(`${functions}/getUser`)).body;
const invite = (visitor: Visitor, email: string, role = 'member') =>
  visitor.post(`${team}/invitations`, { email, role });

let number = 0;

async function aBrand(plan: PlanId = 'professional'): Promise<ProfileRef> {
  const name = `Brand ${++number}`;
  const facts = { name, email: `brand-${number}@example.test`, city: 'london', category: 'restaurants' } as const;
  const { id: uid } = await product.app.get(CreateBrand).execute(theProduct, facts, null);
  if (plan !== 'basic') await product.app.get(StartSubscription).execute(theProduct, uid, plan);
  return { uid, type: 'brand' };
}

async function person(profile?: ProfileRef, role: NewMembership['role'] = 'owner') {
  const email = `person-${++number}@example.test`;
  const memberships = profile ? [{ profile, kind: 'linked', role } as const] : [];
  const { userId } = await product.app.get(IdentityApi).createUser({ email, name: `Person ${number}`, memberships });
  return { email, userId, visitor: await product.signedIn(email) };
}

/** A brand with its owner, signed in. */
async function aTeam(plan?: PlanId) {
  const profile = await aBrand(plan);
  const owner = await person(profile);
  return { profile, owner: owner.visitor, ownerId: owner.userId };
}

async function tokenFor(email: string): Promise<string> {
  const { text } = await product.visitor().newestMail(email, 'has invited you');
  return /quick-login\?invitation=([\w-]+)/.exec(text)![1]!;
}

async function accept(email: string, more: object = {}): Promise<{ visitor: Visitor; status: number; body: any }> {
  const visitor = product.visitor();
  const answer = await visitor.post('/api/v1/invitations/accept', { token: await tokenFor(email), email, ...more });
  return { visitor, ...answer };
}

describe('invitations', () => {
  it('bring someone without an account in, signed in as the brand, with the rights of a member', async () => {
    const { owner, profile } = await aTeam();
    const email = `new-${++number}@example.test`;
    expect(await invite(owner, ` ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { seats: 5, taken: 2, invitations: [{ email, role: 'member', expired: false }] },
    });

    const token = await tokenFor(email);
    const looked = await product.visitor().post('/api/v1/invitations/look', { token });
    expect(looked).toMatchObject({ status: 200, body: { role: 'member', profileType: 'brand', newPerson: true } });

    const nameless = await accept(email);
    expect(nameless).toMatchObject({ status: 400, body: { code: 'identity/name-needed' } });
    const { visitor, status } = await accept(email, { name: 'Nina New' });
    expect(status).toBe(200);
    expect(await sessionOf(visitor)).toMatchObject({
      current_session_user_profile: profile,
      linked_profiles_found: [profile],
    });
    expect(await userOf(visitor)).toMatchObject({ linked_profiles: [profile], brand_admins_for: [] });
    expect((await owner.get(team)).body).toMatchObject({ taken: 2, invitations: [], members: [{}, { email }] });

    expect(await invite(visitor, 'another@example.test')).toMatchObject({
      status: 403,
      body: { code: 'identity/role-not-enough', right: 'members' },
    });
    expect(await visitor.put('/api/v1/company', { about: 'Ours now.' })).toMatchObject({ status: 403 });
    expect((await visitor.get('/api/v1/collabs')).status).toBe(200);
  });

  it('R266: bring who has an account another profile, and make an admin of the brand', async () => {
    const { owner, profile } = await aTeam();
    const own = await aBrand();
    const { email, visitor: before } = await person(own);
    await invite(owner, email, 'admin');
    const { visitor } = await accept(email);
    expect(await sessionOf(visitor)).toMatchObject({
      current_session_user_profile: profile,
      linked_profiles_found: [own, profile],
    });
    expect(await userOf(visitor)).toMatchObject({ brand_admins_for: [profile.uid], influencer_admins_for: [] });
    expect((await visitor.put('/api/v1/company', { about: 'Ours now.' })).body).toMatchObject({ about: 'Ours now.' });
    expect(await sessionOf(before)).toMatchObject({ current_session_user_profile: own });
  });

  it('R267: let someone look after an influencer', async () => {
    const handle = `handle.${++number}`;
    const { id: uid } = await product.app.get(JoinInfluencer).execute(theProduct, { name: handle, handle });
    const influencer: ProfileRef = { uid, type: 'influencer' };
    const { visitor: owner } = await person(influencer);
    const email = `manager-${++number}@example.test`;
    expect((await invite(owner, email, 'admin')).body).toMatchObject({ seats: 5, taken: 2 });
    const { visitor } = await accept(email, { name: 'Max Manager' });
    expect(await userOf(visitor)).toMatchObject({
      linked_profiles: [influencer],
      brand_admins_for: [],
      influencer_admins_for: [uid],
    });
    expect(await sessionOf(visitor)).toMatchObject({ current_session_user_profile: influencer });
  });

  it('work once, with their own address, from the newest letter', async () => {
    const { owner } = await aTeam();
    const email = `once-${++number}@example.test`;
    const { invitations } = (await invite(owner, email)).body;
    const { id } = invitations[0];
    expect(await owner.post(`${team}/invitations/${id}/resend`)).toMatchObject({
      status: 429,
      body: { code: 'identity/sent-just-now' },
    });
    const first = await tokenFor(email);
    await product.app.get(Database).rows(`update invitations set sent_at = sent_at - interval '1 minute'`);
    expect((await owner.post(`${team}/invitations/${id}/resend`)).status).toBe(200);
    const second = await eventually(async () => {
      const token = await tokenFor(email);
      return token !== first && token;
    });

    const use = (token: string, address = email) =>
      product.visitor().post('/api/v1/invitations/accept', { token, email: address, name: 'Nina' });
    const refused = { status: 401, body: { code: 'identity/invitation-not-valid' } };
    expect(await use(first)).toMatchObject(refused);
    expect(await use(second, 'eve@example.test')).toMatchObject(refused);
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    expect(await product.visitor().post('/api/v1/invitations/look', { token: second })).toMatchObject(refused);
  });

  it('are not used up by a scanner that opens the link', async () => {
    const { owner } = await aTeam();
    const email = `scanned-${++number}@example.test`;
    await invite(owner, email);
    const token = await tokenFor(email);
    for (const method of ['HEAD', 'GET'] as const)
      await product.visitor().send(method, `/app/quick-login?invitation=${token}`);
    await product.visitor().post('/api/v1/invitations/look', { token });
    expect((await accept(email, { name: 'Nina' })).status).toBe(200);
  });

  it('are taken back at once', async () => {
    const { owner } = await aTeam();
    const email = `revoked-${++number}@example.test`;
    const [{ id }] = (await invite(owner, email)).body.invitations;
    expect((await owner.post(`${team}/invitations/${id}/revoke`)).body).toMatchObject({ taken: 1, invitations: [] });
    expect((await accept(email, { name: 'Nina' })).status).toBe(401);
    expect((await owner.post(`${team}/invitations/${id}/revoke`)).status).toBe(404);
  });

  it('R430: are nobody’s business but the brand’s own', async () => {
    const [{ owner }, { owner: stranger }] = [await aTeam(), await aTeam()];
    const [{ id }] = (await invite(owner, `private-${++number}@example.test`)).body.invitations;
    for (const action of ['resend', 'revoke'])
      expect(await stranger.post(`${team}/invitations/${id}/${action}`)).toMatchObject({
        status: 404,
        body: { code: 'identity/no-such-invitation' },
      });
    expect((await owner.get(team)).body.invitations).toHaveLength(1);
  });
});

describe('seats', () => {
  it.each([
    ['R243', 'basic', 1],
    ['R244', 'starter', 1],
    ['R245', 'professional', 5],
  ] as const)('%s: %s has %i', async (_, plan, seats) => {
    const { owner } = await aTeam(plan);
    for (let free = seats - 1; free > 0; free--)
      expect((await invite(owner, `seat-${++number}@example.test`)).status).toBe(200);
    expect(await invite(owner, `seat-${++number}@example.test`)).toMatchObject({
      status: 403,
      body: { code: 'identity/no-free-seat', seats, taken: seats },
    });
  });

  it('R246: Premium has no limit', async () => {
    const { owner } = await aTeam('premium');
    for (let count = 0; count < 8; count++)
      expect((await invite(owner, `seat-${++number}@example.test`)).body).toMatchObject({ seats: null });
  });

  it('R257: after a downgrade the last ones look only, at once, until there is room again', async () => {
    const { owner, profile } = await aTeam('professional');
    const [max, late] = [await person(profile, 'member'), await person(profile, 'admin')];
    expect((await late.visitor.put('/api/v1/company', { about: 'Open late.' })).status).toBe(200);

    await product.app.get(StartSubscription).execute(theProduct, profile.uid, 'starter');
    const refused = { status: 403, body: { code: 'identity/seat-needed' } };
    await eventually(async () => (await late.visitor.put('/api/v1/company', { about: 'x' })).status === 403);
    expect(await late.visitor.put('/api/v1/company', { about: 'x' })).toMatchObject(refused);
    expect(await max.visitor.post('/api/v1/offers', {})).toMatchObject(refused);
    for (const { visitor } of [max, late]) expect((await visitor.get('/api/v1/collabs')).status).toBe(200);
    expect((await owner.put('/api/v1/company', { about: 'Still ours.' })).status).toBe(200);
    expect((await owner.get(team)).body).toMatchObject({
      seats: 1,
      taken: 3,
      members: [{ readOnly: false }, { readOnly: true }, { readOnly: true }],
    });
    expect((await invite(owner, 'more@example.test')).body).toMatchObject({ code: 'identity/no-free-seat' });

    await product.app.get(StartSubscription).execute(theProduct, profile.uid, 'professional');
    await eventually(async () => (await late.visitor.put('/api/v1/company', { about: 'Open.' })).status === 200);
  });

  it('R257: who may only look can still leave', async () => {
    const { profile } = await aTeam('starter');
    const max = await person(profile, 'member');
    expect((await max.visitor.post('/api/v1/offers', {})).body).toMatchObject({ code: 'identity/seat-needed' });
    expect((await max.visitor.post(`${team}/leave`)).status).toBe(200);
    expect(await sessionOf(max.visitor)).toMatchObject({ current_session_user_profile: null, signed_in: true });
  });
});

describe('members', () => {
  it('get another role, which holds from their next request', async () => {
    const { owner, profile } = await aTeam();
    const max = await person(profile, 'member');
    expect((await max.visitor.put('/api/v1/company', { about: 'x' })).status).toBe(403);
    expect((await owner.post(`${team}/members/${max.userId}/role`, { role: 'admin' })).status).toBe(200);
    expect((await max.visitor.put('/api/v1/company', { about: 'x' })).status).toBe(200);
    expect((await owner.post(`${team}/members/${max.userId}/role`, { role: 'owner' })).status).toBe(400);
  });

  it('R430: are removed at once, and have nothing left of the brand', async () => {
    const { owner, profile } = await aTeam();
    const max = await person(profile, 'admin');
    expect((await max.visitor.get(team)).status).toBe(200);
    expect((await owner.post(`${team}/members/${max.userId}/remove`)).status).toBe(200);
    expect(await max.visitor.get(team)).toMatchObject({ status: 403, body: { code: 'identity/wrong-role' } });
    expect(await sessionOf(max.visitor)).toMatchObject({ current_session_user_profile: null });
    const back = { target_user_profile: profile };
    expect((await max.visitor.post(`${functions}/updateSessionUserProfile`, back)).status).toBe(404);
    expect(await userOf(max.visitor)).toMatchObject({ linked_profiles: [], brand_admins_for: [] });
    expect((await product.visitor().newestMail(max.email, 'been removed')).text).toContain('no longer on the team');
  });

  it('reach nobody above them, and no other team', async () => {
    const { profile, owner, ownerId } = await aTeam();
    const [{ visitor: admin }, max] = [await person(profile, 'admin'), await person(profile, 'member')];
    const { owner: stranger } = await aTeam();
    for (const action of ['remove', 'make-owner'])
      expect((await admin.post(`${team}/members/${ownerId}/${action}`)).body.code).toBe('identity/role-not-enough');
    for (const action of ['remove', 'make-owner'])
      expect((await stranger.post(`${team}/members/${max.userId}/${action}`)).status).toBe(404);
    expect((await owner.get(team)).body.members).toHaveLength(3);
  });

  it('are never without an owner: the last one hands over first', async () => {
    const { profile, owner, ownerId } = await aTeam();
    const max = await person(profile, 'member');
    for (const attempt of [`${team}/leave`, `${team}/members/${ownerId}/remove`])
      expect(await owner.post(attempt)).toMatchObject({ status: 409, body: { code: 'identity/owner-needed' } });
    expect((await owner.post(`${team}/members/${max.userId}/make-owner`)).status).toBe(200);
    expect((await owner.get(team)).body.members).toMatchObject([{ role: 'admin' }, { role: 'owner' }]);
    expect((await owner.post(`${team}/leave`)).status).toBe(200);
    expect((await max.visitor.get(team)).body.members).toMatchObject([{ role: 'owner', self: true }]);
  });

  it('leave a trace of every change', async () => {
    const { profile, owner, ownerId } = await aTeam();
    const [max, nina] = [await person(profile, 'member'), await person(profile, 'member')];
    await invite(owner, `traced-${++number}@example.test`);
    await owner.post(`${team}/members/${max.userId}/role`, { role: 'admin' });
    await owner.post(`${team}/members/${nina.userId}/remove`);
    const names = await product.app
      .get(Database)
      .rows<{ name: string }>('select name from audit_log where actor_id = $1 order by occurred_at, seq', [ownerId]);
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['invitation.sent', 'user.role-changed', 'user.unlinked']),
    );
  });

  it('are closed to guests and to people without a profile', async () => {
    const { visitor } = await person();
    expect((await product.visitor().get(team)).status).toBe(401);
    expect((await visitor.get(team)).status).toBe(403);
    expect((await visitor.post(`${team}/leave`)).body).toMatchObject({ code: 'identity/not-your-profile' });
  });
});

describe('your own company', () => {
  it('is read by members, and corrected by owners and admins', async () => {
    const { owner, profile } = await aTeam();
    const max = await person(profile, 'member');
    const changes = { name: 'The Gilded Fork', city: 'bath', category: 'hotels', website: 'https://fork.test' };
    const typed = { ...changes, website: 'fork.test', about: ' Small plates. ' };
    expect((await owner.put('/api/v1/company', typed)).body).toMatchObject({
      ...changes,
      id: profile.uid,
      about: 'Small plates.',
    });
    expect((await max.visitor.get('/api/v1/company')).body).toMatchObject(changes);
    expect(await owner.put('/api/v1/company', { name: ' ', city: 'atlantis' })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String), city: expect.any(String) } },
    });
    for (const field of ['salesStage', 'email', 'slug', 'accountManager'])
      expect((await owner.put('/api/v1/company', { [field]: 1 })).status).toBe(400);
  });
});
