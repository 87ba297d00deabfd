import { generateSync } from 'otplib';
import { SessionCache } from '../../server/shared/http/session-cache.js';
import { Database } from '../../server/shared/db/index.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';
import type { Visitor } from '../support/visitor.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

const people = () => new People(product.app);
const session = (visitor: Visitor) => visitor.post('/api/v1/functions/getSessionAndUserProfile');

/** As if this many minutes had passed since every session's last reauthentication. */
async function proofsAge(minutes: number): Promise<void> {
  const sessions = await people().rows<{ id: string }>(
    `update sessions set proven_at = proven_at - make_interval(mins => $1) returning id`,
    [minutes],
  );
  await product.app
    .get(Database)
    .inTransaction(() => product.app.get(SessionCache).changed(sessions.map(({ id }) => id)));
}

/** Codes of the same half minute are valid once: a test that needs another one ages the last. */
const forgetUsedStep = () => people().rows('update second_factors set last_step = last_step - 10');

async function enrol(staff: Visitor): Promise<{ code: () => string; recovery: string[] }> {
  const { body: app } = await staff.post<{ secret: string }>('/api/v1/auth/second-factor/apps');
  const code = () => generateSync({ secret: app.secret });
  const { status, body } = await staff.post('/api/v1/auth/second-factor/apps/confirm', { code: code() });
  expect(status).toBe(200);
  await forgetUsedStep();
  return { code, recovery: body.codes };
}

const again = async (email: string): Promise<Visitor> => {
  const visitor = product.visitor();
  await visitor.signIn(email);
  return visitor;
};

describe('the second step of staff', () => {
  it('comes between the link and everything else, takes a code once, and begins another session', async () => {
    const staff = await product.newStaff('operations');
    const { code } = await enrol(staff);
    const waiting = await again('operations@tastemaker.test');
    const before = waiting.cookie();

    expect((await session(waiting)).body).toEqual({
      current_session_user_profile: null,
      linked_profiles_found: [],
      second_step: 'second-factor',
    });
    for (const address of ['/api/v1/admin/user-explorer', '/api/v1/collabs', '/api/v1/auth/sessions', '/api/v1/live'])
      expect([address, await waiting.get(address)]).toMatchObject([
        address,
        { status: 401, body: { code: 'identity/second-step-needed' } },
      ]);
    expect(await waiting.post('/api/v1/auth/second-factor/remove')).toMatchObject({ status: 401 });
    expect(await waiting.post('/api/v1/auth/second-factor/sign-in', { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'identity/wrong-code' },
    });

    const used = code();
    expect((await waiting.post('/api/v1/auth/second-factor/sign-in', { code: used })).status).toBe(200);
    expect((await session(waiting)).body.current_session_user_profile).toMatchObject({ type: 'admin' });
    expect(waiting.cookie()).not.toBe(before);
    expect((await product.visitor().get('/api/v1/admin/user-explorer', { cookie: before })).status).toBe(401);

    const second = await again('operations@tastemaker.test');
    expect(await second.post('/api/v1/auth/second-factor/sign-in', { code: used })).toMatchObject({ status: 400 });
    expect((await waiting.post('/api/v1/auth/second-factor/remove')).status).toBe(200);
  });

  it('comes after a password as well; a recovery code works once; signing out ends the waiting', async () => {
    const staff = await product.newStaff('super-user');
    const { recovery } = await enrol(staff);
    const password = 'four words of mine';
    expect((await staff.post('/api/v1/auth/password/change', { password })).status).toBe(200);
    const email = 'super-user@tastemaker.test';

    const first = product.visitor();
    await first.post('/api/v1/auth/password', { email, password });
    expect((await first.get('/api/v1/admin/user-explorer')).status).toBe(401);
    expect((await first.post('/api/v1/auth/second-factor/sign-in', { code: recovery[0] })).status).toBe(200);
    expect((await first.get('/api/v1/admin/user-explorer')).status).toBe(200);

    const second = product.visitor();
    await second.post('/api/v1/auth/password', { email, password });
    expect((await second.post('/api/v1/auth/second-factor/sign-in', { code: recovery[0] })).status).toBe(400);
    const cookie = second.cookie();
    await second.post('/api/v1/auth/sign-out');
    const late = await product.visitor().post('/api/v1/auth/second-factor/sign-in', { code: recovery[1] }, { cookie });
    expect(late.status).toBe(401);
    expect((await first.post('/api/v1/auth/second-factor/remove')).status).toBe(200);
  });

  it('keeps its secrets: sealed in the table, and never told again', async () => {
    const staff = await product.newStaff('read-only');
    const { body: app } = await staff.post<{ secret: string }>('/api/v1/auth/second-factor/apps');
    const stored = JSON.stringify(await people().rows('select * from second_factors'));
    expect(stored).not.toContain(app.secret);
    const { body } = await staff.get('/api/v1/auth/second-factor');
    expect(JSON.stringify(body)).not.toContain(app.secret);
  });
});

