import type { FacetCounts } from '../../contract/rules/facet-counts.js';
import { roundedEstimate } from '../../contract/rules/numbers.js';
import type { Database } from '../db/index.js';
import { totalsOf } from './large-totals.js';
import { filteredBy, staffListSql, type StaffListQuery, withoutFilter } from './staff-list.js';
import { type StaffList, withinBounds } from './staff-list-page.js';

/** Countable filters of a list, by name: all values of a row, as SQL for a text array. */
export type StaffListFacets = Readonly<Record<string, string>>;

type Lists = FacetCounts['lists'];
type Counted = Readonly<{ exact: boolean; lists: Lists }>;

/** Above this many rows, counts are estimated. */
const countedAtMost = 10_000;
/** How many rows are sampled instead. */
const readForAll = 5_000;
/** How many times their own duration estimates are cached. */
const timesKept = 100;

/** Counts, among the rows that match the filter, how many have each option. @throws request/bad-list-query */
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
  const what = `from ${from} where ${where}`;
  return withinBounds(async () => {
    const total = await totalsOf(db).count(what, values);
    const share = total <= countedAtMost ? 1 : await shareToRead(db, from);
    if (share === 1) return { exact: true, lists: (await listsIn(db, facets, what, values)).lists };
    // Samples whole blocks, always the same ones: https://www.postgresql.org/docs/current/sql-select.html#SQL-FROM
    const sample = `from ${from} tablesample system (${share * 100}) repeatable (1) where ${where}`;
    const key = JSON.stringify([sample, facets, values]);
    return totalsOf(db).remember(key, async () => {
      const { found, lists } = await listsIn(db, facets, sample, values);
      return [{ exact: false, lists: scaled(lists, total / found) }, timesKept];
    });
  });
}

const scaled = (lists: Lists, by: number): Lists =>
  mapped(lists, (counts) => mapped(counts, (count) => roundedEstimate(count * by)));

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

/** How many rows were read, and how many of them have each option. */
async function listsIn(
  db: Database,
  facets: StaffListFacets,
  what: string,
  values: unknown[],
): Promise<Readonly<{ found: number; lists: Lists }>> {
  const named = Object.entries(facets).map(([facet, sql], place) => ({ facet, sql, column: `facet_${place}` }));
  const columns = named.map(({ sql, column }) => `${sql} as ${column}`);
  const counts = named.map(
    ({ facet, column }) =>
      `select '${facet}' as facet, option, count(*)::int from found, unnest(${column}) option
       where option is not null group by option`,
  );
  const [first, ...rest] = await db.rows<{ facet: string; option: string; count: number }>(
    `with found as materialized (select ${columns.join(', ') || 'true'} ${what})
     select '' as facet, '' as option, count(*)::int as count from found
     ${counts.map((one) => `union all ${one}`).join(' ')}`,
    values,
  );
  const lists = mapped(facets, (): Record<string, number> => ({}));
  for (const { facet, option, count } of rest) lists[facet]![option] = count;
  return { found: first!.count, lists };
}

/** The share of a table's blocks to sample for about enough rows; 1 for the whole table. */
async function shareToRead(db: Database, from: string): Promise<number> {
  const [row] = await db.rows<{ rows: number }>(
    'select reltuples::float8 as rows from pg_class where oid = $1::regclass',
    [from.split(' ')[0]],
  );
  return Math.min(1, readForAll / Math.max(1, row?.rows ?? 0));
}
