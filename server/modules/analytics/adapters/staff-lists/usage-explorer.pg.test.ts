import { text } from 'node:stream/consumers';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { usageEvent } from '../../domain/usage-event.js';
import { usageEventRepositoryContract } from '../../ports/repositories.contract.js';
import { SqlUsageEventRepository } from '../persistence/sql-usage-event.repository.js';
import { UsageExplorer, usageList } from './usage-explorer.js';

let database: TestDatabase;
let explorer: UsageExplorer;
beforeAll(async () => {
  database = await testDatabase();
  explorer = new UsageExplorer(database.db, database.lists, { now: () => at(60) });
});
afterAll(() => database.close());
beforeEach(() => database.db.rows('truncate user_events'));

describe('usage in PostgreSQL', () =>
  usageEventRepositoryContract(async () => new SqlUsageEventRepository(database.db)));

test('one that cannot be stored does not stop those that come after it', async () => {
  const usage = new SqlUsageEventRepository(database.db);
  const good = usageEvent('page_view', {}, actor, at(1));
  const bad = { ...good, id: 'no id at all' };

  await expect(usage.add([bad])).rejects.toThrow('uuid');
  await usage.add([good]);

  expect(await usage.count()).toBe(1);
});

const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const at = (minute: number) => new Date(Date.UTC(2027, 0, 15, 12, minute));

describe('the usage explorer', () => {
  const list = async (request: object) => {
    const query = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, JSON.stringify(value)]));
    const { rows, total, offset } = await explorer.page(query);
    return { targets: rows.map(({ target }) => target), total, offset };
  };
  beforeEach(async () => {
    const views = ['Home', 'Chats', 'Offers'].map((target_name, n) =>
      usageEvent('page_view', { target_name, target_uid: `/app/${n}` }, actor, at(n)),
    );
    await new SqlUsageEventRepository(database.db).add([...views, usageEvent('search', {}, actor, at(9))]);
  });

  test.each([
    [{}, [null, 'Offers', 'Chats', 'Home'], 4],
    [{ sort: ['occurredAt', 'ASC'], range: [1, 2] }, ['Chats', 'Offers'], 4],
    [{ filter: { title: 'page_view' } }, ['Offers', 'Chats', 'Home'], 3],
    [{ filter: { q: 'chat' } }, ['Chats'], 1],
    [{ filter: { q: 'PAGE_VIEW' } }, ['Offers', 'Chats', 'Home'], 3],
    [{ filter: { q: '%' } }, [], 0],
    [{ filter: { q: 'p_ge' } }, [], 0],
    [{ filter: { q: '\\' } }, [], 0],
    [{ filter: { from: at(1).toISOString(), to: at(2).toISOString() } }, ['Chats'], 1],
    [{ filter: { userId: actor.userId, profileType: 'admin' }, range: [0, 0] }, [null], 4],
    [{ filter: { profileUid: 'nobody' } }, [], 0],
  ])('R443: answers %j', async (request, targets, total) => {
    expect(await list(request)).toMatchObject({ targets, total });
  });

  test('finds one profile’s stream, or one person’s, without reading everyone’s', async () => {
    const others: Actor = { userId: '01890000-0000-7000-8000-000000000002', role: 'admin' };
    const crowd = Array.from({ length: 2_000 }, (_, n) =>
      usageEvent('search', {}, others, new Date(at(10).getTime() + n)),
    );
    await new SqlUsageEventRepository(database.db).add(crowd);
    await database.db.rows('analyze user_events'); // otherwise the plan depends on when autovacuum comes
    const read = async () => {
      const [row] = await database.db.rows<{ entries: number }>(
        `select sum(idx_tup_read)::int as entries from pg_stat_xact_user_tables t
         join pg_index i on i.indrelid = t.relid cross join lateral (
           select pg_stat_get_xact_tuples_returned(i.indexrelid) as idx_tup_read) s where t.schemaname = 'user_event_months'`,
      );
      return row!.entries;
    };
    for (const filter of [{ profileUid: actor.userId }, { userId: actor.userId }])
      await database.db.inTransaction(async () => {
        await database.db.rows('set local enable_seqscan = off');
        expect(await list({ filter })).toMatchObject({ total: 4 });
        expect(await read()).toBeLessThan(100);
      });
  });

  test('searches the last thirty days, or from the day that is chosen', async () => {
    const long = (days: number) =>
      usageEvent(
        'page_view',
        { target_name: 'Home', target_uid: '/app/9' },
        actor,
        new Date(at(60).getTime() - days * 86_400_000),
      );
    await new SqlUsageEventRepository(database.db).add([long(29.9), long(30.1), long(60)]);
    expect(await list({ filter: { q: 'home' } })).toMatchObject({ total: 2 });
    expect(await list({ filter: { q: 'home', fromDay: '2026-12-01' } })).toMatchObject({ total: 3 });
    expect(await list({ filter: { q: 'home', profileUid: actor.userId } })).toMatchObject({ total: 4 });
    expect(await list({})).toMatchObject({ total: 7 });
    await expect(explorer.page({ filter: '{' })).rejects.toThrow(/isn’t JSON/);
  });

  test('writes the same into its file, a column for each thing that is known of a profile', async () => {
    const old = usageEvent('page_view', { target_name: 'Home' }, actor, new Date(at(60).getTime() - 31 * 86_400_000));
    await new SqlUsageEventRepository(database.db).add([old]);
    const file = await explorer.file({ filter: '{"q":"home"}' });
    const [header, ...rows] = (await text(file.getStream())).trim().split('\r\n');
    expect(header).toContain('When,What,Title,Page,Profile,Kind,Profile id,Person id');
    expect(rows).toEqual([`${at(0).toISOString()},page_view,Home,/app/0,,admin,${actor.userId},${actor.userId}`]);
  });

  test('says who it was', async () => {
    const { rows } = await explorer.page({ filter: '{"q":"Home"}' });

    expect(rows).toEqual([
      expect.objectContaining({
        title: 'page_view',
        page: '/app/0',
        profile: { uid: actor.userId, type: 'admin', name: null },
      }),
    ]);
  });

  test('knows nothing of what never happened', async () => {
    const get = database.lists.one(usageList, '01890000-0000-7000-8000-00000000dead');

    await expect(get).rejects.toMatchObject({ code: 'analytics/not-found' });
  });
});
