import type pg from 'pg';

/** Among the queue's own tables, its list of migrations stays as the queue created it. */
const ours = `n.nspname = 'public' and c.relname <> 'migrations' or n.nspname = 'graphile_worker' and c.relname <> 'migrations'`;

export type Table = Readonly<{ name: string; columns: readonly string[]; needs: readonly string[] }>;

/** Every table of the product and its queue, each after those that it references. Generated columns are left out. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname || '.' || c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct fn.nspname || '.' || f.relname from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and (${ours}) order by 1`);
  return inOrder(rows);
}

/** @throws Error when two tables reference each other: neither could be loaded first. */
export function inOrder(tables: readonly Table[]): Table[] {
  const done = new Map<string, Table>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const known = new Set(tables.map(({ name }) => name));
    const ready = waiting.filter(({ needs }) => needs.every((need) => done.has(need) || !known.has(need)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map((t) => t.name).join(', ')}`);
    for (const table of ready) done.set(table.name, table);
    waiting = waiting.filter(({ name }) => !done.has(name));
  }
  return [...done.values()];
}

/** `"public"."users" ("id", "email")`, as used by COPY. */
export const withColumns = (table: string, columns: readonly string[]): string =>
  `${quoted(table)} (${listed(columns)})`;

/** `"id", "email"`. */
export const listed = (columns: readonly string[]): string => columns.map(inQuotes).join(', ');

/** `"public"."users"`. */
export const quoted = (table: string): string => table.split('.').map(inQuotes).join('.');

const inQuotes = (name: string): string => `"${name.replaceAll('"', '""')}"`;
