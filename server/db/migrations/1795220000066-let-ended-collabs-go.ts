import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A Collab that staff completed tells when they did so. Those whose pieces cannot tell were last changed at about that time. */
export class LetEndedCollabsGo1795220000066 implements MigrationInterface {
  name = 'LetEndedCollabsGo1795220000066';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs add column completed_by_staff_at timestamptz;
      update collabs c set completed_by_staff_at = updated_at
        where outcome = 'completed'
          and not exists (select from deliverables where collab_id = c.id and published_at is not null);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table collabs drop column completed_by_staff_at');
  }
}
