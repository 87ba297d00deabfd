import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Collabs publish to the library of content: every piece that a brand has approved. */
export class PublishContent1797552000000 implements MigrationInterface {
  name = 'PublishContent1797552000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create view collab_content as
        select d.id, d.collab_id, c.brand_id, c.influencer_id, c.terms ->> 'title' as title, d.type, d.content_type, d.media_id,
          d.caption, d.post_url, d.approved_at, nullif(c.terms -> 'rights', 'null') as rights, d.rights_until,
          c.outcome = 'undelivered'
            and coalesce(c.undelivered_claim @> '{"settled": "upheld", "keepsContent": false}', false) as given_back
        from collabs c join deliverables d on d.collab_id = c.id
        where d.approved_at is not null and d.media_id is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view collab_content');
  }
}
