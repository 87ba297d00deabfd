import type { EntitySchema } from 'typeorm';

/** An entity's mapping, without TypeORM's types. */
export type Schema<Entity extends object> = EntitySchema<Entity>;

type Options = Readonly<Record<string, { name?: string; type: unknown; select?: boolean } | undefined>>;

/** `property` is the entity's name for it, `name` the table's; `selected` unless the schema excludes it from reads. */
export type Column = Readonly<{ property: string; name: string; type: unknown; selected: boolean }>;

/** Every column of an entity, in the schema's order. */
export const storedColumns = <Entity extends object>({ options }: EntitySchema<Entity>): readonly Column[] =>
  Object.entries(options.columns as Options).map(([property, column]) => ({
    property,
    name: column?.name ?? property,
    type: column?.type,
    selected: column?.select !== false,
  }));

/** `without` excludes columns, and includes new ones by default; `only` is an allowlist for less trusted readers. */
type Choice<Entity> =
  | Readonly<{ without?: readonly (keyof Entity)[]; only?: never }>
  | Readonly<{ only: readonly (keyof Entity)[]; without?: never }>;

function chosen<Entity extends object>(schema: EntitySchema<Entity>, { only, without }: Choice<Entity>) {
  const named = (list: readonly PropertyKey[] | undefined, property: string) => list?.includes(property);
  return storedColumns(schema).filter(
    ({ property, selected }) => selected && (named(only, property) ?? !named(without, property)),
  );
}

/** SQL of one column: as indexes have it, and as a statement reads it. */
type ColumnSql = Readonly<{ property: string; indexed: string; read: string; isTime: boolean }>;

/** The driver returns these as strings; ours are small enough for numbers. */
const isLarge = ({ type }: Column): boolean => type === 'bigint' || type === 'numeric';

/** SQL of each column of an entity, by its property name. */
export const expressionsOf = <Entity extends object>(
  schema: EntitySchema<Entity>,
  alias = '',
  choice: Choice<NoInfer<Entity>> = {},
): readonly ColumnSql[] =>
  chosen(schema, choice).map((column) => {
    const indexed = alias ? `${alias}.${column.name}` : column.name;
    const read = isLarge(column) ? `${indexed}::float8` : indexed;
    return { property: column.property, indexed, read, isTime: column.type === 'timestamptz' };
  });

/** A SELECT list for an entity, by property name: `o.brand_id as "brandId", o.title as "title"`. */
export const columnsOf = <Entity extends object>(
  schema: EntitySchema<Entity>,
  alias = '',
  choice: Choice<NoInfer<Entity>> = {},
): string =>
  expressionsOf(schema, alias, choice)
    .map(({ property, read }) => `${read} as "${property}"`)
    .join(', ');

/** The same as arguments of `json_build_object`: `'brandId', o.brand_id, 'title', o.title`. */
export const jsonOf = <Entity extends object>(
  schema: EntitySchema<Entity>,
  alias: string,
  choice: Choice<NoInfer<Entity>> = {},
): string =>
  expressionsOf(schema, alias, choice)
    .map(({ property, indexed }) => `'${property}', ${indexed}`)
    .join(', ');
