import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { type Actor, newId } from '../../../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../../../shared/privacy/personal-data.js';
import { type Period, periodOf, stepOf } from '../../domain/period.js';
import { usageEvent } from '../../domain/usage-event.js';
import { UsageSummaries, type UsageFilter } from '../queries/usage-summaries.js';
import { AnalyticsPersonalData } from './analytics-personal-data.js';
import { SqlUsageEventRepository } from './sql-usage-event.repository.js';
import { UsageExplorer } from '../staff-lists/usage-explorer.js';
import { UsageCounting, UsageMonths } from './usage-counting.js';

let database: TestDatabase;
let usage: SqlUsageEventRepository;
let counting: UsageCounting;
const now = new Date('2027-06-15T12:30:00Z');
const clock = { now: () => now };
const people = Array.from({ length: 40 }, () => newId());
const actorOf = (person: number): Actor => {
  const userId = people[person % people.length]!;
  if (person % 3 === 0) return { userId, role: 'brand', profile: { type: 'brand', uid: userId } };
  return person % 3 === 1 ? { userId, role: 'influencer', profile: { type: 'influencer', uid: userId } } : { userId, role: 'admin' };
}; // prettier-ignore

/** Deterministic and irregular: two hundred days, some without events. */
function life(howMany: number) {
  let state = 7;
  const below = (most: number) => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % most;
  const pages = ['/app/chats', 'https://our.test/app/chats', `/app/collabs/${newId()}`, `/app/collabs/${newId()}`, '/app/brand/dashboard?uid=1', ''];
  return Array.from({ length: howMany }, () => {
    const at = new Date(now.getTime() - below(200) * 86_400_000 - below(86_400) * 1_000);
    const name = ['page_view', 'page_view', 'page_view', 'sign_in', 'search'][below(5)]!;
    const target_uid = pages[below(pages.length)]!;
    return usageEvent(name, name === 'page_view' && target_uid ? { target_uid, target_name: 'A page' } : {}, actorOf(below(people.length)), at);
  });
} // prettier-ignore

async function countAll(): Promise<void> {
  while ((await counting.catchUp(now)) > 0);
}

beforeAll(async () => {
  database = await testDatabase();
  usage = new SqlUsageEventRepository(database.db);
  counting = new UsageCounting(database.db);
  await usage.add(life(3_000));
  await countAll();
});
afterAll(() => database.close());

/** The expected result, computed independently. */
async function byHand({ startsAt, endsBefore, ...period }: Period, { profileType, title }: UsageFilter) {
  const chosen = `occurred_at >= $1 and occurred_at < $2 and ($3::text is null or profile_type = $3) and ($4::text is null or name = $4)`;
  const values = [startsAt, endsBefore, profileType ?? null, title ?? null];
  const page = `regexp_replace(replace(split_part(context->>'target_uid', '?', 1), 'https://our.test', ''), '/collabs/.*', '/collabs/:id')`;
  const [overTime, names, pages] = await Promise.all([
    database.db.rows(
      `select to_char(date_trunc('${stepOf({ startsAt, endsBefore, ...period })}', occurred_at at time zone 'Europe/London'), 'YYYY-MM-DD') as "from",
         count(*)::int as events, count(distinct user_id)::int as people from user_events where ${chosen} group by 1 order by 1`,
      values,
    ),
    database.db.rows(`select name as title, count(*)::int as events from user_events where ${chosen} group by 1 order by 2 desc, 1`, values),
    database.db.rows(
      `select ${page} as page, count(*)::int as views, count(distinct user_id)::int as people from user_events
       where ${chosen} and name = 'page_view' and context ? 'target_uid' group by 1 order by 2 desc, 1`,
      values,
    ),
  ]);
  return { overTime, names, pages };
} // prettier-ignore

async function told(period: Period, filter: UsageFilter) {
  const { pages, ...others } = await new UsageSummaries(database.db).summary(period, filter);
  return { ...others, pages: pages.map(({ page, views, people: count }) => ({ page, views, people: count })) };
}

const periods = [
  ['2027-06-01', '2027-06-15'], // by day
  ['2027-03-27', '2027-03-29'], // around the clock change
  ['2027-03-01', '2027-06-15'], // by week, whole months and then days
  ['2027-04-10', '2027-05-09'], // no whole month
  ['2026-10-20', '2027-06-15'], // by month, with days around whole months
  ['2025-07-01', '2027-06-30'],
  ['2020-01-01', '2020-12-31'],
] as const;
const filters: UsageFilter[] = [
  {},
  { profileType: 'brand' },
  { title: 'sign_in' },
  { profileType: 'influencer', title: 'page_view' },
  { title: 'never_done' },
];
const each = periods.flatMap(([from, to]) => filters.map((filter) => [from, to, filter] as const));

