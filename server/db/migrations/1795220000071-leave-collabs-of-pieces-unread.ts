import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pieces are read without their Collabs where nothing of these is asked for. */
export class LeaveCollabsOfPiecesUnread1795220000071 implements MigrationInterface {
  name = 'LeaveCollabsOfPiecesUnread1795220000071';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create or replace view collab_pieces as ${pieces('left join')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`create or replace view collab_pieces as ${pieces('join')}`);
  }
}

/** Every piece has its Collab: how they are joined only says whether it is read where nobody asks for it. */
const pieces = (join: 'join' | 'left join') => `
  select d.id, d.collab_id, c.brand_id, c.influencer_id, c.terms ->> 'title' as title, d.type, d.content_type, d.status,
    d.media_id, d.post_url, d.published_at, d.rights_until,
    case split_part(d.post_url, '/', 3)
      when 'www.instagram.com' then 'instagram' when 'instagram.com' then 'instagram' when 'm.instagram.com' then 'instagram'
      when 'www.tiktok.com' then 'tiktok' when 'tiktok.com' then 'tiktok' when 'm.tiktok.com' then 'tiktok'
      when 'www.youtube.com' then 'youtube' when 'youtube.com' then 'youtube' when 'm.youtube.com' then 'youtube'
      when 'youtu.be' then 'youtube' end as platform
  from deliverables d ${join} collabs c on c.id = d.collab_id`;
