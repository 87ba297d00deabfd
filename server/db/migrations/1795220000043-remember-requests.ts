import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs have asked for under an Idempotency-Key, and what they were answered; for a day. */
export class RememberRequests1795220000043 implements MigrationInterface {
  name = 'RememberRequests1795220000043';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table idempotency_keys (
        owner text not null,
        key text not null,
        fingerprint text not null,
        begun_at timestamptz not null default now(),
        status smallint,
        body text,
        primary key (owner, key)
      );
      create index idempotency_keys_begun on idempotency_keys (begun_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table idempotency_keys');
  }
}
