import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { type Actor, newId } from '../../../../shared/kernel/index.js';
import { periodOf } from '../../domain/period.js';
import { usageEvent } from '../../domain/usage-event.js';
import { SqlUsageEventRepository } from '../persistence/sql-usage-event.repository.js';
import { UsageCounting } from '../persistence/usage-counting.js';
import { type UsageFilter, UsageSummaries } from './usage-summaries.js';

let database: TestDatabase;
let summaries: UsageSummaries;
const period = periodOf('2027-01-01', '2027-01-31');
const people = Array.from({ length: 5 }, () => newId());
const profileUid = newId();
const actorOf = (person: number): Actor =>
  person === 0
    ? { userId: people[0]!, role: 'brand', profile: { type: 'brand', uid: profileUid } }
    : { userId: people[person]!, role: 'influencer', profile: { type: 'influencer', uid: people[person]! } };
const at = (day: number, hour = 12) => new Date(Date.UTC(2027, 0, day, hour));
const did = (person: number, name: string, when: Date, page?: string) =>
  usageEvent(name, page ? { target_name: `Title of ${page}`, target_uid: page } : {}, actorOf(person), when);
const [completed, stillOpen] = [newId(), newId()];
const asked = (person: number, collab: string, when: Date) =>
  usageEvent('collab_request', { target_name: 'Collab', collab }, actorOf(person), when);
const completedBy = async (collab: string, userId: string, when: Date) =>
  database.db.rows(
    `insert into audit_log (aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash)
     values ('collab', $1, 9, $2, 'collab.completed', $3, 'brand', $4, '', '', '')`,
    [collab, newId(), userId, when],
  );

beforeAll(async () => {
  database = await testDatabase();
  summaries = new UsageSummaries(database.db);
  await new SqlUsageEventRepository(database.db).add([
    did(0, 'page_view', at(1), '/app/chats?uid=a'),
    did(0, 'page_view', at(1, 13), '/app/chats?uid=b'),
    did(1, 'page_view', at(1, 14), '/app/chats'),
    did(1, 'page_view', at(5), '/app/influencer/browse'),
    did(1, 'page_view', at(-2), '/app/before-the-period'),
    // 0 completes the funnel, with a second request; 1 requested before signing in; 2 signed in before requesting; 3
    // only requested. 4 signs in and requests, and the one that 4 completes is 0's request.
    ...[did(0, 'sign_in', at(2, 13)), asked(0, stillOpen, at(3)), asked(0, completed, at(4))],
    ...[asked(1, newId(), at(2)), did(1, 'sign_in', at(4))],
    did(2, 'sign_in', at(1)),
    ...[did(4, 'sign_in', at(3)), asked(4, newId(), at(3, 13)), did(4, 'collab_complete', at(9))],
  ]);
  await completedBy(completed, people[4]!, at(9));
  await new UsageCounting(database.db).catchUp(at(31));
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
    `select occurred_at::date::text as "from", count(*)::int as events, count(distinct user_id)::int as people from user_events
     where occurred_at between '2027-01-01' and '2027-02-01' group by 1 order by 1`,
  );
  expect(overTime).toEqual(byHand);
  const namesByHand = await database.db.rows(
    `select name as title, count(*)::int as events from user_events where occurred_at between '2027-01-01' and '2027-02-01'
     group by 1 order by 2 desc, 1`,
  );
  expect(names).toEqual(namesByHand);
  expect(names).toContainEqual({ title: 'page_view', events: 4 });
});

test('R443: the most viewed pages, whatever follows the question mark', async () => {
  const { pages } = await summaries.summary(period, {});
  expect(pages).toEqual([
    { page: '/app/chats', title: 'Title of /app/chats', views: 3, people: 2 },
    { page: '/app/influencer/browse', title: 'Title of /app/influencer/browse', views: 1, people: 1 },
  ]);
});

