import { runMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

const lockKey = 7_203_481;

/** Brings the database up to date. Processes that start together wait for each other on an advisory lock. */
export async function migrate(url: string): Promise<void> {
  const source = await new DataSource({ ...dataSourceOptions(url, 2), logging: false }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    await source.runMigrations({ transaction: 'each' });
    await runMigrations({ connectionString: url });
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}
