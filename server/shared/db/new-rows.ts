import type { EntitySchema } from 'typeorm';

type Columns = Readonly<Record<string, { name?: string } | undefined>>;

/** Rows that are to be stored in one table, named as the table names them. */
export type NewRows = Readonly<{ table: string; columns: readonly string[]; rows: readonly object[] }>;

/** The rows of these entities. */
export function newRows<Entity extends object>(schema: EntitySchema<Entity>, entities: readonly Entity[]): NewRows {
  const columns = Object.entries(schema.options.columns as Columns).map(
    ([property, column]) => [property, column?.name ?? property] as const,
  );
  return {
    table: schema.options.tableName!,
    columns: columns.map(([, name]) => name),
    rows: entities.map((entity) =>
      Object.fromEntries(columns.map(([property, name]) => [name, entity[property as keyof Entity]])),
    ),
  };
}

/** The inserts as parts of a WITH, and their values: one a table, beginning at the parameter `first`. */
export function insertsOf(inserts: readonly NewRows[], first: number): { parts: string[]; values: string[] } {
  return {
    parts: inserts.map(({ table, columns }, index) => {
      const names = columns.join(', ');
      return `new_${table} as (insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $${first + index}::jsonb))`;
    }),
    values: inserts.map(({ rows }) => JSON.stringify(rows)),
  };
}
