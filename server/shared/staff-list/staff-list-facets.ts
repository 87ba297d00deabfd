import type { FacetCounts } from '../../contract/rules/facet-counts.js';
import { roundedEstimate } from '../../contract/rules/numbers.js';
import type { Database } from '../db/index.js';
import { totalsOf } from './large-totals.js';
import { filteredBy, staffListSql, type StaffListQuery, withoutFilter } from './staff-list.js';
import { type StaffList, withinBounds } from './staff-list-page.js';

/** What can be counted of a list's rows, by the name of its filter: all values that a row has, as SQL of an array of texts. */
export type StaffListFacets = Readonly<Record<string, string>>;

type Counted = Readonly<{ exact: boolean; lists: Record<string, Record<string, number>> }>;

/** More rows than these are not counted one by one: so many are read that stand for all. */
const countedAtMost = 10_000;

/** Of the rows that the filter leaves, how many have each option. @throws request/bad-list-query */
export async function staffListFacets(
  db: Database,
  list: Pick<StaffList, 'from' | 'fields'>,
  facets: StaffListFacets,
  { filter }: Pick<StaffListQuery, 'filter'>,
): Promise<FacetCounts> {
  const applied = filteredBy({ filter });
  const names = Object.keys(facets);
  const count = (query: StaffListQuery, some: string[]) =>
    counted(db, list, Object.fromEntries(some.map((name) => [name, facets[name]!])), query);
  const parts = await Promise.all([
    count(
      { filter },
      names.filter((name) => !applied.includes(name)),
    ),
    ...names
      .filter((name) => applied.includes(name))
      .map((name) => count({ filter: withoutFilter({ filter }, name).filter }, [name])),
  ]);
  return {
    estimated: parts.flatMap(({ exact, lists }) => (exact ? [] : Object.keys(lists))),
    lists: Object.assign({}, ...parts.map(({ lists }) => lists)) as FacetCounts['lists'],
  };
}

async function counted(
  db: Database,
  { from, fields }: Pick<StaffList, 'from' | 'fields'>,
  facets: StaffListFacets,
  query: StaffListQuery,
): Promise<Counted> {
  const { where, values } = staffListSql(fields, query);
  return withinBounds(async () => {
    const total = await totalsOf(db).count(`from ${from} where ${where}`, values);
    const share = total <= countedAtMost ? 1 : await shareToRead(db, from);
    // Whole blocks, always the same: https://www.postgresql.org/docs/current/sql-select.html#SQL-FROM
    const sampled = share < 1 ? `${from} tablesample system (${share * 100}) repeatable (1)` : from;
    const [{ found }, ...rows] = await rowsOf(db, facets, `from ${sampled} where ${where}`, values);
    const lists: Counted['lists'] = Object.fromEntries(Object.keys(facets).map((name) => [name, {}]));
    for (const { facet, option, count } of rows)
      lists[facet]![option] = share < 1 ? roundedEstimate((count * total) / found) : count;
    return { exact: share === 1, lists };
  });
}

type FacetRow = Readonly<{ facet: string; option: string; count: number }>;

/** How many rows were read, and how many of them have each option. */
async function rowsOf(
  db: Database,
  facets: StaffListFacets,
  what: string,
  values: unknown[],
): Promise<[Readonly<{ found: number }>, ...FacetRow[]]> {
  const named = Object.entries(facets).map(([facet, sql], place) => ({ facet, sql, column: `facet_${place}` }));
  const columns = named.map(({ sql, column }) => `${sql} as ${column}`);
  const counts = named.map(
    ({ facet, column }) =>
      `select '${facet}' as facet, option, count(*)::int from found, unnest(${column}) option
       where option is not null group by option`,
  );
  const [first, ...rest] = await db.rows<FacetRow>(
    `with found as materialized (select ${columns.join(', ') || 'true'} ${what})
     select '' as facet, '' as option, count(*)::int as count from found
     ${counts.map((one) => `union all ${one}`).join(' ')}`,
    values,
  );
  return [{ found: first!.count }, ...rest];
}

/** Which share of a table's blocks holds about as many rows as are counted one by one; 1 for all of them. */
async function shareToRead(db: Database, from: string): Promise<number> {
  const [row] = await db.rows<{ rows: number }>(
    'select reltuples::float8 as rows from pg_class where oid = $1::regclass',
    [from.split(' ')[0]],
  );
  return Math.min(1, countedAtMost / Math.max(1, row?.rows ?? 0));
}
