import type { MigrationInterface, QueryRunner } from 'typeorm';

const unlisted = 'exists (select from unlisted_influencers u where u.influencer_id = i.id)';
const keptBack = 'exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back)';
const deleted = (id: string): string => `exists (select from deleted_profiles x where x.profile_uid = ${id})`;
const open = `not (${deleted('i.id')} or ${unlisted} or ${keptBack})`;

const kitFiles = (and: string): string => `
  create or replace view profile_kit_files as
    select p.file_path as path from portfolio_pieces p join influencers i on i.id = p.influencer_id
    where i.claimed and not ${unlisted} and not ${deleted('i.id')}${and};`;

/** Who is deleted, closes their account or was sent back is shown to nobody, nor is what they look like. */
export class ShowPicturesOfWhoIsShown1795220000062 implements MigrationInterface {
  name = 'ShowPicturesOfWhoIsShown1795220000062';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view profile_pictures as
        select b.avatar_path as path, b.id as profile_uid, not ${deleted('b.id')} as open
        from brands b where b.avatar_path is not null
        union all select i.avatar_path, i.id, ${open} from influencers i where i.avatar_path is not null
        union all select p.file_path, i.id, ${open} from portfolio_pieces p join influencers i on i.id = p.influencer_id;
      comment on column profile_pictures.open is 'Everybody may see it; else whoever acts for the profile, and staff.';
      ${kitFiles(` and not ${keptBack}`)}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view profile_pictures;
      create view profile_pictures as
        select avatar_path as path from brands where avatar_path is not null
        union all select avatar_path from influencers where avatar_path is not null
        union all select file_path from portfolio_pieces;
      ${kitFiles('')}`);
  }
}
