import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { type Actor, newId } from '../../../../shared/kernel/index.js';
import { periodOf } from '../../domain/period.js';
import { usageEvent } from '../../domain/usage-event.js';
import { PgUsageEventRepository } from './pg-usage-event.repository.js';
import { SqlUsageSummaries } from './sql-usage-summaries.js';

let database: TestDatabase;
let summaries: SqlUsageSummaries;
const period = periodOf('2027-01-01', '2027-01-31');
const people = Array.from({ length: 4 }, () => newId());
const profileUid = newId();
const actorOf = (person: number): Actor =>
  person === 0
    ? { userId: people[0]!, role: 'brand', profile: { type: 'brand', uid: profileUid } }
    : { userId: people[person]!, role: 'influencer', profile: { type: 'influencer', uid: people[person]! } };
const at = (day: number, hour = 12) => new Date(Date.UTC(2027, 0, day, hour));
const did = (person: number, name: string, when: Date, page?: string) =>
  usageEvent(name, page ? { target_name: `Title of ${page}`, target_uid: page } : {}, actorOf(person), when);

beforeAll(async () => {
  database = await testDatabase();
  summaries = new SqlUsageSummaries(database.db);
  await new PgUsageEventRepository(database.db).add([
    did(0, 'page_view', at(1), '/app/chats?uid=a'),
    did(0, 'page_view', at(1, 13), '/app/chats?uid=b'),
    did(1, 'page_view', at(1, 14), '/app/chats'),
    did(1, 'page_view', at(5), '/app/influencer/browse'),
    did(1, 'page_view', at(-2), '/app/before-the-period'),
    // 0 goes all the way; 1 requested before signing in; 2 signed in before asking; 3 only asked.
    ...[did(0, 'sign_in', at(2, 13)), did(0, 'collab_request', at(3)), did(0, 'collab_complete', at(9))],
    ...[did(1, 'collab_request', at(2)), did(1, 'sign_in', at(4))],
    did(2, 'sign_in', at(1)),
  ]);
  for (const [person, id] of people.entries()) {
    await database.db.rows(`insert into users (id, email, name, created_at, version) values ($1, $2, '', $3, 1)`, [
      ...[id, `${person}@example.test`, at(1)],
    ]);
    await database.db.rows(
      `insert into sign_in_links (id, user_id, email, purpose, token_hash, created_at, expires_at) values ($1::uuid, $2, '', $3, $1::text, $4, $4)`,
      [newId(), id, 'sign-in', at(2)],
    );
  }
});
afterAll(() => database.close());

test('R443: events over time, by day, with how many people they were of', async () => {
  const { overTime, names } = await summaries.summary(period, {});
  const byHand = await database.db.rows(
    `select occurred_at::date::text as "from", count(*)::int as events, count(distinct user_id)::int as people from usage_events
     where occurred_at between '2027-01-01' and '2027-02-01' group by 1 order by 1`,
  );
  expect(overTime).toEqual(byHand);
  expect(names[0]).toEqual({ title: 'page_view', events: 4 });
});

test('R443: the pages looked at most, whatever stands after the question mark', async () => {
  const { pages } = await summaries.summary(period, {});
  expect(pages).toEqual([
    { page: '/app/chats', title: 'Title of /app/chats?uid=b', views: 3, people: 2 },
    { page: '/app/influencer/browse', title: 'Title of /app/influencer/browse', views: 1, people: 1 },
  ]);
});

test.each([
  [{ profileUid }, 5],
  [{ profileType: 'influencer' }, 5],
  [{ profileType: 'influencer', title: 'sign_in' }, 2],
  [{ profileUid: newId() }, 0],
])('R443: filtered by %j', async (filter, events) => {
  const { overTime } = await summaries.summary(period, filter);
  expect(overTime.reduce((sum, row) => sum + row.events, 0)).toBe(events);
});

test('R443: from the link to a Collab, each step after the one before it', async () => {
  expect(await summaries.funnel(period)).toEqual({ asked: 4, signedIn: 2, requested: 1, completed: 1 });
  const before = periodOf('2026-12-01', '2026-12-31');
  expect(await summaries.funnel(before)).toEqual({ asked: 0, signedIn: 0, requested: 0, completed: 0 });
});
