import type { EntitySchema } from 'typeorm';
import { type Column, columnsOf, storedColumns } from './columns-of.js';

type Stored = Readonly<{ table: string; columns: readonly Column[] }>;

/** Rows to insert into one table, with column names. A single one also as values, which PostgreSQL reads faster. */
export type NewRows = Readonly<{
  table: string;
  columns: readonly string[];
  rows: readonly object[];
  only?: readonly unknown[];
}>;

/**
 * An update or delete that ends with its condition, and its prepared name; `also` are further CTEs that write something
 * else, selecting from `held`, which has a row only if one was changed.
 */
export type Change = Readonly<{ name: string; text: string; also?: readonly string[]; values: readonly unknown[] }>;

const known = new WeakMap<object, Stored>();

function storedAs<Entity extends object>(schema: EntitySchema<Entity>): Stored {
  const before = known.get(schema);
  if (before) return before;
  const stored = { table: schema.options.tableName!, columns: storedColumns(schema) };
  known.set(schema, stored);
  return stored;
}

const rowOf = ({ columns }: Stored, entity: object): object =>
  Object.fromEntries(columns.map(({ property, name }) => [name, entity[property as keyof typeof entity]]));

/** As the driver expects: it would convert dates to local time, and JSON arrays to PostgreSQL arrays. */
function valueOf({ property, type }: Column, entity: object): unknown {
  const value: unknown = entity[property as keyof typeof entity];
  if (value instanceof Date) return value.toISOString();
  return type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value;
}

/**
 * Reads the entity whose id is $1, with the driver's names and types: for schemas whose only transformation is bigint.
 * `extra` is one more column.
 */
export function selecting<Entity extends object>(
  schema: EntitySchema<Entity>,
  extra?: string,
): Readonly<{ table: string; text: string }> {
  const { table } = storedAs(schema);
  const taken = [columnsOf(schema), ...(extra ? [extra] : [])].join(', ');
  return { table, text: `select ${taken} from ${table} where id = $1::uuid` };
}

/** The rows of these entities. */
export function newRows<Entity extends object>(schema: EntitySchema<Entity>, entities: readonly Entity[]): NewRows {
  const stored = storedAs(schema);
  return {
    table: stored.table,
    columns: stored.columns.map(({ name }) => name),
    rows: entities.map((entity) => rowOf(stored, entity)),
    only: entities.length === 1 ? stored.columns.map((column) => valueOf(column, entities[0]!)) : undefined,
  };
}

/** Replaces an entity's previous version with the next one, if it is still current. */
export function replacing<Entity extends Readonly<{ id: string; version: number }>>(
  schema: EntitySchema<Entity>,
  next: Entity,
): Change {
  const { table, columns } = storedAs(schema);
  const places = new Map(columns.map(({ name }, index) => [name, `$${index + 1}`]));
  const set = [...places].filter(([name]) => name !== 'id').map(([name, place]) => `${name} = ${place}`);
  return {
    name: `replace-${table}`,
    text: `update ${table} set ${set.join(', ')} where id = ${places.get('id')} and version = ${places.get('version')} - 1`,
    values: columns.map((column) => valueOf(column, next)),
  };
}

/** Upserts the parts of a changed row by id, as a CTE with its rows in parameter `place`. */
export function keeping({ table, columns }: NewRows, place: number): string {
  const names = columns.join(', ');
  const set = columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  return `kept_${table} as (
    insert into ${table} (${names}) select ${names} from held, jsonb_populate_recordset(null::${table}, $${place}::jsonb)
    on conflict (id) do update set ${set.join(', ')})`;
}

/** CTEs, the last of them called `met`: the insert happens only if it has a row. */
export type Steps = Readonly<{ name: string; parts: readonly string[]; values: readonly unknown[] }>;

/**
 * The inserts as CTEs, with their parameters from `first`, and a name for their shape. With `when`, only if that CTE has
 * a row.
 */
export function insertsOf(
  inserts: readonly NewRows[],
  first = 1,
  when?: string,
): Readonly<{ shape: string; parts: string[]; values: unknown[] }> {
  const values: unknown[] = [];
  const parts = inserts.map(({ table, columns, rows, only }) => {
    const place = first + values.length;
    values.push(...(only ?? [JSON.stringify(rows)]));
    const taken = columns.map((name, index) => (only ? `$${place + index}` : `r.${name}`));
    const from = [
      ...(when ? [when] : []),
      ...(only ? [] : [`jsonb_populate_recordset(null::${table}, $${place}::jsonb) r`]),
    ];
    return `new_${table} as (insert into ${table} (${columns.join(', ')})
      select ${taken.join(', ')}${from.length > 0 ? ` from ${from.join(', ')}` : ''})`;
  });
  return { shape: inserts.map(({ table, only }) => (only ? table : `${table}s`)).join('-'), parts, values };
}
