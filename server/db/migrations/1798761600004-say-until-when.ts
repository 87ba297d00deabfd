import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Warnings of credits that lapse, and the dates in notifications. */
export class SayUntilWhen1798761600004 implements MigrationInterface {
  name = 'SayUntilWhen1798761600004';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table credit_accounts add column lapse_warned_for timestamptz');
    await db.query("alter table notifications add column facts jsonb not null default '{}'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table notifications drop column facts');
    await db.query('alter table credit_accounts drop column lapse_warned_for');
  }
}
