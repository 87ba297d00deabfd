import type { Database } from '../../../../shared/db/index.js';
import { type StaffListFields, staffListSql, wholeListSql } from '../../../../shared/http/staff-list.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import type { StaffListPage, StaffListRequest } from '../../ports/staff-lists.js';
import { totalsOf } from './large-totals.js';

/** A condition for the search box: the trigram index on `expression` finds the text anywhere. */
export const contains = (expression: string): string =>
  `${expression} like '%' || replace(replace(replace(lower(?::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

/** A list shows what is there unless its filter asks for what was deleted. */
export const unlessDeleted = (request: StaffListRequest): StaffListRequest =>
  withFilter(request, (given) => ({ deleted: false, ...given }));

/** A list shows the rows of one thing, whatever its filter asks for. */
export const onlyOf = (request: StaffListRequest, fixed: object): StaffListRequest =>
  withFilter(request, (given) => ({ ...given, ...fixed }));

/** What is no JSON object goes on as it came: the list refuses it. */
function withFilter(request: StaffListRequest, complete: (given: object) => object): StaffListRequest {
  const { filter = '{}' } = request;
  try {
    const given: unknown = JSON.parse(filter || '{}');
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
    return { ...request, filter: isObject ? JSON.stringify(complete(given)) : filter };
  } catch {
    return { ...request, filter };
  }
}

/** All rows that a list's filter leaves, some at a time. @throws request/bad-list-query */
export const staffListRows = <Row extends object>(
  db: Database,
  list: Parameters<typeof wholeListSql>[0],
  request: StaffListRequest,
): AsyncIterable<Row[]> => {
  const { text, values } = wholeListSql(list, request);
  return db.batches<Row>(text, values);
};

/**
 * One page and the total, which is exact, but may be some seconds old where there are many. The page is cut before the
 * columns are made.
 * @param from the table with its alias, such as `brands b`
 * @throws request/bad-list-query when a filter's value is of another kind than its column
 */
export async function staffListPage<Row extends object>(
  db: Database,
  { from, columns, fields }: Readonly<{ from: string; columns: string; fields: StaffListFields }>,
  request: StaffListRequest,
): Promise<StaffListPage<Row>> {
  const { where, orderBy, limit, offset, values } = staffListSql(fields, request);
  const alias = from.split(' ').at(-1);
  const page = `select * from ${from} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`;
  try {
    const [rows, total] = await Promise.all([
      db.rows<Row>(`select ${columns} from (${page}) ${alias} order by ${orderBy}`, values),
      totalsOf(db).count(`from ${from} where ${where}`, values),
    ]);
    return { rows, total, offset };
  } catch (error) {
    throw isBadValue(error)
      ? new DomainError('invalid', 'request/bad-list-query', 'A filter has a value that it cannot have.')
      : error;
  }
}

/** Class 22 of https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isBadValue = (error: unknown): boolean => /^22/.test((error as { code?: string }).code ?? '');
