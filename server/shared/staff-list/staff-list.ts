import { searchWords } from '../../contract/rules/search-words.js';
import { DomainError } from '../kernel/index.js';

/** ra-data-simple-rest's query format: `sort=["name","ASC"]&range=[0,49]&filter={"q":"soho"}`. */
export type StaffListQuery = Readonly<{ sort?: string; range?: string; filter?: string }>;

/**
 * A condition with `?` for the value, e.g. `b.city = ?`, or for several values `= any(?)`; separate conditions for true
 * and false, if PostgreSQL plans them differently; or the SQL that the search box searches.
 */
export type Condition = string | Readonly<Record<'true' | 'false', string>> | Search;

/**
 * SQL of a folded text, and a condition in which `?` is “this text contains all the words”; and an alternative for a
 * word such as `@zoe.eats`, where `?` is the word.
 */
type Search = Readonly<{ text: string; where: string; handle?: string }>;

/** An expression, or a whole ORDER BY for each direction, which then breaks its own ties. */
export type Sorting = string | Readonly<Record<'ASC' | 'DESC', string>>;

/** A resource's sortable and filterable fields, each with its SQL; anything else is rejected. */
export type StaffListFields = Readonly<{
  /** By JSON field name. */
  sortable: Readonly<Record<string, Sorting>>;
  /** By JSON field name. */
  filterable: Readonly<Record<string, Condition>>;
  /** Sortable fields that may be null: nulls come last in both directions, at the cost of the index. */
  nullable?: readonly string[];
  defaultSort: readonly [field: string, direction: 'ASC' | 'DESC'];
  /** Breaks ties, so that pages never overlap; e.g. `b.id`. */
  tieBreaker: string;
}>;

/** Parts of a statement: conditions and order are our own SQL, user input is in `values`. */
type StaffListSql = Readonly<{
  where: string;
  orderBy: string;
  limit: number;
  offset: number;
  values: unknown[];
}>;

const defaultLimit = 50;
const maxLimit = 1_000;

const refuse = (what: string) => new DomainError('invalid', 'request/bad-list-query', what);

function parse(text: string | undefined, name: string): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(`${name} isn’t JSON.`);
  }
}

/** A parsed list query; the list checks the field names. */
type PlainValue = string | number | boolean;
type ParsedQuery = Readonly<{
  filter: Readonly<Record<string, PlainValue | readonly PlainValue[]>>;
  sort: readonly [field: string, direction: 'ASC' | 'DESC'] | undefined;
  limit: number;
  offset: number;
}>;

function sortIn(sort: unknown): ParsedQuery['sort'] {
  if (sort === undefined) return undefined;
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string') throw refuse('sort takes a field and ASC or DESC.');
  if (direction !== 'ASC' && direction !== 'DESC') throw refuse('sort takes ASC or DESC.');
  return [field, direction];
}

function pageIn(range: unknown): Pick<ParsedQuery, 'limit' | 'offset'> {
  if (range === undefined) return { limit: defaultLimit, offset: 0 };
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) throw refuse('range takes two whole numbers.');
  const [first, last] = [from as number, to as number];
  if (first < 0 || last < first) throw refuse('range takes a first and a last row.');
  if (last - first + 1 > maxLimit) throw refuse(`range takes at most ${maxLimit} rows.`);
  return { limit: last - first + 1, offset: first };
}

