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

  const rows = await product.app.get(AuditTrail).chain('user', userId);
  const noted = rows.filter(({ name }) => name.startsWith('staff.'));
  expect(noted.map(({ name, actorId, payload }) => ({ name, actorId, payload }))).toEqual([
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
