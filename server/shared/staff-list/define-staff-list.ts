import type { Type } from '@nestjs/common';
import type { CsvColumns, CsvValue } from '../http/csv-file.js';
import { expressionsOf, type Schema } from '../db/index.js';
import type { DomainError } from '../kernel/index.js';
import type { StaffListFacets } from './staff-list-facets.js';
import type { StaffList } from './staff-list-page.js';
import type { Condition, Sorting } from './staff-list.js';
import type { RecordMembers } from './whole-record.js';

/** A field of a list's rows: all that is said of it, once. */
type Field<Row, Value> = Readonly<{
  /** The order of the rows: the field's own, another expression, or the whole order of each direction, which then breaks its own ties. */
  sort?: true | Sorting;
  /** Rows without it come last, either way, at the price of the index. */
  nullsLast?: true;
  /** Leaves the rows that have this value, or that meet a condition. */
  filter?: true | Condition;
  /** Its options are counted beside the list: its own value, or SQL of an array of texts. */
  facet?: true | string;
  /** The heading of its column in the file; or of each of its columns, with what is written below. */
  csv?: string | Readonly<Record<string, (value: Value, row: Row) => CsvValue>>;
}>;

/** What the list's schema does not have needs its SQL. */
type Fields<Row, Stored> = Readonly<
  { [Name in Exclude<keyof Row, keyof Stored>]-?: Field<Row, Row[Name]> & Readonly<{ sql: string }> } & {
    [Name in Extract<keyof Row, keyof Stored>]?: Field<Row, Row[Name]> & Readonly<{ sql?: string }>;
  }
>;

/**
 * SQL of it may say `:now`, the moment of the clock.
 * @template Row what goes out, a class. @template Stored the entity whose columns need no SQL of their own
 */
export type StaffListDefinition<Row extends object, Stored extends object> = Readonly<{
  /** Its name in the panel and in the address. */
  resource: string;
  row: Type<Row>;
  /** The end of its operations: `staffGetBrand`, `staffListBrands`. Without `one` nobody asks for one row. */
  names: Readonly<{ one?: string; many: string }>;
  /** What the document calls its rows after a verb: “Get *a brand*”, “List *all brands*”. */
  titles: Readonly<{ one?: string; many: string }>;
  /** What the document adds to its sorts and filters. */
  about?: string;
  /** The table that is filtered, sorted and counted, with its alias, such as `collabs c`. */
  from: string;
  /** What the columns need beside it: joined to a page once that is cut. */
  beside?: string;
  schema?: Schema<Stored>;
  /** Columns of the schema that rows do not have. */
  without?: readonly Exclude<keyof Stored, keyof Row>[];
  fields: Fields<Row, Stored>;
  /** Other fields that rows can be sorted and filtered by. */
  sorts?: Readonly<Record<string, Sorting>>;
  filters?: Readonly<Record<string, Condition>>;
  /** Which of the other filters have options that are counted. */
  facets?: StaffListFacets;
  /** What it is filtered by unless the filter says otherwise. */
  usually?: Readonly<Record<string, unknown>>;
  defaultSort: readonly [field: string, direction: 'ASC' | 'DESC'];
  notFound?: (id: string) => DomainError;
}>;

/** A definition, and what follows from it. */
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
 * A list of the staff panel, written once: its columns, sorts, filters, counted options, file and document follow.
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
  // `read` has the cast that a large number is read by; `indexed` has none, so that indexes serve the order and the filter.
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
