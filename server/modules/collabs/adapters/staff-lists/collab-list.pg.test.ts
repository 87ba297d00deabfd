import { aCollab, anOffer, brandActor, brandId, monday } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import { Database } from '../../../../shared/db/index.js';
import { StaffLists } from '../../../../shared/staff-list/index.js';
import { FixedClock } from '../../../../../test/support/core.js';
import { move } from '../../domain/moves.js';
import { TypeOrmCollabRepository } from '../persistence/typeorm-collab.repository.js';
import type { StaffCollabView } from '../http/admin-collabs.dto.js';
import { CollabBoard } from './collab-board.js';
import { collabList } from './collab-list.js';

const collabs = 8_000;

type Plan = Readonly<{ 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: readonly Plan[] }>;

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Records PostgreSQL's plan for each ordered statement. */
class ExplainingDatabase extends Database {
  readonly plans: Plan[] = [];

  override async wireRead<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (/order by/.test(text)) {
      const [row] = await super.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
      this.plans.push(row!['QUERY PLAN'][0]!.Plan);
    }
    return super.wireRead<Row>(text, values);
  }
}

let pg: TestDatabase;
let explained: ExplainingDatabase;
let explorer: StaffLists;

/** A quarter are open; many of those are due at the same moment, so that page boundaries fall among ties. */
beforeAll(async () => {
  pg = await testDatabase();
  explained = new ExplainingDatabase(pg.source);
  explorer = new StaffLists(explained, new FixedClock(monday));
  const { db } = pg;
  const { id: offer } = await storedCollabs(pg).offers.save(anOffer());
  await db.rows(
    `insert into brands (id, name, slug, email, city, category, about, sales_stage, onboarding_stage, priority, created_at, updated_at, version)
     values ($1, 'Ember', 'ember', 'e@e.test', 'london', 'restaurants', '', 1, 1, 2, now(), now(), 1)`,
    [brandId],
  );
  await db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     select md5(n::text)::uuid, 'Amara', 'amara.' || n, 'amara.' || n, true, 'joined', now(), now(), 1 from generate_series(1, ${collabs}) n`,
  );
  await db.rows(
    `insert into collabs (id, offer_id, brand_id, influencer_id, requested_by, stage, outcome, note, terms, respond_by,
       next_step_by, created_at, updated_at, version)
     select md5('collab' || n)::uuid, $1, $2, md5(n::text)::uuid, 'influencer',
       case when n % 4 = 0 then 4 else 6 end, case when n % 4 = 0 then 'open' else 'completed' end, '', '{"title": "Supper"}', now(),
       case when n % 4 = 0 then timestamptz '2026-11-01 12:00Z' + (n % 97) * interval '1 day' end, now(),
       timestamptz '2026-11-01 12:00Z' + (n % 1000) * interval '1 minute', 1
     from generate_series(1, ${collabs}) n`,
    [offer, brandId],
  );
  await db.rows('vacuum analyze collabs');
}, 60_000);
beforeEach(() => explained.plans.splice(0));
afterAll(() => pg?.close());

const asked = (direction: 'ASC' | 'DESC', first: number, last: number, filter: object = {}) => ({
  sort: JSON.stringify(['dueAt', direction]),
  range: JSON.stringify([first, last]),
  filter: JSON.stringify(filter),
});

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment).getTime());

/** `a` before `b`: earliest due first, ended ones last, most recently changed first. */
function inOrder(rows: readonly StaffCollabView[]): boolean {
  return rows.every((row, place) => {
    const before = rows[place - 1];
    if (!before) return true;
    const [a, b] = [momentOf(before.dueAt) ?? Infinity, momentOf(row.dueAt) ?? Infinity];
    return a < b || (a === b && momentOf(before.updatedAt)! >= momentOf(row.updatedAt)!);
  });
}

describe('the Collab explorer', () => {
  it('R440: shows what is overdue first, then what is due next, and at last what has ended, page by page without loss or repetition', async () => {
    const rows: StaffCollabView[] = [];
    for (let first = 0; first < collabs; first += 1_000) {
      const page = await explorer.page(collabList, asked('ASC', first, first + 999));
      expect(page.total).toBe(collabs);
      rows.push(...page.rows);
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(collabs);
    expect(rows.filter(({ outcome }) => outcome === 'open')).toEqual(rows.slice(0, collabs / 4));
    expect(inOrder(rows)).toBe(true);
  });

  it('turned round, shows what is due last first, and still at last what has ended', async () => {
    const { rows } = await explorer.page(collabList, asked('DESC', 0, 999));
    const moments = rows.map(({ dueAt }) => momentOf(dueAt)!);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(moments[0]).toBe(Date.parse('2027-02-05T12:00:00Z'));
  });

  it.each([
    ['ASC', 'collabs_soonest_step'],
    ['DESC', 'collabs_latest_step'],
  ] as const)('R440: walks an index for a page of either order, %s', async (direction, index) => {
    await explorer.page(collabList, asked(direction, 0, 49));
    await explorer.page(collabList, asked(direction, 250, 299));
    expect(explained.plans).toHaveLength(2);
    for (const plan of explained.plans) {
      const nodes = nodesOf(plan);
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
      expect(nodes.filter((node) => node['Relation Name'] === 'collabs')).toHaveLength(1);
    }
  });

  it('is searched by brand or influencer, and exactly', async () => {
    const found = async (q: string) => (await explorer.page(collabList, asked('ASC', 0, 9, { q }))).total;
    expect(await found('AMARA.7777')).toBe(1);
    expect(await found('mbe')).toBe(collabs);
    expect(await found('%')).toBe(0);
  });

  it('R440, R291: finds the Collabs of the brands of one account manager by indexes, in the list and in the file', async () => {
    await pg.db.rows(
      `insert into brands (id, name, slug, email, city, category, about, sales_stage, onboarding_stage, priority, account_manager,
         created_at, updated_at, version)
       select md5('brand' || n)::uuid, 'Brand ' || n, 'brand-' || n, n || '@b.test', 'london', 'restaurants', '', 1, 1, 2,
         case when n % 200 = 0 then 'sam' else 'robin' end, now(), now(), 1 from generate_series(1, 20000) n`,
    );
    await pg.db.rows(`update collabs set brand_id = md5('brand' || 200)::uuid where id = any($1::uuid[])`, [
      (await explorer.page(collabList, asked('ASC', 0, 29))).rows.map(({ id }) => id),
    ]);
    await pg.db.rows('vacuum analyze brands');
    await pg.db.rows('vacuum analyze collabs');
    explained.plans.splice(0);

    const { rows, total } = await explorer.page(collabList, asked('ASC', 0, 19, { accountManager: 'sam' }));
    expect([rows.length, total]).toEqual([20, 30]);
    expect(inOrder(rows)).toBe(true);
    const inFile = [];
    for await (const some of explorer.rows(collabList, asked('ASC', 0, 19, { accountManager: 'sam' })))
      inFile.push(...some);
    expect(inFile).toHaveLength(30);
    expect(JSON.stringify(inFile.slice(0, 20))).toEqual(JSON.stringify(rows));
    const nodes = explained.plans.flatMap(nodesOf);
    expect(nodes.map((node) => node['Index Name'])).toContain('brands_account_manager');
    const readWhole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(readWhole).not.toContain('brands');
    expect((await explorer.page(collabList, asked('ASC', 0, 19, { accountManager: 'alex' }))).total).toBe(0);
  });

  it('R440: counts the visits of open Collabs by London’s days, however many, by an index', async () => {
    const visit = (at: string, where: string) =>
      pg.db.affected(`update collabs set visit_at = $1 where id in (select id from collabs where ${where})`, [at]);
    await visit('2027-03-27T23:59:00Z', `outcome = 'open' and visit_at is null order by id limit 1500`);
    await visit('2027-03-28T22:59:00Z', `outcome = 'open' and visit_at is null order by id limit 2`);
    await visit('2027-03-28T23:00:00Z', `outcome = 'open' and visit_at is null order by id limit 3`);
    await visit('2027-03-28T12:00:00Z', `outcome = 'completed' order by id limit 4`);
    await pg.db.rows('vacuum analyze collabs');

    const { items: days } = await new CollabBoard(pg.db, explorer, new FixedClock(monday)).visits('2027-03-27');
    expect(days).toHaveLength(14);
    expect(days.slice(0, 4)).toEqual([
      { day: '2027-03-27', visits: 1_500 },
      { day: '2027-03-28', visits: 2 }, // the clocks go forward, and the day ends at 23:00 UTC
      { day: '2027-03-29', visits: 3 },
      { day: '2027-03-30', visits: 0 },
    ]);
    const [plan] = await pg.db.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) select count(*) from collabs
       where outcome = 'open' and visit_at >= '2027-03-28T00:00Z' and visit_at < '2027-03-28T23:00Z'`,
    );
    const used = nodesOf(plan!['QUERY PLAN'][0]!.Plan).map((node) => node['Index Name']);
    expect(used).toContain('collabs_visit_days');
  });

  it('finds late content, of all, of a brand or of an influencer, open claims and contested bills by an index', async () => {
    await pg.db.affected(
      `update collabs set late_from = '2026-11-20T10:00Z', undelivered_claim = '{"settled": null}', bill = '{"status": "contested"}'
       where id in (select id from collabs where outcome = 'open' order by id limit 3)`,
    );
    await pg.db.rows('vacuum analyze collabs');
    const indexFor = async (where: string) => {
      const [plan] = await pg.db.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (format json) select * from collabs c where c.outcome = 'open' and ${where}`,
      );
      return nodesOf(plan!['QUERY PLAN'][0]!.Plan).map((node) => node['Index Name']);
    };
    const late = `c.late_from < '2026-11-23T10:00Z'`;
    expect(await indexFor(late)).toContainEqual(expect.stringMatching(/^collabs_late/));
    expect(await indexFor(`c.brand_id = '${brandId}' and ${late}`)).toContainEqual(expect.stringMatching(/^collabs_late/));
    expect(await indexFor(`c.influencer_id = md5('4')::uuid and ${late}`)).toContainEqual(expect.stringMatching(/^collabs_late/));
    expect(await indexFor(`c.undelivered_claim @> '{"settled": null}'`)).toContain('collabs_undelivered_claims');
    expect(await indexFor(`c.bill @> '{"status": "contested"}'`)).toContain('collabs_contested_bills');
    const contested = await explorer.page(collabList, asked('ASC', 0, 9, { billContested: true }));
    expect(contested).toMatchObject({ total: 3, rows: [1, 2, 3].map(() => ({ billContested: true })) });
    const page = await explorer.page(collabList, asked('ASC', 0, 9, { dueBefore: '2026-11-23T10:00:00Z', contentClaimed: true }));
    expect(page).toMatchObject({ total: 3, rows: [1, 2, 3].map(() => ({ contentClaimed: true })) });
    const { overdue, columns } = await new CollabBoard(pg.db, explorer, new FixedClock(monday)).columns();
    expect(overdue.total).toBe(3);
    expect(columns.find(({ stage }) => stage === 4)!.total).toBe(collabs / 4 - 3);
  }); // prettier-ignore

  it('knows when the next step is due as a Collab progresses, and that there is none once it has ended', async () => {
    const repository = new TypeOrmCollabRepository(pg.db, pg.outbox);
    const [one] = await pg.db.rows<{ id: string }>(`select id from influencers where handle = 'amara.1'`);
    const requested = { ...aCollab(1), brandId, influencerId: one!.id };
    await storedCollabs(pg).offers.save({ ...anOffer(), id: requested.offerId });
    const dueAt = async () => momentOf((await explorer.one(collabList, requested.id)).dueAt);

    const saved = await repository.save(requested);
    expect(await dueAt()).toBe(Date.parse('2026-11-30T10:00:00Z'));
    const approved = await repository.save(...move(saved, 'approve', brandActor, monday));
    expect(await dueAt()).toBe(Date.parse('2026-12-14T10:00:00Z'));
    await repository.save(...move(approved, 'cancel', brandActor, monday));
    expect(await dueAt()).toBeNull();
  });
});
