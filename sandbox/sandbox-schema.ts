import type pg from 'pg';

/** Creates what is missing in the sandbox's schema, next to the product's tables; safe for concurrent processes. */
export async function prepareSandbox(pool: pg.Pool, statements: string): Promise<void> {
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('sandbox'));
    create schema if not exists sandbox;
    ${statements};
    commit`);
}
