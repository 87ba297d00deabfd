import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What profiles publish of an influencer beyond the card: numbers with their age, work, audience, when a visit suits them. */
export class ShowInfluencers1795220000046 implements MigrationInterface {
  name = 'ShowInfluencers1795220000046';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create view profile_influencer_sheets as
        select i.id, i.source,
          coalesce((
            select json_agg(json_build_object(
                'platform', s.platform, 'handle', s.handle, 'followers', s.followers, 'engagement', s.engagement,
                'asOf', to_char(s.updated_at at time zone 'Europe/London', 'YYYY-MM-DD'), 'history', h.days)
              order by s.followers desc nulls last, s.platform)
            from social_accounts s cross join lateral (
              select coalesce(json_agg(json_build_object(
                  'day', to_char(c.day, 'YYYY-MM-DD'), 'followers', c.followers, 'engagement', c.engagement)
                order by c.day), '[]'::json) as days
              from (select f.day, f.followers, f.engagement from follower_counts f
                where f.influencer_id = s.influencer_id and f.platform = s.platform
                order by f.day desc limit 60) c) h
            where s.influencer_id = i.id), '[]'::json) as accounts,
          coalesce((
            select json_agg(json_build_object('filePath', p.file_path, 'kind', p.kind, 'caption', p.caption) order by p.place)
            from portfolio_pieces p where p.influencer_id = i.id), '[]'::json) as portfolio,
          json_build_object('ages', coalesce(d.audience -> 'ages', '{}'::jsonb),
            'genders', coalesce(d.audience -> 'genders', '{}'::jsonb),
            'countries', coalesce(d.audience -> 'countries', '[]'::jsonb)) as audience,
          json_build_object('days', coalesce(d.availability -> 'days', '[]'::jsonb),
            'times', coalesce(d.availability -> 'times', '[]'::jsonb), 'travel', d.availability -> 'travel',
            'away', coalesce(d.availability -> 'away', '[]'::jsonb)) as availability
        from influencers i left join influencer_details d on d.influencer_id = i.id;
      comment on view profile_influencer_sheets is
        'What profiles publish of one influencer beside profile_influencer_facts; that view says who may be shown at all.';
      comment on column profile_influencer_sheets.accounts is
        'The largest first, with the day on which its figures were last given and at most 60 days on which they were noted.';
      comment on column profile_influencer_sheets.portfolio is 'Open to everybody.';
      comment on column profile_influencer_sheets.audience is 'For brands: the influencer''s own words.';
      comment on column profile_influencer_sheets.availability is 'For brands.';

      create view profile_kit_files as
        select p.file_path as path from portfolio_pieces p join influencers i on i.id = p.influencer_id
        where i.claimed and not exists (select from unlisted_influencers u where u.influencer_id = i.id)
          and not exists (select from deleted_profiles x where x.profile_uid = i.id);
      comment on view profile_kit_files is 'The pictures and videos that media kits show to everybody.';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view profile_kit_files; drop view profile_influencer_sheets;');
  }
}
