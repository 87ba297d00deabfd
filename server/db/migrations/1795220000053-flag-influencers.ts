import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = `
  i.id, i.handle, i.name, i.slug, i.bio, i.city, i.country, i.categories, i.followers, i.engagement,
  coalesce(a.accounts, '{}'::jsonb) as accounts,
  i.claimed,
  exists (select from unlisted_influencers u where u.influencer_id = i.id) as hidden,
  exists (select from deleted_profiles x where x.profile_uid = i.id) as deleted,
  coalesce(c.open, '{}'::jsonb) as attributes,
  coalesce(c.private, '{}'::jsonb) as private_attributes,
  coalesce(i.avatar_path, (select p.file_path from portfolio_pieces p
    where p.influencer_id = i.id and p.kind = 'image' order by p.place limit 1)) as photo_path,
  i.source, i.created_at, i.updated_at, i.version`;

const from = `
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
    where e.ids <> '[]'::jsonb) c on true`;

/** Staff flag an influencer whose content some brands keep away from, and lift the flag again. */
export class FlagInfluencers1795220000053 implements MigrationInterface {
  name = 'FlagInfluencers1795220000053';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table safety_flags (
        id uuid primary key,
        influencer_id uuid not null references influencers (id) on delete cascade,
        category text not null,
        note text not null,
        set_by uuid not null,
        set_at timestamptz not null,
        lifted_by uuid,
        lifted_at timestamptz,
        check ((lifted_by is null) = (lifted_at is null))
      );
      create unique index safety_flags_one on safety_flags (influencer_id, category) where lifted_at is null;
      create index safety_flags_influencer on safety_flags (influencer_id, set_at desc);
      create index safety_flags_category on safety_flags (category) where lifted_at is null;

      create or replace view profile_influencer_facts as
        select ${facts},
          array(select distinct f.category from safety_flags f where f.lifted_at is null and (f.influencer_id = i.id
            or f.influencer_id in (select g.merged_id from influencer_merges g where g.kept_id = i.id))) as safety_flags
        ${from};
      comment on column profile_influencer_facts.safety_flags is
        'What staff have seen in the content: brands that exclude it do not find them. For nobody''s eyes.';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view profile_influencer_facts;
      create view profile_influencer_facts as select ${facts} ${from};
      drop table safety_flags;`);
  }
}
