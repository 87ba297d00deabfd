import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `d.id, d.collab_id, c.brand_id, c.influencer_id, c.terms ->> 'title' as title, d.type, d.content_type, d.status,
  d.media_id, d.post_url, d.published_at, d.rights_until`;
const from = 'from deliverables d join collabs c on c.id = d.collab_id';

/** Numbers find the piece of a post without reading every post, and a piece's platform costs no pattern. */
export class FindPiecesByPost1795220000065 implements MigrationInterface {
  name = 'FindPiecesByPost1795220000065';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view collab_pieces as
        select ${columns},
          case split_part(d.post_url, '/', 3)
            when 'www.instagram.com' then 'instagram' when 'instagram.com' then 'instagram' when 'm.instagram.com' then 'instagram'
            when 'www.tiktok.com' then 'tiktok' when 'tiktok.com' then 'tiktok' when 'm.tiktok.com' then 'tiktok'
            when 'www.youtube.com' then 'youtube' when 'youtube.com' then 'youtube' when 'm.youtube.com' then 'youtube'
            when 'youtu.be' then 'youtube' end as platform
        ${from};
      create index deliverables_post_name on deliverables (substring(post_url from
        '(?:/p/|/reels?/|/video/|/photo/|/shorts/|/live/|/stories/[^/]+/|[?&]v=|youtu[.]be/)([A-Za-z0-9_-]+)'))
        where published_at is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index deliverables_post_name;
      create or replace view collab_pieces as
        select ${columns},
          case substring(d.post_url from '^https://(?:www\\.|m\\.)?([a-z.]+)')
            when 'instagram.com' then 'instagram'
            when 'tiktok.com' then 'tiktok'
            when 'youtube.com' then 'youtube'
            when 'youtu.be' then 'youtube' end as platform
        ${from};`);
  }
}
