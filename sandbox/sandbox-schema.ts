import type pg from 'pg';

/** Makes what is missing in the schema of the sandbox, beside the product's tables; several processes may do so at once. */
export async function prepareSandbox(pool: pg.Pool, statements: string): Promise<void> {
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('sandbox'));
    create schema if not exists sandbox;
    ${statements};
    commit`);
}