describe('R443: what was counted', () => {
  test.each(each)('from %s to %s, filtered by %j, is what SQL by hand finds', async (from, to, filter) => {
    const period = periodOf(from, to);
    expect(await told(period, filter)).toEqual(await byHand(period, filter));
  });

  test('there is something to count, and people who came on many days count once', async () => {
    const { overTime } = await told(periodOf('2025-07-01', '2027-06-30'), {});
    expect(overTime.length).toBeGreaterThan(5);
    expect(Math.max(...overTime.map((step) => step.people))).toBe(people.length);
  });

  test('stays the same when it is counted again, and when an event is repeated', async () => {
    const period = periodOf('2026-10-20', '2027-06-15');
    const before = await told(period, {});
    expect(await counting.again(now)).toBeGreaterThan(1_000);
    await usage.add(life(10));
    expect(await told(period, {})).toEqual(before);
  });

  test('an event that comes late is counted where it happened, even where only its day is remembered', async () => {
    const period = periodOf('2026-12-01', '2027-06-15');
    await database.db.rows(`delete from user_event_counts where grain = 'hour' and starts_at < '2027-05-01'`);
    await usage.add([usageEvent('sign_in', {}, actorOf(1), new Date('2027-01-02T23:59:59Z'))]);
    await countAll();
    expect(await told(period, {})).toEqual(await byHand(period, {}));
  });

  test('a day of 25 hours is counted whole where only the day is remembered', async () => {
    const hours = ['2026-10-24T23:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T23:30:00Z'];
    await usage.add(hours.map((hour) => usageEvent('clock_changed', {}, actorOf(2), new Date(hour))));
    await countAll();
    await database.db.rows(`delete from user_event_counts where grain = 'hour' and starts_at < '2027-05-01'`);
    await usage.add([usageEvent('clock_changed', {}, actorOf(2), new Date('2026-10-25T12:00:00Z'))]);
    await countAll();
    const period = periodOf('2026-10-20', '2027-06-15');
    expect(await told(period, {})).toEqual(await byHand(period, {}));
  });

  test('who is erased is counted no more, what they did still is', async () => {
    const period = periodOf('2026-12-01', '2027-06-15');
    const eventsIn = async () => (await told(period, {})).overTime.reduce((sum, { events }) => sum + events, 0);
    const before = await eventsIn();
    const data = new AnalyticsPersonalData(new PersonalDataRegister(), database.db);
    await data.erase({ userId: people[1]!, email: '', profiles: [{ uid: people[1]!, type: 'influencer' }] } as never);
    await countAll();
    expect(await told(period, {})).toEqual(await byHand(period, {}));
    expect(await eventsIn()).toBe(before);
    expect(await database.db.rows('select from user_event_people where user_id = $1', [people[1]])).toEqual([]);
  });

  test('the total of a long list is what was counted', async () => {
    const filter = JSON.stringify({ profileType: 'brand', fromDay: '2027-03-01', toDay: '2027-06-01' });
    const { total } = await new UsageExplorer(database.db, database.lists, clock, 0).page({ filter });
    const [{ count }] = (await database.db.rows<{ count: number }>(
      `select count(*)::int as count from user_events where profile_type = 'brand'
       and (occurred_at at time zone 'Europe/London')::date between '2027-03-01' and '2027-06-01'`,
    )) as [{ count: number }];
    expect(total).toBe(count);
    await database.db.rows(`update user_event_counts set events = events + 1 where grain = 'day'`);
    expect((await new UsageExplorer(database.db, database.lists, clock, 0).page({ filter })).total).toBeGreaterThan(
      count,
    );
    expect((await new UsageExplorer(database.db, database.lists, clock).page({ filter })).total).toBe(count);
    await counting.again(now);
  });

  test('events that are stored while others are counted are counted next', async () => {
    const period = periodOf('2027-06-01', '2027-06-15');
    const some = Array.from({ length: 300 }, (_, n) => usageEvent('search', {}, actorOf(n), new Date(now.getTime() - n * 1_000)));
    let done = false;
    const storing = Promise.all(some.map((event) => usage.add([event]))).then(() => (done = true));
    while (!done) await counting.catchUp(now);
    await storing;
    await counting.catchUp(now);
    expect(await told(period, {})).toEqual(await byHand(period, {}));
  }); // prettier-ignore
});

describe('months', () => {
  const where = () =>
    database.db.rows<{ month: string; events: number }>(
      `select tableoid::regclass::text as month, count(*)::int as events from user_events group by 1 order by 1`,
    );
  const total = async () => (await where()).reduce((sum, { events }) => sum + events, 0);

  test('are made for misplaced and future events, by two processes at once, and nothing is lost', async () => {
    const before = await total();
    expect((await where()).map(({ month }) => month)).toContain('user_event_months.elsewhere');
    const months = new UsageMonths(database.db, 24);

    const [one, another] = await Promise.all([months.keep(now), months.keep(now)]);
    expect(Math.max(one, another)).toBeGreaterThan(5);
    expect(await months.keep(now)).toBe(0);

    expect((await where()).map(({ month }) => month)).not.toContain('user_event_months.elsewhere');
    expect(await total()).toBe(before);
    await usage.add([usageEvent('sign_in', {}, actorOf(1), new Date('2027-08-31T22:59:59Z'))]);
    expect(await where()).toContainEqual({ month: 'user_event_months.m2027_08', events: 1 });
  });

  test('that are too old go as a whole; what was counted of them stays', async () => {
    await countAll();
    const period = periodOf('2026-10-01', '2027-06-15');
    const before = await told(period, {});

    expect(await new UsageMonths(database.db, 2).keep(now)).toBeGreaterThan(2);

    const [oldest] = await database.db.rows<{ at: Date }>('select min(occurred_at) as at from user_events');
    expect(oldest!.at.getTime()).toBeGreaterThanOrEqual(Date.parse('2027-03-31T23:00:00Z'));
    expect(await told(period, {})).toEqual(before);
    await counting.again(now);
    expect(await told(period, {})).toEqual(before);
  });
});
