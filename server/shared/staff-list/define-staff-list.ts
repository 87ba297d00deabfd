import type { Type } from '@nestjs/common';
import type { CsvColumns, CsvValue } from '../http/csv-file.js';
import { expressionsOf, type Schema } from '../db/index.js';
import type { DomainError } from '../kernel/index.js';
import type { StaffListFacets } from './staff-list-facets.js';
import type { StaffList } from './staff-list-page.js';
import type { Condition, Sorting } from './staff-list.js';
import type { RecordMembers } from './whole-record.js';

/** Everything about one field of a list's rows. */
type Field<Row, Value> = Readonly<{
  /**
   * The sort order: the field itself, another expression, or a whole ORDER BY for each direction, which then breaks its
   * own ties.
   */
  sort?: true | Sorting;
  /** Nulls come last in both directions, at the cost of the index. */
  nullsLast?: true;
  /** Filters rows by this value or condition. */
  filter?: true | Condition;
  /** Its options are counted next to the list: its own value, or SQL for a text array. */
  facet?: true | string;
  /** The heading of its column in the file; or of several columns, with their values. */
  csv?: string | Readonly<Record<string, (value: Value, row: Row) => CsvValue>>;
}>;

/** Required for fields that aren't in the list's schema. */
type Fields<Row, Stored> = Readonly<
  { [Name in Exclude<keyof Row, keyof Stored>]-?: Field<Row, Row[Name]> & Readonly<{ sql: string }> } & {
    [Name in Extract<keyof Row, keyof Stored>]?: Field<Row, Row[Name]> & Readonly<{ sql?: string }>;
  }
>;

/**
 * Its SQL may use `:now`, the clock's time.
 * @template Row the response class
 * @template Stored the entity, whose columns need no SQL
 */
export type StaffListDefinition<Row extends object, Stored extends object> = Readonly<{
  /** Its name in the panel and in the URL. */
  resource: string;
  row: Type<Row>;
  /**
   * The end of its operation names: `staffGetBrand`, `staffListBrands`. Without `one` there is no operation for a
   * single row.
   */
  names: Readonly<{ one?: string; many: string }>;
  /** How the API document names its rows after a verb: “Get *a brand*”, “List *all brands*”. */
  titles: Readonly<{ one?: string; many: string }>;
  /** Additions to its sorts and filters in the API document. */
  about?: string;
  /** The FROM table that is filtered, sorted and counted, with its alias, such as `collabs c`. */
  from: string;
  /** Joins for the columns, applied to a page after it is cut. */
  beside?: string;
  schema?: Schema<Stored>;
  /** Schema columns that rows don't have. */
  without?: readonly Exclude<keyof Stored, keyof Row>[];
  fields: Fields<Row, Stored>;
  /** Additional fields to sort and filter by. */
  sorts?: Readonly<Record<string, Sorting>>;
  filters?: Readonly<Record<string, Condition>>;
  /** Which of the additional filters have counted options. */
  facets?: StaffListFacets;
  /** The default filter. */
  usually?: Readonly<Record<string, unknown>>;
  defaultSort: readonly [field: string, direction: 'ASC' | 'DESC'];
  notFound?: (id: string) => DomainError;
}>;

/** A definition, and what is derived from it. */
export type DefinedStaffList<Row extends object> = StaffList &
  Pick<StaffListDefinition<Row, never>, 'resource' | 'row' | 'names' | 'titles' | 'about' | 'usually' | 'notFound'> &
  Readonly<{
    id: string;
    facets: StaffListFacets;
    csv: CsvColumns<Row>;
    changesWithTime: boolean;
    recordMembers: RecordMembers;
  }>;

/**
 * A list of the staff panel, defined once: columns, sorts, filters, counted options, file and API document are derived.
 * `StaffListController` serves it, `StaffLists` reads it.
 */
export function defineStaffList<Row extends object, Stored extends object = Record<never, never>>({
  fields,
  schema,
  without,
  sorts = {},
  filters = {},
  facets = {},
  beside,
  defaultSort,
  ...said
}: StaffListDefinition<Row, Stored>): DefinedStaffList<Row> {
  const alias = said.from.split(' ').at(-1)!;
  const stored = schema ? expressionsOf(schema, alias, { without }) : [];
  const storedAs = new Map(stored.map((column) => [column.property, column]));
  // `read` has a cast for bigint; `indexed` has none, so that indexes can serve sorts and filters.
  const all = Object.entries<Field<Row, never> & { sql?: string }>(fields as never).map(([name, field]) => ({
    name,
    ...(field.sql === undefined ? storedAs.get(name)! : { indexed: field.sql, read: field.sql }),
    ...field,
  }));
  const have = <What>(what: (field: (typeof all)[number]) => What | undefined) =>
    Object.fromEntries(all.flatMap((field) => (what(field) === undefined ? [] : [[field.name, what(field)!]])));
  const selected = {
    ...Object.fromEntries(stored.map(({ property, read }) => [property, read])),
    ...have(({ read }) => read),
  };
  const id = selected['id']!;
  const isDerived = (name: string) => name !== 'id' && (name === 'version' || (storedAs.get(name)?.isTime ?? true));
  const names = Object.keys(selected);
  return {
    ...said,
    beside,
    id,
    recordMembers: { derived: names.filter(isDerived), stored: names.filter((name) => !isDerived(name)) },
    changesWithTime: JSON.stringify([fields, filters, facets, sorts]).includes(':now'),
    columns: Object.entries(selected)
      .map(([name, sql]) => `${sql} as "${name}"`)
      .join(', '),
    fields: {
      sortable: { ...have(({ sort, indexed }) => (sort === true ? indexed : sort)), ...sorts },
      nullable: all.filter(({ nullsLast }) => nullsLast).map(({ name }) => name),
      filterable: { ...have(({ filter, indexed }) => (filter === true ? `${indexed} = ?` : filter)), ...filters },
      defaultSort,
      tieBreaker: id,
    },
    facets: { ...have(({ facet, read }) => (facet === true ? `array[${read}::text]` : facet)), ...facets },
    csv: Object.fromEntries(
      all.flatMap(({ name, csv = {} }) => {
        const columns = typeof csv === 'string' ? { [csv]: (value: CsvValue) => value } : csv;
        return Object.entries(columns).map(([heading, text]) => [
          heading,
          (row: Row): CsvValue => text(row[name as keyof Row] as never, row),
        ]);
      }),
    ),
  };
}