function filterIn(filter: unknown): ParsedQuery['filter'] {
  if (filter === undefined) return {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw refuse('filter takes an object.');
  for (const [field, value] of Object.entries(filter))
    if (typeof value === 'object' && !Array.isArray(value)) throw refuse(`The filter ${field} takes a plain value.`);
  return filter as ParsedQuery['filter'];
}

/** Parses the three parameters. @throws request/bad-list-query */
export const parsedQuery = ({ filter, sort, range }: StaffListQuery): ParsedQuery => ({
  filter: filterIn(parse(filter, 'filter')),
  sort: sortIn(parse(sort, 'sort')),
  ...pageIn(parse(range, 'range')),
});

export const cannotSort = (field: string) => refuse(`This list can’t be sorted by ${field}.`);
export const cannotFilter = (field: string) => refuse(`This list can’t be filtered by ${field}.`);

function orderBy(fields: StaffListFields, [field, direction]: NonNullable<ParsedQuery['sort']>): string {
  const column = Object.hasOwn(fields.sortable, field) ? fields.sortable[field] : undefined;
  if (!column) throw cannotSort(field);
  if (typeof column === 'object') return column[direction];
  const nulls = fields.nullable?.includes(field) ? ' nulls last' : '';
  return `${column} ${direction}${nulls}, ${fields.tieBreaker} ${direction}`;
}

function conditions(fields: StaffListFields, filter: ParsedQuery['filter']): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = Object.entries(filter).map(([field, value]) => {
    const condition = Object.hasOwn(fields.filterable, field) ? fields.filterable[field] : undefined;
    if (!condition) throw cannotFilter(field);
    if (typeof condition === 'string') return `(${condition.replaceAll('?', `$${values.push(value)}`)})`;
    if ('text' in condition) {
      if (typeof value === 'object') throw refuse(`The filter ${field} takes a text.`);
      return `(${searched(condition, String(value), values)})`;
    }
    if (typeof value !== 'boolean') throw refuse(`The filter ${field} takes true or false.`);
    return `(${condition[`${value}`]})`;
  });
  return { where: parts.join(' and ') || 'true', values };
}

/** Search text without any words matches nothing. */
function searched({ text, where, handle }: Search, typed: string, values: unknown[]): string {
  const words = searchWords(typed);
  if (words.length === 0) return `${typed.trim() === ''}`;
  const has = words.map((word) => {
    const condition = handle && word.startsWith('@') ? handle : `${text} like word_pattern(?)`;
    return condition.replaceAll('?', `$${values.push(word)}`);
  });
  return where.replaceAll('?', () => has.join(' and '));
}

/** Parses the three parameters, and checks the field names. @throws request/bad-list-query */
export function staffListSql(fields: StaffListFields, query: StaffListQuery): StaffListSql {
  const { filter, sort = fields.defaultSort, limit, offset } = parsedQuery(query);
  return { ...conditions(fields, filter), limit, offset, orderBy: orderBy(fields, sort) };
}

/** A search box's condition. @param text SQL of a text, with a trigram index on its folded form */
export const contains = (text: string, more: Partial<Omit<Search, 'text'>> = {}): Condition => ({
  text: `folded(${text})`,
  where: '?',
  ...more,
});

/** A list's default filter. */
export const unlessGiven = (query: StaffListQuery, usual: object): StaffListQuery =>
  withFilter(query, (given) => ({ ...usual, ...given }));

/** Restricts a list to the rows of one parent, whatever its filter says. */
export const onlyOf = (query: StaffListQuery, fixed: object): StaffListQuery =>
  withFilter(query, (given) => ({ ...given, ...fixed }));

/** The field names in a list's filter. */
export const filteredBy = (query: StaffListQuery): string[] => Object.keys(givenFilter(query) ?? {});

/** The same list without one of its filters. */
export const withoutFilter = (query: StaffListQuery, name: string): StaffListQuery =>
  withFilter(query, (given) => Object.fromEntries(Object.entries(given).filter(([field]) => field !== name)));

/** The same list with another filter. Anything except a JSON object is passed on unchanged: the list rejects it. */
export function withFilter(
  query: StaffListQuery,
  complete: (given: Readonly<Record<string, unknown>>) => object,
): StaffListQuery {
  const given = givenFilter(query);
  return given ? { ...query, filter: JSON.stringify(complete(given)) } : query;
}

function givenFilter({ filter }: StaffListQuery): Readonly<Record<string, unknown>> | null {
  try {
    const given: unknown = JSON.parse(filter || '{}');
    return typeof given === 'object' && !Array.isArray(given)
      ? (given as Readonly<Record<string, unknown>> | null)
      : null;
  } catch {
    return null;
  }
}

/** A page, its offset, and the total. */
export type StaffListPage<Row> = Readonly<{ rows: Row[]; total: number; offset: number }>;

/** `collab-explorer 0-49/319`, for the header Content-Range. */
export const contentRange = (resource: string, { rows, total, offset }: StaffListPage<unknown>): string =>
  `${resource} ${rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`}/${total}`;
