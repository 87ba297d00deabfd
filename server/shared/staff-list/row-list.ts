import type { Type } from '@nestjs/common';
import { hasWords } from '../../contract/rules/has-words.js';
import type { DomainError } from '../kernel/index.js';
import { cannotFilter, cannotSort, parsedQuery, type StaffListPage, type StaffListQuery } from './staff-list.js';

type Plain = string | number | boolean | null;
/** The fields of a row that can be sorted. */
type PlainMember<Row> = { [Name in keyof Row & string]: Row[Name] extends Plain ? Name : never }[keyof Row & string];

/** A list of the staff panel with few rows in memory, such as settings; a table uses `defineStaffList`. */
export type RowList<Row extends Readonly<{ id: string }>> = Readonly<{
  resource: string;
  row: Type<Row>;
  /** The end of its operation names: `staffGetColleague`, `staffListColleagues`. */
  names: Readonly<{ one: string; many: string }>;
  /** How the API document names its rows after a verb: “Get *a brand*”, “List *all brands*”. */
  titles: Readonly<{ one: string; many: string }>;
  /** Additions to its sorts and filters in the API document. */
  about?: string;
  /** The fields to sort and filter by; `q` searches all of these. */
  members: readonly PlainMember<Row>[];
  /**
   * For a whole record that is sent back: fields that are ignored, and fields that must be unchanged; only `id` by
   * default.
   */
  derived?: readonly (keyof Row & string)[];
  stored?: readonly (keyof Row & string)[];
  notFound?: (id: string) => DomainError;
}>;

/** One page of rows in memory, in their own order by default. @throws request/bad-list-query */
export function pageOfRows<Row extends Readonly<{ id: string }>>(
  { members }: Pick<RowList<Row>, 'members'>,
  rows: readonly Row[],
  query: StaffListQuery,
): StaffListPage<Row> {
  const { filter, sort, limit, offset } = parsedQuery(query);
  const conditions = Object.entries(filter).map(([name, wanted]) => conditionOf(members, name, wanted));
  const kept = rows.filter((row) => conditions.every((meets) => meets(row)));
  const ordered = sort ? kept.toSorted(orderOf(members, ...sort)) : kept;
  return { rows: ordered.slice(offset, offset + limit), total: kept.length, offset };
}

const memberOf = <Row>(members: readonly PlainMember<Row>[], name: string): PlainMember<Row> | undefined =>
  members.find((member) => member === name);

function conditionOf<Row>(members: readonly PlainMember<Row>[], name: string, wanted: unknown): (row: Row) => boolean {
  const member = memberOf(members, name);
  if (member) return (row) => [wanted].flat().includes(row[member]);
  if (name !== 'q') throw cannotFilter(name);
  return (row) => hasWords(members.map((each) => row[each] ?? '').join(' '), String(wanted));
}

function orderOf<Row>(members: readonly PlainMember<Row>[], name: string, direction: 'ASC' | 'DESC') {
  const member = memberOf(members, name);
  if (!member) throw cannotSort(name);
  const sign = direction === 'ASC' ? 1 : -1;
  return (one: Row, other: Row) => sign * compare(one[member] as Plain, other[member] as Plain);
}

/** Numbers by value, everything else in natural order; unknown values last. */
function compare(one: Plain, other: Plain): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'en-GB');
}
