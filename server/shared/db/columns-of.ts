import type { EntitySchema } from 'typeorm';

/** The mapping of an entity, for those who do not know TypeORM. */
export type Schema<Entity extends object> = EntitySchema<Entity>;

type Options = Readonly<Record<string, { name?: string; type: unknown; select?: boolean } | undefined>>;

/** `property` is the entity's name for it, `name` the table's; `selected` unless the schema keeps it out of every read. */
export type Column = Readonly<{ property: string; name: string; type: unknown; selected: boolean }>;

/** Every column of an entity, in the order of its schema. */
export const storedColumns = <Entity extends object>({ options }: EntitySchema<Entity>): readonly Column[] =>
  Object.entries(options.columns as Options).map(([property, column]) => ({
    property,
    name: column?.name ?? property,
    type: column?.type,
    selected: column?.select !== false,
  }));

/** `without` for what belongs to the whole entity and follows it; `only` for what readers of less trust see. */
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

/** The driver gives these as texts; ours are small enough to be numbers. */
const isLarge = ({ type }: Column): boolean => type === 'bigint' || type === 'numeric';

/** SQL of each column of an entity, under the entity's own name for it. */
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

/** What a SELECT takes of an entity, under the entity's own names: `o.brand_id as "brandId", o.title as "title"`. */
export const columnsOf = <Entity extends object>(
  schema: EntitySchema<Entity>,
  alias = '',
  choice: Choice<NoInfer<Entity>> = {},
): string =>
  expressionsOf(schema, alias, choice)
    .map(({ property, read }) => `${read} as "${property}"`)
    .join(', ');

/** The same between the brackets of `json_build_object`: `'brandId', o.brand_id, 'title', o.title`. */
export const jsonOf = <Entity extends object>(
  schema: EntitySchema<Entity>,
  alias: string,
  choice: Choice<NoInfer<Entity>> = {},
): string =>
  expressionsOf(schema, alias, choice)
    .map(({ property, indexed }) => `'${property}', ${indexed}`)
    .join(', ');
