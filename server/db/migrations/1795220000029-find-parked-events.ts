import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who watches the product counts what was given up every few seconds. */
export class FindParkedEvents1795220000029 implements MigrationInterface {
  name = 'FindParkedEvents1795220000029';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index outbox_parked on outbox (parked_at) where parked_at is not null and done_at is null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index outbox_parked');
  }
}
