import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { flat, kinds, newest, sums } from '../../../../../test/support/measured-by-hand.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { newId, theProduct } from '../../../../shared/kernel/index.js';
import { lastDays, type Period, periodBefore, periodOf } from '../../domain/period.js';
import { reportLinkRepositoryContract, readingRepositoryContract } from '../../ports/repositories.contract.js';
import { ReportOnBrand } from '../../use-cases/report-on-brand.js';
import { toAnalyticsView } from '../http/analytics-views.js';
import { SqlBrandNumbers } from './sql-brand-numbers.js';
import { namedPosts, SqlReadingRepository } from './sql-reading.repository.js';
import { SqlReportLinkRepository } from './sql-report-link.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

describe('readings in PostgreSQL', () =>
  readingRepositoryContract(() => new SqlReadingRepository(database.db, database.outbox)));

describe('links to reports in PostgreSQL', () =>
  reportLinkRepositoryContract(() => new SqlReportLinkRepository(database.db, database.outbox)));

test('a post is found by its name without reading every post', async () => {
  const plan = await database.db.inTransaction(async () => {
    await database.db.rows('set local enable_seqscan = off');
    const explained: { 'QUERY PLAN': string }[] = await database.db.rows(`explain ${namedPosts}`, [['C1']]);
    return explained.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('deliverables_post_name');
});

/** Hand-written over the tables, independently of the product's SQL. */
describe('R434: the report equals what is asked by hand', () => {
  const now = new Date('2027-04-15T12:00:00Z');
  const period = lastDays(60, now);
  let numbers: SqlBrandNumbers;
  let brandId: string;
  const byHand = async <Row extends object>(sql: string, of: Period = period): Promise<Row[]> =>
    database.db.rows<Row>(sql, [brandId, of.startsAt, of.endsBefore]);

  const wallOf = async (shown: number) => numbers.wall((await numbers.breakdowns(brandId, period, shown)).largest);

  beforeAll(async () => {
    [brandId] = await measuredWorld(database.db, now);
    // A platform has also reported some posts: only views and likes.
    await database.db.rows(
      `insert into piece_readings (id, piece_id, influencer_id, taken_at, basis, source, views, likes, entered_at)
       select gen_random_uuid(), r.piece_id, r.influencer_id, max(r.taken_at) + interval '1 hour', 'measured', 'platform', 77, 7, $1
       from piece_readings r where get_byte(uuid_send(r.piece_id), 15) % 2 = 0 group by r.piece_id, r.influencer_id`,
      [now],
    );
    numbers = new SqlBrandNumbers(database.db, { now: () => now });
  });

  test.each([
    ['of the period', () => period],
    ['of the period before it', () => periodBefore(period)],
  ])('the sums %s', async (_, of) => {
    const [sum] = await byHand<{ pieces: number; reach: number }>(`select ${sums} from (${newest}) n`, of());
    expect(flat(await numbers.figures(brandId, of()))).toEqual(sum);
    expect([sum!.pieces, sum!.reach]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(sum!.pieces).toBeGreaterThan(10);
  });

  test('rate and earned media value, by the formula that is shown', async () => {
    const pieces = await byHand<{ post_url: string | null; reach: string | null; views: string; engagements: string; reading: string | null }>(newest);
    const read = pieces.filter(({ reading }) => reading !== null);
    const prices = { instagram: [6.5, 8], tiktok: [4.5, 5], you: [9, 12] } as const;
    const priceOf = (url: string) => Object.entries(prices).find(([name]) => url.includes(name))![1];
    const earned = read.reduce((sum, { post_url, reach, views, engagements }) => {
      const [thousand, engagement] = priceOf(post_url!);
      return sum + (Number(reach ?? views) / 1_000) * thousand * 100 + Number(engagements) * engagement;
    }, 0);
    const known = read.filter(({ reach }) => reach !== null);
    const [reached, engaged] = [known.reduce((sum, { reach }) => sum + Number(reach), 0), known.reduce((sum, { engagements }) => sum + Number(engagements), 0)];

    const { earnedPence, rate } = await numbers.figures(brandId, period);

    expect(earnedPence).toBe(Math.round(earned));
    expect(rate).toBeCloseTo(engaged / reached, 6);
  }); // prettier-ignore

  test('by platform, by week and by influencer, the parts are the whole', async () => {
    const { now: shown, before } = await numbers.breakdowns(brandId, period, 0);
    const { all, platforms, trend } = shown;
    expect(all).toEqual(await numbers.figures(brandId, period));
    expect(before.all).toEqual(await numbers.figures(brandId, periodBefore(period)));
    const nobody = await numbers.breakdowns(newId(), period, 24);
    expect(nobody.now).toEqual({ all: await numbers.figures(newId(), period), platforms: [], trend: [] });
    expect(nobody).toMatchObject({ before: nobody.now, largest: [] });
    const host = `case when post_url like '%instagram%' then 'instagram' when post_url like '%tiktok%' then 'tiktok' when post_url like '%you%' then 'youtube' end`;
    const hosts = await byHand<{ platform: string }>(
      `select ${host} as platform, ${sums} from (${newest}) n group by 1`,
    );
    const sorted = (rows: readonly { platform: string | null }[]) =>
      rows.toSorted((a, b) => String(a.platform).localeCompare(String(b.platform)));
    expect(sorted(platforms.map((row) => ({ platform: row.platform, ...flat(row) })))).toEqual(sorted(hosts));
    const weeks = await byHand(
      `select to_char(date_trunc('week', published_at at time zone 'Europe/London'), 'YYYY-MM-DD') as "from", count(*)::int as pieces,
         sum(reach)::float as reach, sum(case when reading is not null then engagements end)::float as engagements
       from (${newest}) n group by 1 order by 1`,
    );
    expect(trend).toEqual(weeks);
  });

  /** The cost of each, from the tables, one at a time. */
  const spentOn = (key: 'id' | 'influencer_id', id: string) =>
    byHand<Record<string, number>>(
      `select
         (select coalesce(sum(price_pence), 0)::int from credit_lines l join collabs c on c.id = l.collab_id
          where l.brand_id = $1 and l.kind = 'spent' and l.at between $2 and $3 and c.${key} = '${id}') as "extrasPence",
         (select coalesce(sum((terms->>'valuePence')::int), 0)::int from collabs c
          where brand_id = $1 and checked_in_at between $2 and $3 and c.${key} = '${id}') as "giftsPence",
         (select count(*)::int from collabs c where brand_id = $1 and checked_in_at between $2 and $3 and c.${key} = '${id}') as visits,
         0 as "measuredVisits",
         (select coalesce(sum((terms->>'valuePence')::int), 0)::int from collabs c
          where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3 and c.${key} = '${id}') as "noShowsPence",
         (select count(*)::int from collabs c where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3 and c.${key} = '${id}') as "noShows"`,
    ).then(([row]) => row!);
  const none = { pieces: 0, posts: 0, reach: null, views: null, engagements: null, measured: 0, declared: 0 };
  const costKinds = [
    'planPence',
    'extrasPence',
    'giftsPence',
    'noShowsPence',
    'totalPence',
    'visits',
    'measuredVisits',
    'noShows',
  ] as const;

  test('each influencer’s row and each Collab’s, with what was spent on them; rows and rest are the whole', async () => {
    const report = new ReportOnBrand(numbers);
    const whole = await report.of(brandId, period);
    const people = (await report.byInfluencer(brandId, period)).rows.map(({ row, cost }) => ({
      id: row.influencer.id,
      row,
      cost,
    }));
    const collabs = (await report.byCollab(brandId, period)).rows.map(({ row, cost }) => ({
      id: row.collab.id,
      row,
      cost,
    }));
    for (const [key, column, rows] of [
      ['influencer_id', 'influencer_id', people],
      ['id', 'collab_id', collabs],
    ] as const) {
      const hand = await byHand<{ id: string }>(`select ${column} as id, ${sums} from (${newest}) n group by 1`);
      const touched = await byHand<{ id: string }>(
        `select distinct c.${key} as id from collabs c left join credit_lines l on l.collab_id = c.id and l.kind = 'spent' and l.at between $2 and $3
         where c.brand_id = $1 and (l.id is not null or checked_in_at between $2 and $3 or (outcome = 'no_show' and visit_at between $2 and $3)
           or c.id in (select collab_id from (${newest}) n))`,
      );
      expect(rows.map(({ id }) => id).toSorted()).toEqual(touched.map(({ id }) => id).toSorted());
      for (const { id, row, cost } of rows) {
        expect({ id, ...flat(row) }).toEqual(hand.find((one) => one.id === id) ?? { id, ...none });
        expect(cost).toMatchObject(await spentOn(key, id));
        // The plan is divided by pieces, to a penny.
        expect(Math.abs(cost.planPence - (whole.cost.planPence * row.pieces) / whole.now.pieces)).toBeLessThan(1);
      }
      for (const kind of costKinds) expect(rows.reduce((sum, { cost }) => sum + cost[kind], 0)).toBe(whole.cost[kind]);
      const reaches = rows.map(({ row }) => row.reach ?? -1);
      expect(reaches).toEqual(reaches.toSorted((one, other) => other - one));
    }
    expect((await report.byCollab(brandId, period)).rest).toBeNull();
    expect(collabs.length).toBeGreaterThan(people.length);
    expect(collabs.some(({ row }) => row.pieces === 0)).toBe(true);
  });

  test('costs, line by line', async () => {
    const [hand] = await byHand<Record<string, number>>(
      `select
         (select sum(price_pence)::int from credit_lines where brand_id = $1 and kind = 'spent' and at between $2 and $3) as "extrasPence",
         (select sum((terms->>'valuePence')::int)::int from collabs where brand_id = $1 and checked_in_at between $2 and $3) as "giftsPence",
         (select count(*)::int from collabs where brand_id = $1 and checked_in_at between $2 and $3) as visits,
         0 as "measuredVisits",
         (select sum((terms->>'valuePence')::int)::int from collabs where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3) as "noShowsPence",
         (select count(*)::int from collabs where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3) as "noShows"`,
    );
    expect(await numbers.spendings(brandId, period)).toEqual(hand);
    // The plan’s months begin 80, 50 and 20 days before now, so each ends where the next begins.
    const months = await numbers.planTimes(brandId, period);
    expect(months.map(({ plan }) => plan)).toEqual(['professional', 'professional', 'premium']);
    const report = await new ReportOnBrand(numbers).of(brandId, period);
    const inside = (from: number, to: number) =>
      (Math.min(now.getTime() - to * 86_400_000, period.endsBefore.getTime()) - Math.max(now.getTime() - from * 86_400_000, period.startsAt.getTime())) / 86_400_000;
    const lastMonth = (new Date('2027-04-26T12:00:00Z').getTime() - new Date('2027-03-26T12:00:00Z').getTime()) / 86_400_000;
    const plan = (24_900 * inside(80, 50)) / 30 + (24_900 * inside(50, 20)) / 30 + (49_900 * inside(20, 20 - lastMonth)) / lastMonth;
    expect(report.cost.planPence).toBe(Math.round(plan));
    expect(report.cost.totalPence).toBe(Math.round(plan) + hand!.extrasPence! + hand!.giftsPence! + hand!.noShowsPence!);
    expect(report.cost.ofPiecePence).toBe(Math.round(report.cost.totalPence / report.now.pieces));
  }); // prettier-ignore

  test('R434: a plan that grows inside a month costs the smaller price up to then, and the larger one after it', async () => {
    const brand = newId();
    const granted = (plan: string, starts: string, at: string) =>
      database.db.rows(
        `insert into credit_lines (id, brand_id, kind, source, free, kept, price_pence, plan, period_starts_at, at, actor_id, note)
         values ($1, $2, 'granted', 'free', 1, 0, 0, $3, $4, $5, 'u', '')`,
        [newId(), brand, plan, starts, at],
      );
    await granted('starter', '2027-01-31T10:00:00Z', '2027-01-31T10:05:00Z');
    await granted('premium', '2027-01-31T10:00:00Z', '2027-02-07T10:00:00Z');
    await granted('premium', '2027-02-28T10:00:00Z', '2027-02-28T10:02:00Z');
    await granted('starter', '2027-03-31T10:00:00Z', '2027-03-31T10:02:00Z'); // on the same day of the month
    const times = await numbers.planTimes(brand, periodOf('2027-01-01', '2027-04-20'));
    expect(times.map(({ plan, startsAt, endsAt }) => [plan, startsAt.toISOString(), endsAt.toISOString()])).toEqual([
      ['starter', '2027-01-31T10:00:00.000Z', '2027-02-07T10:00:00.000Z'],
      ['premium', '2027-02-07T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
      ['premium', '2027-02-28T10:00:00.000Z', '2027-03-31T10:00:00.000Z'],
      ['starter', '2027-03-31T10:00:00.000Z', '2027-04-30T10:00:00.000Z'],
    ]);
    const spent = (of: Period) => new ReportOnBrand(numbers).of(brand, of).then(({ cost }) => cost.planPence);
    expect(await spent(periodOf('2027-01-01', '2027-02-27'))).toBe(
      Math.round((9_900 * 7 + 49_900 * (20 + 14 / 24)) / 28),
    );
    expect(await spent(periodOf('2027-01-01', '2027-05-31'))).toBe(
      Math.round((9_900 * 7 + 49_900 * 21) / 28) + 49_900 + 9_900,
    );
  });

  test('the period before, in its trend, its platforms and its costs', async () => {
    const before = periodBefore(period);
    const report = await new ReportOnBrand(numbers).of(brandId, period);
    const steps = await byHand(
      `select to_char(date_trunc('week', published_at at time zone 'Europe/London'), 'YYYY-MM-DD') as "from", count(*)::int as pieces,
         sum(reach)::float as reach, sum(case when reading is not null then engagements end)::float as engagements
       from (${newest}) n group by 1 order by 1`,
      before,
    );
    expect(steps.length).toBeGreaterThan(1);
    expect(report.trendThen).toEqual(steps);
    const shown = toAnalyticsView(report);
    const placed = shown.trend.flatMap((row) => (row.before?.pieces ? [row.before] : []));
    expect(placed).toEqual(steps.slice(0, placed.length));
    expect(shown.trend[0]!.before!.from <= before.from).toBe(true);
    const [hand] = await byHand<Record<string, number>>(`select ${sums} from (${newest}) n`, before);
    for (const kind of ['pieces', 'reach', 'engagements'] as const)
      expect(shown.platforms.reduce((sum, { then }) => sum + (then[kind] ?? 0), 0)).toBe(hand![kind]);
    const [costs] = await byHand<Record<string, number>>(
      `select
         (select coalesce(sum(price_pence), 0)::int from credit_lines where brand_id = $1 and kind = 'spent' and at between $2 and $3) as "extrasPence",
         (select coalesce(sum((terms->>'valuePence')::int), 0)::int from collabs where brand_id = $1 and checked_in_at between $2 and $3) as "giftsPence",
         (select count(*)::int from collabs where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3) as "noShows"`,
      before,
    );
    expect(report.costThen).toMatchObject(costs!);
    expect(costs!.giftsPence).toBeGreaterThan(0);
  });

  test('the funnel and the time to answer', async () => {
    const report = await new ReportOnBrand(numbers).of(brandId, period);
    const reached = await byHand<{ stage: number; count: number }>(
      `select s.stage, (select count(*)::int from collabs c where c.brand_id = $1 and c.created_at between $2 and $3 and c.stage >= s.stage) as count
       from (values (1), (3), (4), (5), (6)) s (stage)`,
    );
    expect(report.funnel.stages).toEqual(reached);
    const times = await byHand<{ minutes: number }>(
      `select extract(epoch from l.occurred_at - c.created_at)::float / 60 as minutes
       from collabs c join audit_log l on l.aggregate_id = c.id::text
       where c.brand_id = $1 and c.created_at between $2 and $3 and c.requested_by = 'influencer' order by 1`,
    );
    const at = (times.length - 1) / 2;
    const median = (times[Math.floor(at)]!.minutes + times[Math.ceil(at)]!.minutes) / 2;
    expect(report.answers.answered).toBe(times.length);
    expect(report.answers.medianMinutes).toBeCloseTo(median, -0.3);
    expect(report.answers.within48Hours).toBe(times.filter(({ minutes }) => minutes <= 48 * 60).length);
  });

  test('the wall shows the largest reach first, the export every piece once, though it comes in pages', async () => {
    const wall = await wallOf(5);
    const reaches = wall.map(({ numbers: own }) => own?.reach ?? own?.views ?? 0);
    expect(reaches).toEqual(reaches.toSorted((one, other) => other - one));
    const exported: string[] = [];
    for (let after = null as (typeof wall)[number] | null; ;) {
      const page = await numbers.pieces(brandId, period, after, 7);
      exported.push(...page.map(({ id }) => id));
      if (page.length < 7) break;
      after = page.at(-1)!;
    }
    const all = await byHand<{ id: string }>(newest);
    expect(exported.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test('every number of the wall says where it comes from', async () => {
    const wall = await wallOf(1_000);
    const pieces = await byHand<{ id: string; basis: string | null }>(newest);
    expect(wall.filter(({ basis }) => basis).length).toBeGreaterThan(10);
    for (const { id, numbers: own, basis, bases } of wall) {
      expect(basis).toBe(pieces.find((piece) => piece.id === id)!.basis);
      for (const kind of kinds as ['reach'])
        expect(bases?.[kind] ?? null).toEqual(
          own?.[kind] == null ? null : expect.stringMatching(/^(measured|declared)$/),
        );
    }
    expect(wall.some(({ bases }) => new Set(Object.values(bases ?? {}).filter(Boolean)).size === 2)).toBe(true);
  });

  test('nobody sees the numbers of another brand', async () => {
    const report = new ReportOnBrand(numbers).execute(theProduct, '01890000-0000-7000-8000-00000000dead', period);
    await expect(report).rejects.toMatchObject({ code: 'analytics/brand-not-found' });
  });
});
