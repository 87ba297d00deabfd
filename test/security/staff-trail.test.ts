import { AuditTrail } from '../../server/shared/events/index.js';
import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';

let product: TestApp;
let people: People;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
});
afterAll(() => product?.stop());

/** Who did what, in the audit log. */
async function notedOf(userId: string) {
  const rows = await product.app.get(AuditTrail).chain('user', userId);
  const noted = rows.filter(({ name }) => name.startsWith('staff.'));
  return noted.map(({ name, actorId, payload }) => ({ name, actorId, payload }));
}

it('what staff read of others and what they were refused is in the audit log, once an hour', async () => {
  const { userId } = await people.staff('read-only');
  const influencer = await people.influencer('seen');
  const staff = product.visitor();
  staff.take(await people.signIn(userId));
  const disable = `/api/v1/admin/user-explorer/${influencer.userId}/disable`;
  for (let again = 0; again < 3; again++) {
    expect((await staff.get(`/api/v1/admin/timelines/user/${influencer.userId}`)).status).toBe(200);
    expect((await staff.get(`/api/v1/admin/timelines/user/${userId}`)).status).toBe(200);
    expect((await staff.post(disable)).status).toBe(403);
  }

  expect(await notedOf(userId)).toEqual([
    {
      name: 'staff.read',
      actorId: userId,
      payload: { operation: 'GET /api/v1/admin/timelines/:kind/:id', ids: [influencer.userId] },
    },
    {
      name: 'staff.refused',
      actorId: userId,
      payload: { operation: 'POST /api/v1/admin/user-explorer/:id/disable', ids: [influencer.userId] },
    },
  ]);
});

it('what staff read and were refused while they viewed the portal as someone names whose it was', async () => {
  const { userId } = await people.staff('operations');
  const { profile } = await people.influencer('viewed');
  const staff = product.visitor();
  staff.take(await people.signIn(userId));
  const before = await notedOf(userId);
  expect((await staff.post('/api/v1/admin/view-as', profile)).status).toBe(200);
  for (let again = 0; again < 3; again++) {
    expect((await staff.get('/api/v1/collabs')).status).toBe(200);
    expect((await staff.post('/api/v1/privacy/exports')).status).toBe(403);
  }

  expect((await notedOf(userId)).slice(before.length)).toEqual([
    { name: 'staff.read', actorId: userId, payload: { operation: 'GET /api/v1/collabs', ids: [profile.uid] } },
    {
      name: 'staff.refused',
      actorId: userId,
      payload: { operation: 'POST /api/v1/privacy/exports', ids: [profile.uid] },
    },
  ]);
});
