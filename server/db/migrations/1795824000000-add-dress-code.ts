import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDressCode1795824000000 implements MigrationInterface {
  name = 'AddDressCode1795824000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table offers add column dress_code text not null default '' check (length(dress_code) <= 60)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table offers drop column dress_code');
  }
}
