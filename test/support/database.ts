import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { prepareSandbox } from '@tastemaker/sandbox';
import { dataSourceOptions } from '../../server/db/data-source.js';
import { migrate } from '../../server/db/migrate.js';
import { TagCodes } from '../../server/modules/discovery/adapters/persistence/tag-codes.js';
import { Database } from '../../server/shared/db/index.js';
import { AuditTrail, Outbox } from '../../server/shared/events/index.js';
import { StaffLists } from '../../server/shared/staff-list/index.js';
import { SystemClock } from '../../server/shared/time/index.js';

const template = 'tastemaker_template';

let admins: pg.Pool | undefined;

/** By the worker's one connection, which keeps no process alive. */
async function asAdmin<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  admins ??= poolOf(process.env.TEST_DATABASE_URL!, 1);
  const client = await admins.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** The same, alone among all workers: only one copy of a template can be made at a time. */
const aloneAsAdmin = <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(41)');
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock(41)');
    }
  });

const urlOf = (name: string) => {
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  return url.toString();
};

/** Migrates once a run; every other database is a copy. */
async function makeTemplate(): Promise<void> {
  await aloneAsAdmin(async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await client.query(`create database ${template}_new`);
    await migrate(urlOf(`${template}_new`));
    await fill(urlOf(`${template}_new`));
    await client.query(`alter database ${template}_new rename to ${template}`);
  });
}

/** What every product writes before its first request: the stand-ins' tables, and a number for each tag. */
async function fill(url: string): Promise<void> {
  const pool = poolOf(url, 1);
  await prepareSandbox(pool);
  await pool.end();
  const source = await new DataSource(dataSourceOptions(url, 1)).initialize();
  await new TagCodes(new Database(source)).all();
  await source.destroy();
}

let templateIsThere: Promise<void> | undefined;

/** A connection pool. One that is still closing when the database is dropped gets an error, which can be ignored. */
export function poolOf(url: string, max?: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  return pool;
}

type OwnDatabase = Readonly<{ url: string; drop(): Promise<void> }>;

async function ownDatabase(options = ''): Promise<OwnDatabase> {
  const name = `t_${process.pid}_${randomBytes(4).toString('hex')}`;
  await aloneAsAdmin((client) => client.query(`create database ${name} ${options}`));
  return {
    url: urlOf(name),
    drop: () => asAdmin(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** The URL of a new, empty database, and how to drop it. */
export const emptyDatabase = (): Promise<OwnDatabase> => ownDatabase();

/** The URL of a new, migrated database, and how to drop it. */
export async function freshDatabase(): Promise<OwnDatabase> {
  await (templateIsThere ??= makeTemplate());
  // With the default WAL strategy, each copy would cost three times as much.
  return ownDatabase(`template ${template} strategy file_copy`);
}

const whatRefersTo = new Map<string, string[]>();

/**
 * Deletes all rows from these tables and those that reference them. `truncate` creates new files for each, which costs
 * two hundred times as much.
 */
async function empty(db: Database, ...tables: string[]): Promise<void> {
  const named = tables.join();
  if (!whatRefersTo.has(named)) {
    const found = await db.rows<{ name: string }>(
      `with recursive them(id) as (
         select unnest($1::text[])::regclass::oid
         union select conrelid from pg_constraint join them on confrelid = id where contype = 'f'
       ) select id::regclass::text as name from them`,
      [tables],
    );
    whatRefersTo.set(
      named,
      found.map(({ name }) => name),
    );
  }
  const deletes = whatRefersTo.get(named)!.map((name) => `delete from ${name};`);
  await db.rows(`do $$ begin set local session_replication_role = replica; ${deletes.join(' ')} end $$`);
}

/** A new database with what adapters need. */
export async function testDatabase(pool = 10) {
  const { url, drop } = await freshDatabase();
  const source = await new DataSource(dataSourceOptions(url, pool)).initialize();
  const db = new Database(source);
  return {
    url,
    source,
    db,
    outbox: new Outbox(db, new AuditTrail(db)),
    lists: new StaffLists(db, new SystemClock()),
    empty: (...tables: string[]) => empty(db, ...tables),
    close: async () => {
      await source.destroy();
      await drop();
    },
  };
}

/** What another process on the same database needs. */
export async function anotherConnectionTo(url: string, pool = 10) {
  const source = await new DataSource(dataSourceOptions(url, pool)).initialize();
  const db = new Database(source);
  return { db, outbox: new Outbox(db, new AuditTrail(db)), close: () => source.destroy() };
}

export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
