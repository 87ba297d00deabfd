import type { EntitySchema } from 'typeorm';
import { type Column, columnsOf, storedColumns } from './columns-of.js';

type Stored = Readonly<{ table: string; columns: readonly Column[] }>;

/** Rows that are to be stored in one table, named as the table names them. */
export type NewRows = Readonly<{ table: string; columns: readonly string[]; rows: readonly object[] }>;

/**
 * An update or delete that ends with its condition, and the name it is prepared under; `also` are parts of a WITH that write
 * something else, from `held`, which has a row only if one was changed.
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

/** As the driver takes it: it would write moments in the time of this machine, and lists in JSON as lists of PostgreSQL. */
function valueOf({ property, type }: Column, entity: object): unknown {
  const value: unknown = entity[property as keyof typeof entity];
  if (value instanceof Date) return value.toISOString();
  return type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value;
}

/**
 * Reads the entity whose id is $1, named and typed as the driver gives it: for schemas that transform nothing but large
 * numbers. `extra` is one more column.
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
  };
}

/** Puts the next version of an entity into the place of the one before it, if that is still there. */
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

/** Stores what belongs to a changed row, one by one by its id: a part of a change, with its rows in the parameter `place`. */
export function keeping({ table, columns }: NewRows, place: number): string {
  const names = columns.join(', ');
  const set = columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  return `kept_${table} as (
    insert into ${table} (${names}) select ${names} from held, jsonb_populate_recordset(null::${table}, $${place}::jsonb)
    on conflict (id) do update set ${set.join(', ')})`;
}

/** Parts of a WITH, the last of them called `met`: what begins does so only if that has a row. */
export type Steps = Readonly<{ name: string; parts: readonly string[]; values: readonly unknown[] }>;

/** The inserts as parts of a WITH, and their values: one a table, beginning at the parameter $1. */
export function insertsOf(inserts: readonly NewRows[]): { parts: string[]; values: string[] } {
  return {
    parts: inserts.map(({ table, columns }, index) => {
      const names = columns.join(', ');
      return `new_${table} as (insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $${index + 1}::jsonb))`;
    }),
    values: inserts.map(({ rows }) => JSON.stringify(rows)),
  };
}
