import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live messages are stored and announced by one statement of the hub; nothing calls this function any more. */
export class DropPublishLive1799020800620 implements MigrationInterface {
  name = 'DropPublishLive1799020800620';

  async up(db: QueryRunner): Promise<void> {
    await db.query('drop function publish_live(jsonb)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create function publish_live(messages jsonb) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('live_messages'));
        insert into live_messages (name, type, aggregate_id, audience)
          select m->>'name', m->>'type', m->>'id', array(select jsonb_array_elements_text(m->'audience'))
          from jsonb_array_elements(messages) m;
        notify live;
      end $$`);
  }
}
