import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddContactEmail1797811200000 implements MigrationInterface {
  name = 'AddContactEmail1797811200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table influencers add column email text check (length(email) <= 254)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table influencers drop column email');
  }
}