test.each<[UsageFilter, number]>([
  [{ profileUid }, 5],
  [{ profileType: 'influencer' }, 8],
  [{ profileType: 'influencer', title: 'sign_in' }, 3],
  [{ profileUid: newId() }, 0],
])('R443: filtered by %j', async (filter, events) => {
  const { overTime } = await summaries.summary(period, filter);
  expect(overTime.reduce((sum, row) => sum + row.events, 0)).toBe(events);
});

test('R443: from the link to a Collab, each step after the one before it', async () => {
  expect(await summaries.funnel(period)).toEqual({ asked: 5, signedIn: 3, requested: 2, completed: 1 });
  const untilItWasCompleted = periodOf('2027-01-01', '2027-01-08');
  expect(await summaries.funnel(untilItWasCompleted)).toMatchObject({ requested: 2, completed: 0 });
  const before = periodOf('2026-12-01', '2026-12-31');
  expect(await summaries.funnel(before)).toEqual({ asked: 0, signedIn: 0, requested: 0, completed: 0 });
});

test('R443: the funnel equals what is asked by hand, person by person', async () => {
  const first = async (sql: string, values: unknown[]) =>
    (await database.db.rows<{ at: Date }>(`${sql} order by 1 limit 1`, values))[0]?.at;
  const reached = { asked: 0, signedIn: 0, requested: 0, completed: 0 };
  for (const person of people) {
    const did = (name: string, from: Date) =>
      database.db.rows<{ at: Date; collab: string }>(
        `select occurred_at as at, context->>'collab' as collab from user_events
         where user_id = $1 and name = $2 and occurred_at between $3 and '2027-02-01' order by 1`,
        [person, name, from],
      );
    const link = await first('select created_at as at from sign_in_links where user_id = $1', [person]);
    const [signIn] = link ? await did('sign_in', link) : [];
    const requests = signIn ? await did('collab_request', signIn.at) : [];
    const ends = await Promise.all(
      requests.map(({ collab }) =>
        first(`select occurred_at as at from audit_log where aggregate_id = $1 and name = 'collab.completed'`, [
          collab,
        ]),
      ),
    );
    reached.asked += link ? 1 : 0;
    reached.signedIn += signIn ? 1 : 0;
    reached.requested += requests.length > 0 ? 1 : 0;
    reached.completed += ends.some((end) => end !== undefined) ? 1 : 0;
  }
  expect(await summaries.funnel(period)).toEqual(reached);
});

test.each([
  ['one day', periodOf('2027-01-01', '2027-01-01'), {}],
  ['one profile', period, { profileUid }],
])('R443: pages, and what was done, of %s equal what is asked by hand', async (_, asked, filter: UsageFilter) => {
  const { names, pages } = await summaries.summary(asked, filter);
  const of = `user_events where occurred_at >= $1 and occurred_at < $2 and ($3::uuid is null or profile_uid = $3)`;
  const values = [asked.startsAt, asked.endsBefore, filter.profileUid ?? null];
  expect(names).toEqual(
    await database.db.rows(`select name as title, count(*)::int as events from ${of} group by 1 order by 2 desc, 1`, values),
  );
  const byHand = await database.db.rows(
    `select split_part(context->>'target_uid', '?', 1) as page, (array_agg(context->>'target_name' order by occurred_at desc))[1] as title,
       count(*)::int as views, count(distinct user_id)::int as people
     from ${of} and name = 'page_view' group by 1 order by 3 desc, 1`,
    values,
  );
  expect(pages).toEqual(byHand);
  expect(pages.length).toBeGreaterThan(0);
}); // prettier-ignore

test('R443: one day is shown hour by hour, to the second', async () => {
  const { overTime } = await summaries.summary(periodOf('2027-01-01', '2027-01-01'), { profileType: 'brand' });
  expect(overTime).toEqual([
    { from: '2027-01-01T12:00', events: 1, people: 1 },
    { from: '2027-01-01T13:00', events: 1, people: 1 },
  ]);
});
