import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddContactOnTheDay1796428800000 implements MigrationInterface {
  name = 'AddContactOnTheDay1796428800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table offers add column contact_on_the_day text not null default '' check (length(contact_on_the_day) <= 100)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table offers drop column contact_on_the_day');
  }
}
