import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId } from '../../../../shared/kernel/index.js';
import { StaffLists } from '../../../../shared/staff-list/index.js';
import type { PlanUsageView } from '../http/usage.dto.js';
import { planUsageList } from './usage-explorer.js';

const now = new Date('2027-03-01T12:00:00Z');
const plans = ['basic', 'starter', 'professional', 'premium'];
let database: TestDatabase;
let lists: StaffLists;

/** 64 brands on all plans: some don't pay, some have no usage, some names are lower case, one brand is deleted. */
beforeAll(async () => {
  database = await testDatabase();
  lists = new StaffLists(database.db, new FixedClock(now));
  for (let number = 0; number < 64; number++) {
    const id = newId();
    await database.db.rows(
      `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
       values ($1::uuid, $2, $1::text, 'rosa@ember.test', 'london', 'restaurants', 0, 0, $3, $3, 1)`,
      [id, number === 20 ? 'Núñez & Co' : `${number % 2 ? 'brand' : 'Brand'} ${(number * 7) % 16}`, now],
    );
    await database.db.rows(
      `insert into subscriptions (brand_id, plan, paying, updated_at, version) values ($1, $2, $3, $4, 1)`,
      [...[id, plans[number % 4], number % 9 !== 0, now]],
    );
    if (number % 3 > 0)
      await database.db.rows(
        `insert into credit_accounts (brand_id, free_left, granted, kept_left, period_ends_at, version) values ($1, $2, $3, 0, $4, 1)`,
        [id, number % 3, 3 + (number % 2), new Date(now.getTime() + (number % 4 ? 1 : 0))],
      );
    if (number % 5 > 0)
      await database.db.rows(`insert into storage_accounts (uid, used_bytes) values ($1, $2)`, [id, number * 10 ** 9]);
    for (let person = 0; person < number % 4; person++) await join(id);
    if (number === 10)
      await database.db.rows(
        `insert into deleted_profiles (profile_uid, profile_type, deleted_by, deleted_at) values ($1, 'brand', $1, $2)`,
        [id, now],
      );
  }
}, 60_000);
afterAll(() => database.close());

async function join(brandId: string): Promise<void> {
  const person = newId();
  await database.db.rows(`insert into users (id, email, name, created_at, version) values ($1::uuid, $1::text, '', $2, 1)`, [person, now]);
  await database.db.rows(
    `insert into memberships (user_id, profile_uid, profile_type, kind, role, created_at) values ($1, $2, 'brand', 'linked', 'owner', $3)`,
    [person, brandId, now],
  );
} // prettier-ignore

/** Queries the tables directly; the limits are from the specification. */
const byHand = () =>
  database.db.rows<PlanUsageView>(
    `select b.id, b.name, s.plan,
       json_build_object('used', coalesce((select granted - free_left from credit_accounts a where a.brand_id = b.id and period_ends_at > $1), 0),
         'limit', coalesce((select granted from credit_accounts a where a.brand_id = b.id and period_ends_at > $1), 0)) as collabs,
       json_build_object('used', (select count(*) from memberships m where m.profile_uid = b.id), 'limit', l.seats) as seats,
       json_build_object('used', coalesce((select used_bytes from storage_accounts m where m.uid = b.id), 0), 'limit', l.bytes) as storage
     from brands b, subscriptions s, (values ('basic', 1, 10e9), ('starter', 1, 100e9), ('professional', 5, 1e12), ('premium', null, null)) l (plan, seats, bytes)
     where s.brand_id = b.id and l.plan = s.plan and s.paying and b.id not in (select profile_uid from deleted_profiles)
     order by lower(b.name), b.id`,
    [now],
  ); // prettier-ignore

test('R443: what brands have used of their plans equals what is asked by hand, over all pages', async () => {
  const read: PlanUsageView[] = [];
  for (const first of [0, 25, 50]) {
    const { rows, total } = await lists.page(planUsageList, { range: `[${first},${first + 24}]` });
    read.push(...rows);
    expect(total).toBe(55);
  }
  expect(read).toEqual(await byHand());
  expect(new Set(read.map(({ plan }) => plan))).toEqual(new Set(plans));
});

test('R443: a brand is found without its accents, as everywhere', async () => {
  for (const q of ['nunez', 'N', 'NUÑEZ & co'])
    expect(await lists.page(planUsageList, { filter: JSON.stringify({ q }) })).toMatchObject({
      ...{ total: 1, rows: [{ name: 'Núñez & Co' }] },
    });
});

test('R443: one brand on its own; without a paid plan, Basic’s limits apply', async () => {
  const [unpaid] = await database.db.rows<{ id: string }>(
    `select brand_id as id from subscriptions where not paying and plan = 'premium'`,
  );
  expect(await lists.one(planUsageList, unpaid!.id)).toMatchObject({ plan: 'basic', seats: { limit: 1 } });
  await expect(lists.one(planUsageList, newId())).rejects.toMatchObject({ kind: 'not-found' });
});
