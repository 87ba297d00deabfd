import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { staffListFacets } from './staff-list-facets.js';
import type { StaffListFields } from './staff-list.js';

const parcels = 40_000;

const fields: StaffListFields = {
  sortable: { id: 'p.id' },
  filterable: { city: 'p.city = ?', size: 'p.size = ?', q: 'p.city like ?' },
  defaultSort: ['id', 'ASC'],
  tieBreaker: 'p.id',
};
const facets = { city: 'array[p.city]', size: 'array[p.size::text]', extra: 'p.extras' };

let pg: TestDatabase;
const count = (filter: object) =>
  staffListFacets(pg.db, { from: 'parcels p', fields }, facets, { filter: JSON.stringify(filter) });

/** Three in four go to Leeds, one in a hundred to York, where every other one is large; a few have no city. */
beforeAll(async () => {
  pg = await testDatabase();
  await pg.db.rows('create table parcels (id int primary key, city text, size int not null, extras text[] not null)');
  await pg.db.rows(
    `insert into parcels
     select n, case when n % 100 = 7 then 'york' when n % 4 > 0 then 'leeds' when n % 8 = 0 then 'derby' end,
       1 + n % 2 + (n % 200 = 7)::int, case when n % 1000 = 0 then '{bow,card}'::text[] when n % 10 = 0 then '{card}' else '{}' end
     from generate_series(1, ${parcels}) n`,
  );
  await pg.db.rows('vacuum analyze parcels');
});
afterAll(() => pg.close());

describe('the counts beside a list of staff', () => {
  it('R440: are exact where few rows are left, and leave out what nobody has', async () => {
    const { estimated, lists } = await count({ city: 'york' });
    expect(lists.size).toEqual({ '2': 200, '3': 200 });
    expect(lists.extra).toEqual({});
    expect(estimated).toEqual(['city']);
  });

  it('R440: count the options of what is filtered by as if it were not', async () => {
    const { estimated, lists } = await count({ city: 'york', size: 3 });
    expect(lists.city).toEqual({ york: 200 });
    expect(lists.size).toEqual({ '2': 200, '3': 200 });
    expect(estimated).toEqual([]);
  });

  it('R440: are estimates, and called so, if they come from a sample', async () => {
    const { estimated, lists } = await count({});
    expect([...estimated].sort()).toEqual(['city', 'extra', 'size']);
    const leeds = lists.city!['leeds']!;
    expect(leeds).toBeGreaterThan(parcels * 0.65);
    expect(leeds).toBeLessThan(parcels * 0.85);
    expect(leeds % 1_000).toBe(0);
    expect(lists.extra!['card']).toBeGreaterThan(parcels * 0.07);
    expect(lists.extra!['card']).toBeLessThan(parcels * 0.13);
  });

  it.each([{ colour: 'red' }, { size: 'large' }, []])('refuse the filter %j', async (filter) => {
    await expect(count(filter)).rejects.toMatchObject({ code: 'request/bad-list-query' });
  });
});
