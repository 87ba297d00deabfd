import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A Collab that has ended holds no time of its offer any more: `visit_at` says when it was to be. One that staff completed tells when
 * they did so; those whose pieces cannot tell were last changed at about that time.
 */
export class LetEndedCollabsGo1795220000066 implements MigrationInterface {
  name = 'LetEndedCollabsGo1795220000066';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs
        add column completed_by_staff_at timestamptz,
        drop constraint collabs_slot_id_fkey,
        add constraint collabs_slot_id_fkey foreign key (slot_id) references slots (id) on delete set null;
      update collabs c set completed_by_staff_at = updated_at
        where outcome = 'completed'
          and not exists (select from deliverables where collab_id = c.id and published_at is not null);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs
        drop column completed_by_staff_at,
        drop constraint collabs_slot_id_fkey,
        add constraint collabs_slot_id_fkey foreign key (slot_id) references slots (id);`);
  }
}
