import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { lastDays, type Period, periodBefore } from '../../domain/period.js';
import { readingRepositoryContract } from '../../ports/reading.repository.contract.js';
import { reportLinkRepositoryContract } from '../../ports/report-link.repository.contract.js';
import { ReportOnBrand } from '../../use-cases/report-on-brand.js';
import { SqlBrandNumbers } from './sql-brand-numbers.js';
import { SqlReadingRepository } from './sql-reading.repository.js';
import { SqlReportLinkRepository } from './sql-report-link.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

describe('readings in PostgreSQL', () =>
  readingRepositoryContract(() => new SqlReadingRepository(database.db, database.outbox)));

describe('links to reports in PostgreSQL', () =>
  reportLinkRepositoryContract(() => new SqlReportLinkRepository(database.db, database.outbox)));

/** Written by hand over the tables themselves, another way than the product asks. */
describe('R434: the report equals what is asked by hand', () => {
  const now = new Date('2027-04-15T12:00:00Z');
  const period = lastDays(60, now);
  let numbers: SqlBrandNumbers;
  let brandId: string;
  const byHand = async <Row extends object>(sql: string, of: Period = period): Promise<Row[]> =>
    database.db.rows<Row>(sql, [brandId, of.startsAt, of.endsBefore]);

  beforeAll(async () => {
    [brandId] = await measuredWorld(database.db, now);
    numbers = new SqlBrandNumbers(database.db, { now: () => now });
  });

  const newest = `
    select d.id, c.influencer_id, d.post_url, d.published_at, r.basis, r.reach, r.views,
      coalesce(likes, 0) + coalesce(comments, 0) + coalesce(shares, 0) + coalesce(saves, 0) as engagements, r.id as reading
    from collabs c
    join deliverables d on d.collab_id = c.id and d.published_at between $2 and $3
    left join piece_readings r on r.id = (
      select id from piece_readings x where x.piece_id = d.id and not exists (select from piece_readings y where y.corrects = x.id)
      order by taken_at desc limit 1)
    where c.brand_id = $1`;

  const sums = `
    count(*)::int as pieces, count(post_url)::int as posts, sum(reach)::float as reach, sum(views)::float as views,
    sum(case when reading is not null then engagements end)::float as engagements,
    count(*) filter (where basis = 'measured')::int as measured, count(*) filter (where basis = 'declared')::int as declared`;

  const flat = ({ pieces, posts, reach, views, engagements, bases }: any) => ({
    ...{ pieces, posts, reach, views, engagements, measured: bases.measured, declared: bases.declared },
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
    const { all, platforms, trend } = await numbers.breakdown(brandId, period);
    expect(all).toEqual(await numbers.figures(brandId, period));
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
    const each = await numbers.influencers(brandId, period);
    expect(each.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(all.pieces);
    expect(each.reduce((sum, { reach }) => sum + (reach ?? 0), 0)).toBe(all.reach);
    const gifts = await byHand<{ id: string; pence: number }>(
      `select influencer_id as id, sum((terms->>'valuePence')::int)::int as pence from collabs where brand_id = $1 and checked_in_at between $2 and $3 group by 1`,
    );
    for (const { influencer, giftsPence } of each)
      expect(giftsPence).toBe(gifts.find(({ id }) => id === influencer.id)?.pence ?? 0);
  });

  test('costs, line by line', async () => {
    const [hand] = await byHand<Record<string, number>>(
      `select
         (select sum(price_pence)::int from credit_lines where brand_id = $1 and kind = 'spent' and at between $2 and $3) as "extrasPence",
         (select sum((terms->>'valuePence')::int)::int from collabs where brand_id = $1 and checked_in_at between $2 and $3) as "giftsPence",
         (select count(*)::int from collabs where brand_id = $1 and checked_in_at between $2 and $3) as visits,
         (select sum((terms->>'valuePence')::int)::int from collabs where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3) as "noShowsPence",
         (select count(*)::int from collabs where brand_id = $1 and outcome = 'no_show' and visit_at between $2 and $3) as "noShows"`,
    );
    expect(await numbers.spendings(brandId, period)).toEqual(hand);
    // The plan’s months begin 80, 50 and 20 days before now, so each ends where the next begins.
    const months = await numbers.planMonths(brandId, period);
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
    const wall = await numbers.wall(brandId, period, 5);
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

  test('nobody sees the numbers of another brand', async () => {
    const report = new ReportOnBrand(numbers).execute(theProduct, '01890000-0000-7000-8000-00000000dead', period);
    await expect(report).rejects.toMatchObject({ code: 'analytics/brand-not-found' });
  });
});
