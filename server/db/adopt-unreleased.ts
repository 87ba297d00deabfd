import type { QueryRunner } from 'typeorm';

/*
 * Before the first release seventy migrations made what one makes now. Whatever they left goes on; with the first release this file
 * goes, its test, and its two callers' lines.
 */

const one = { timestamp: 1795220000001, name: 'CreateSchema1795220000001' };
const many = { count: 70, last: 'CountVisitsByDay1795220000076' };

export const startAfresh = 'Start afresh with an empty database by DATABASE_URL, or an empty folder by DATA_DIR.';

class StartupFault extends Error {
  override readonly name = 'StartupFault';
}

/** What these migrations are called now, in their order; undefined if they made another schema than today's. */
export function asOneMigration(names: readonly string[]): readonly string[] | undefined {
  if (names.length === 0 || names.includes(one.name)) return names;
  return names.length === many.count && names.at(-1) === many.last ? [one.name] : undefined;
}

/** Takes over a database of before the first release, or leaves it as it is. @throws StartupFault when its schema is not today's */
export async function adoptUnreleased(db: QueryRunner): Promise<void> {
  const names = await migrationsOf(db);
  const now = asOneMigration(names);
  if (now === names) return;
  if (!now || (await hasRows(db, 'usage_events')))
    throw new StartupFault(`This database was made before the first release and cannot be updated. ${startAfresh}`);
  // Statements that are sent together are one transaction.
  await db.query(`
    drop table usage_events;
    drop function keep_usage_event();
    drop function user_event_id(uuid, timestamptz);
    delete from migrations;
    insert into migrations (timestamp, name) values (${one.timestamp}, '${one.name}')`);
}

async function migrationsOf(db: QueryRunner): Promise<string[]> {
  const [{ there }] = await db.query(`select to_regclass('migrations') is not null as there`);
  const rows: { name: string }[] = there ? await db.query('select name from migrations order by id') : [];
  return rows.map(({ name }) => name);
}

async function hasRows(db: QueryRunner, table: string): Promise<boolean> {
  const [{ any }] = await db.query(`select exists (select from ${table}) as any`);
  return any;
}
