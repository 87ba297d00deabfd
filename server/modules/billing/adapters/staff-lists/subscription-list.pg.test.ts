import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { StaffSubscriptionView } from '../http/admin-billing.dto.js';
import { subscriptionList } from './subscription-list.js';

let database: TestDatabase;
const ids = new Map<string, string>();

/** Nook never had a plan, Opal no longer pays for its own, Pine and Quay pay. */
beforeAll(async () => {
  database = await testDatabase();
  for (const [place, name] of ['Quay', 'Opal', 'Pine', 'Nook'].entries()) {
    const id = `01890000-0000-7000-8000-0000000000c${place}`;
    ids.set(name, id);
    await database.db.rows(
      `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
       values ($1::uuid, $2, $1::text, 'rosa@ember.test', 'london', 'restaurants', 0, 0, now(), now(), 1)`,
      [id, name],
    );
  }
  for (const [name, plan, status, paying, ends] of [
    ['Quay', 'premium', 'active', true, '2027-03-31T00:00:00.000Z'],
    ['Opal', 'starter', 'past-due', false, null],
    ['Pine', 'starter', 'active', true, '2027-02-28T00:00:00.000Z'],
  ])
    await database.db.rows(
      `insert into subscriptions (brand_id, plan, status, paying, period_ends_at, updated_at, version) values ($1, $2, $3, $4, $5, now(), 1)`,
      [ids.get(name as string), plan, status, paying, ends],
    );
  await database.db.rows(
    `insert into credit_accounts (brand_id, free_left, granted, kept_left, period_ends_at, version)
     values ($1, 2, 3, 1, 'infinity', 1), ($2, 2, 3, 1, '2020-01-31T00:00:00Z', 1)`,
    [ids.get('Pine'), ids.get('Opal')],
  );
});
afterAll(() => database.close());

const page = (request: object) =>
  database.lists.page(
    subscriptionList,
    Object.fromEntries(Object.entries(request).map(([name, value]) => [name, JSON.stringify(value)])),
  );

describe('brands with their plans', () => {
  it.each([
    [{}, ['Nook', 'Opal', 'Pine', 'Quay']],
    [{ sort: ['periodEndsAt', 'DESC'] }, ['Quay', 'Pine', 'Nook', 'Opal']],
    [{ sort: ['plan', 'DESC'] }, ['Pine', 'Quay', 'Nook', 'Opal']],
    [{ filter: { plan: 'basic' } }, ['Nook', 'Opal']],
    [{ filter: { status: 'none' } }, ['Nook']],
    [{ filter: { paying: true } }, ['Pine', 'Quay']],
    [{ filter: { q: 'UAY' } }, ['Quay']],
    [{ filter: { q: 'pi @ember.test' } }, ['Pine']],
  ])('for %j are %j', async (request, names) => {
    const { rows, total } = await page(request);
    expect([rows.map(({ name }) => name), total]).toEqual([names, names.length]);
  });

  it('come with their free Collabs, wherever a page begins', async () => {
    const { rows, total, offset } = await page({ range: [2, 2] });
    expect({ total, offset }).toEqual({ total: 4, offset: 2 });
    expect(rows).toEqual([
      {
        ...{ id: ids.get('Pine'), name: 'Pine', plan: 'starter', status: 'active', paying: true },
        ...{
          periodEndsAt: '2027-02-28T00:00:00.000Z',
          cancelsAt: null,
          unpaidSince: null,
          wantedPlan: null,
          questions: [],
        },
        ...{ freeLeft: 2, keptLeft: 1, overrides: 0, customerId: null },
      } satisfies Partial<StaffSubscriptionView>,
    ]);
  });

  it('have no free Collabs left once their period is over, and keep their credits', async () => {
    const opal = await database.lists.one(subscriptionList, ids.get('Opal')!);
    expect(opal).toMatchObject({ freeLeft: 0, keptLeft: 1 });
  });

  it('include one that never had any', async () => {
    const nook = await database.lists.one(subscriptionList, ids.get('Nook')!);
    expect(nook).toMatchObject({ plan: 'basic', status: 'none', paying: false, freeLeft: 0 });
    const nobody = database.lists.one(subscriptionList, '01890000-0000-7000-8000-00000000dead');
    await expect(nobody).rejects.toMatchObject({ code: 'billing/brand-not-found' });
  });
});
