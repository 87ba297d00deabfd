import { runMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { adoptUnreleased } from './adopt-unreleased.js';
import { dataSourceOptions } from './data-source.js';
import { migrations } from './migrations/index.js';

const lockKey = 7_203_481;

/**
 * Migrates the database, or with `only` up to these migrations. Processes that start at the same time are serialised by
 * an advisory lock.
 */
export async function migrate(url: string, only?: readonly string[]): Promise<void> {
  const wanted = only ? migrations.filter(({ name }) => only.includes(name)) : migrations;
  const options = { ...dataSourceOptions(url, 2), migrations: wanted, logging: false };
  const source = await new DataSource(options).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    await adoptUnreleased(lock);
    await source.runMigrations({ transaction: 'each' });
    await runMigrations({ connectionString: url });
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}
