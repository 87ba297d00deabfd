import type { Database } from '../db/index.js';
import { DomainError } from '../kernel/index.js';
import { totalsOf } from './large-totals.js';
import { type StaffListFields, type StaffListPage, type StaffListQuery, staffListSql } from './staff-list.js';

/** A list's parts. */
export type StaffList = Readonly<{
  /** The FROM table that is filtered, sorted and counted, with its alias, such as `collabs c`. */
  from: string;
  /** Joins for the columns, applied to a page after it is cut. */
  beside?: string;
  columns: string;
  fields: StaffListFields;
}>;

export type CountRows = (what: string, values: unknown[]) => Promise<number>;

/**
 * One page and the total, which is exact, but may be some seconds old for long lists. The page is cut before its
 * columns are computed; timestamps are strings, as in JSON.
 * @param count the row count of `from … where …`, for a list that needn't count rows
 * @throws request/bad-list-query
 */
export async function staffListPage<Row extends object>(
  db: Database,
  { from, beside = '', columns, fields }: StaffList,
  query: StaffListQuery,
  count: CountRows = (what, values) => totalsOf(db).count(what, values),
): Promise<StaffListPage<Row>> {
  const { where, orderBy, limit, offset, values } = staffListSql(fields, query);
  const alias = from.split(' ').at(-1);
  const cut = `select * from ${from} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`;
  return withinBounds(async () => {
    const [rows, total] = await Promise.all([
      db.wireRead<Row>(`select ${columns} from (${cut}) ${alias} ${beside} order by ${orderBy}`, values),
      count(`from ${from} where ${where}`, values),
    ]);
    return { rows, total, offset };
  });
}

/** All rows that match a list's filter, in batches, for a file. @throws request/bad-list-query */
export function staffListRows<Row extends object>(
  db: Database,
  { from, beside = '', columns, fields }: StaffList,
  { sort, filter }: StaffListQuery,
): AsyncIterable<Row[]> {
  const { where, orderBy, values } = staffListSql(fields, { sort, filter });
  return db.batches<Row>(`select ${columns} from ${from} ${beside} where ${where} order by ${orderBy}`, values);
}

/** @throws request/bad-list-query when a filter's value doesn't fit its column's type */
export async function withinBounds<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw isBadValue(error)
      ? new DomainError('invalid', 'request/bad-list-query', 'A filter has a value that isn’t allowed.')
      : error;
  }
}

/** Class 22 of https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isBadValue = (error: unknown): boolean => /^22/.test((error as { code?: string }).code ?? '');