describe('R425: what takes something away', () => {
  it('wants a fresh proof, and goes through after one, for ten minutes', async () => {
    const boss = await product.newStaff('super-user');
    const { userId } = await people().influencer('shut-out');
    const address = `/api/v1/admin/user-explorer/${userId}/disable`;
    await proofsAge(11);
    expect(await boss.post(address)).toMatchObject({ status: 403, body: { code: 'identity/reauthentication-needed' } });
    expect((await boss.get('/api/v1/auth/proofs')).body).toMatchObject({
      fresh: false,
      ways: expect.arrayContaining(['link']),
    });

    await boss.post('/api/v1/auth/proofs/links');
    const { text } = await boss.newestMail('super-user@tastemaker.test', 'Confirm a change to your Tastemaker account');
    const token = /confirm\?token=([\w-]+)/.exec(text)?.[1];
    expect((await boss.post('/api/v1/auth/proofs/links/confirm', { token })).status).toBe(200);
    expect(await boss.post(address)).toMatchObject({ status: 200, body: { disabledAt: expect.any(String) } });
    await proofsAge(11);
    expect((await boss.post(address)).status).toBe(403);
  });

  it('a link confirmed in another browser proves the one that asked, with a new token, and no other', async () => {
    const boss = await product.newStaff('operations');
    const phone = await again('operations@tastemaker.test');
    await proofsAge(11);
    await boss.post('/api/v1/auth/proofs/links');
    const { text } = await boss.newestMail('operations@tastemaker.test', 'Confirm a change to your Tastemaker account');
    const token = /confirm\?token=([\w-]+)/.exec(text)?.[1];
    expect((await phone.post('/api/v1/auth/proofs/links/confirm', { token })).status).toBe(200);

    const before = boss.cookie();
    expect((await phone.get('/api/v1/auth/proofs')).body.fresh).toBe(false);
    expect((await boss.get('/api/v1/auth/proofs')).body.fresh).toBe(true);
    expect(boss.cookie()).not.toBe(before);
  });

  it('a link proves nothing to a guest, nor to someone else', async () => {
    const boss = await product.newStaff('super-user');
    await boss.post('/api/v1/auth/proofs/links');
    const { text } = await boss.newestMail('super-user@tastemaker.test', 'Confirm a change to your Tastemaker account');
    const token = /confirm\?token=([\w-]+)/.exec(text)?.[1];
    const eve = await product.newInfluencer('eve@example.test', 'Eve', 'eve');

    expect((await product.visitor().post('/api/v1/auth/proofs/links/confirm', { token })).status).toBe(401);
    expect(await eve.post('/api/v1/auth/proofs/links/confirm', { token })).toMatchObject({
      status: 401,
      body: { code: 'identity/link-not-valid' },
    });
  });

  it('a deleted brand is gone for everyone at once, and comes back whole', async () => {
    const boss = await product.newStaff('super-user');
    const [staying, brand] = [await people().brand('staying'), await people().brand('gone')];
    const older = await people().offer(staying);
    const { offerId } = await people().offer(brand);
    const reader = await people().influencer('reader');
    const asBrand = (url: string) => product.visitor().get(url, { cookie: brand.cookie });
    const asReader = (url: string) => product.visitor().get(url, { cookie: reader.cookie });
    const uid = brand.profile.uid;
    expect((await asBrand('/api/v1/collabs')).status).toBe(200);

    const address = `/api/v1/admin/brand-manager/${uid}`;
    expect(await boss.post(`${address}/delete`, { name: 'Brand gon' })).toMatchObject({
      status: 400,
      body: { code: 'profiles/name-differs' },
    });
    expect(await boss.post(`${address}/delete`, { name: 'Brand gone' })).toMatchObject({
      status: 200,
      body: { deletedAt: expect.any(String) },
    });

    expect((await asBrand('/api/v1/collabs')).status).toBe(403);
    expect((await asReader(`/api/v1/offers/${offerId}`)).status).toBe(404);
    for (const sort of ['newest', 'match'])
      // a page is as full as it would be without it
      expect((await asReader(`/api/v1/offers?limit=1&sort=${sort}`)).body.items).toMatchObject([{ id: older.offerId }]);
    const live = [{ city: expect.any(String), count: 1 }];
    expect((await asReader('/api/v1/offers/cities')).body.items).toEqual(live);
    const world = '/api/v1/offers/markers?bounds=-180,-85,180,85&zoom=0';
    expect((await asReader(world)).body.items).toMatchObject([{ offerId: older.offerId, count: 1 }]);
    expect((await asReader(`/api/v1/brands/${uid}`)).status).toBe(404);
    const listed = async (filter: object) =>
      (await boss.get(`/api/v1/admin/brand-manager?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed({})).not.toContain(uid);
    expect(await listed({ deleted: true })).toEqual([uid]);
    const back = await again(brand.email);
    expect((await session(back)).body).toMatchObject({ current_session_user_profile: null, linked_profiles_found: [] });
    expect(
      await back.post('/api/v1/functions/updateSessionUserProfile', { target_user_profile: { uid, type: 'brand' } }),
    ).toMatchObject({ status: 404 });

    expect(await boss.post(`${address}/restore`)).toMatchObject({ status: 200, body: { deletedAt: null } });
    expect((await session(await again(brand.email))).body).toMatchObject({ current_session_user_profile: { uid } });
    expect((await asReader(`/api/v1/offers/${offerId}`)).status).toBe(200);
    expect((await asReader('/api/v1/offers/cities')).body.items).toEqual([{ ...live[0], count: 2 }]);
    expect(await listed({ deleted: true })).toEqual([]);
  });
});

describe('R428: colleagues', () => {
  it('are invited, get a role and lose it; each change signs them out', async () => {
    const boss = await product.newStaff('super-user');
    const email = 'new@tastemaker.test';
    const { body: invited } = await boss.post('/api/v1/admin/user-explorer', {
      email,
      name: 'New',
      staffRole: 'read-only',
    });
    expect(invited).toMatchObject({ email, staffRole: 'read-only' });
    const colleague = product.visitor();
    await colleague.newestMail(email, 'staff account');
    expect((await colleague.followLink(email)).status).toBe(200);
    expect((await colleague.get('/api/v1/admin/user-explorer')).status).toBe(200);

    const address = `/api/v1/admin/user-explorer/${invited.id}/staff-role`;
    expect(await colleague.post(address, { staffRole: 'super-user' })).toMatchObject({
      status: 403,
      body: { code: 'identity/read-only' },
    });
    expect(await boss.post(address, { staffRole: 'operations' })).toMatchObject({
      status: 200,
      body: { staffRole: 'operations' },
    });
    expect((await colleague.get('/api/v1/admin/user-explorer')).status).toBe(401);
    expect(await boss.post(address, { staffRole: null })).toMatchObject({ status: 200, body: { staffRole: null } });
    expect((await session(await again(email))).body).toMatchObject({ current_session_user_profile: null });
  });

  it('help people in, and link profiles', async () => {
    const worker = await product.newStaff('operations');
    const [brand, person] = [await people().brand('linked'), await people().influencer('helped')];
    const address = `/api/v1/admin/user-explorer/${person.userId}`;
    const profile = { uid: brand.profile.uid, type: 'brand', role: 'member' };

    expect((await worker.post(`${address}/link-profile`, profile)).body.linkedProfiles).toHaveLength(2);
    const nowhere = { ...profile, uid: '01900000-0000-7000-8000-00000000dead' };
    expect((await worker.post(`${address}/link-profile`, nowhere)).status).toBe(404);
    expect(await worker.post(`${address}/unlink-profile`, { uid: profile.uid, type: 'brand' })).toMatchObject({
      status: 403,
      body: { code: 'identity/super-user-needed' },
    });
    expect((await worker.post(`${address}/send-link`)).status).toBe(200);
    await eventually(async () => (await worker.newestMail(person.email)).subject === 'Sign in to Tastemaker');
  });
});
