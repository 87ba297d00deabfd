import type { MigrationInterface, QueryRunner } from 'typeorm';

const replaceSheets = 'create or replace view profile_influencer_sheets as';
const replaceFacts = 'create or replace view profile_influencer_facts as';

/** Numbers that the platforms report take precedence over typed ones. */
export class VerifyAccounts1798934400001 implements MigrationInterface {
  name = 'VerifyAccounts1798934400001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table social_accounts add column verified jsonb');
    await db.query(`${replaceSheets}
      select i.id, i.source,
        coalesce((
          select json_agg(json_build_object(
              'platform', s.platform, 'handle', s.handle, 'followers', coalesce((s.verified -> 'followers')::bigint, s.followers),
              'engagement', s.engagement, 'verified', s.verified is not null,
              'asOf', coalesce(s.verified ->> 'day', to_char(s.updated_at at time zone 'Europe/London', 'YYYY-MM-DD')),
              'history', h.days)
            order by s.verified is null, coalesce((s.verified -> 'followers')::bigint, s.followers) desc nulls last, s.platform)
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
          'away', coalesce(d.availability -> 'away', '[]'::jsonb)) as availability,
        coalesce((
          select json_agg(s.verified || jsonb_build_object('platform', s.platform)
            order by (s.verified -> 'followers')::bigint desc, s.platform)
          from social_accounts s where s.influencer_id = i.id and s.verified is not null), '[]'::json) as verified
      from influencers i left join influencer_details d on d.influencer_id = i.id`);
    await db.query(`comment on column profile_influencer_sheets.verified is
      'For brands: what the platforms reported about connected accounts, the largest first.'`);
    await db.query(`${replaceFacts}
      select i.id, i.handle, i.name, i.slug, i.bio, i.city, i.country, i.categories, i.followers, i.engagement,
        coalesce(a.accounts, '{}'::jsonb) as accounts,
        i.claimed,
        (exists (select from unlisted_influencers u where u.influencer_id = i.id)
          or exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back)) as hidden,
        exists (select from deleted_profiles x where x.profile_uid = i.id) as deleted,
        coalesce(c.open, '{}'::jsonb) as attributes,
        coalesce(c.private, '{}'::jsonb) as private_attributes,
        coalesce(i.avatar_path, (select p.file_path from portfolio_pieces p
          where p.influencer_id = i.id and p.kind = 'image' order by p.place limit 1)) as photo_path,
        i.source, i.created_at, i.updated_at, i.version,
        array(select distinct f.category from safety_flags f where f.lifted_at is null and (f.influencer_id = i.id
          or f.influencer_id in (select g.merged_id from influencer_merges g where g.kept_id = i.id))) as safety_flags
      from influencers i
      left join influencer_details d on d.influencer_id = i.id
      left join lateral (
        select jsonb_object_agg(s.platform, jsonb_build_object(
          'handle', s.handle, 'followers', coalesce((s.verified -> 'followers')::bigint, s.followers),
          'engagement', s.engagement) || case when s.verified is null then '{}' else '{"verified": true}'::jsonb end) as accounts
        from social_accounts s where s.influencer_id = i.id) a on true
      left join lateral (
        select jsonb_object_agg(e.list, e.ids) filter (where not e.list = any(d.private_lists)) as open,
          jsonb_object_agg(e.list, e.ids) filter (where e.list = any(d.private_lists)) as private
        from (
          select l.key as list, ((l.value -> 'chosen') - 'prefer-not-to-say')
            || case when l.value ->> 'other' is null then '[]'::jsonb else '["other"]'::jsonb end as ids
          from jsonb_each(d.attributes) l) e
        where e.ids <> '[]'::jsonb) c on true`);
    await db.query(`comment on column profile_influencer_facts.accounts is
      'By platform: {"instagram": {"handle", "followers", "engagement", "verified"}}; numbers may be null, verified is true or missing.'`);
  }

  /** A view can't lose a column by being replaced. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view profile_influencer_sheets');
    await db.query(`create view profile_influencer_sheets as
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
      from influencers i left join influencer_details d on d.influencer_id = i.id`);
    await db.query(`${replaceFacts}
      select i.id, i.handle, i.name, i.slug, i.bio, i.city, i.country, i.categories, i.followers, i.engagement,
        coalesce(a.accounts, '{}'::jsonb) as accounts,
        i.claimed,
        (exists (select from unlisted_influencers u where u.influencer_id = i.id)
          or exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back)) as hidden,
        exists (select from deleted_profiles x where x.profile_uid = i.id) as deleted,
        coalesce(c.open, '{}'::jsonb) as attributes,
        coalesce(c.private, '{}'::jsonb) as private_attributes,
        coalesce(i.avatar_path, (select p.file_path from portfolio_pieces p
          where p.influencer_id = i.id and p.kind = 'image' order by p.place limit 1)) as photo_path,
        i.source, i.created_at, i.updated_at, i.version,
        array(select distinct f.category from safety_flags f where f.lifted_at is null and (f.influencer_id = i.id
          or f.influencer_id in (select g.merged_id from influencer_merges g where g.kept_id = i.id))) as safety_flags
      from influencers i
      left join influencer_details d on d.influencer_id = i.id
      left join lateral (
        select jsonb_object_agg(s.platform, jsonb_build_object(
          'handle', s.handle, 'followers', s.followers, 'engagement', s.engagement)) as accounts
        from social_accounts s where s.influencer_id = i.id) a on true
      left join lateral (
        select jsonb_object_agg(e.list, e.ids) filter (where not e.list = any(d.private_lists)) as open,
          jsonb_object_agg(e.list, e.ids) filter (where e.list = any(d.private_lists)) as private
        from (
          select l.key as list, ((l.value -> 'chosen') - 'prefer-not-to-say')
            || case when l.value ->> 'other' is null then '[]'::jsonb else '["other"]'::jsonb end as ids
          from jsonb_each(d.attributes) l) e
        where e.ids <> '[]'::jsonb) c on true`);
    await db.query('alter table social_accounts drop column verified');
  }
}
