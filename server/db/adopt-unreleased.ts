import type { QueryRunner } from 'typeorm';

/*
 * Before the first release, seventy migrations created the schema that one creates now; this takes over their data.
 * After the first release this file can be deleted, with its test and the lines in its two callers.
 */

const one = { timestamp: 1795220000001, name: 'CreateSchema1795220000001' };
const many = { count: 70, last: 'CountVisitsByDay1795220000076' };

export const startAfresh = 'Start afresh with an empty database by DATABASE_URL, or an empty folder by DATA_DIR.';

class StartupFault extends Error {
  override readonly name = 'StartupFault';
}

/** Today's names of these migrations, in order; undefined if their schema wasn't today's. */
export function asOneMigration(names: readonly string[]): readonly string[] | undefined {
  if (names.length === 0 || names.includes(one.name)) return names;
  return names.length === many.count && names.at(-1) === many.last ? [one.name] : undefined;
}

/**
 * Takes over a database from before the first release, or leaves it unchanged. @throws StartupFault when its schema
 * isn't today's
 */
export async function adoptUnreleased(db: QueryRunner): Promise<void> {
  const names = await migrationsOf(db);
  const now = asOneMigration(names);
  if (now === names) return;
  if (!now || (await rows(db, 'select from usage_events limit 1')).length > 0)
    throw new StartupFault(`This database was made before the first release and cannot be updated. ${startAfresh}`);
  // Statements sent together are one transaction.
  await db.query(`
    drop table usage_events;
    drop function keep_usage_event();
    drop function user_event_id(uuid, timestamptz);
    delete from migrations;
    insert into migrations (timestamp, name) values (${one.timestamp}, '${one.name}')`);
}

async function migrationsOf(db: QueryRunner): Promise<string[]> {
  const there = await rows(db, `select from pg_tables where schemaname = 'public' and tablename = 'migrations'`);
  if (there.length === 0) return [];
  return (await rows<{ name: string }>(db, 'select name from migrations order by id')).map(({ name }) => name);
}

const rows = async <Row>(db: QueryRunner, text: string): Promise<Row[]> => (await db.query(text)) as Row[];
