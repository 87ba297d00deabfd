import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = (hidden: string): string => `
  create or replace view profile_influencer_facts as
    select i.id, i.handle, i.name, i.slug, i.bio, i.city, i.country, i.categories, i.followers, i.engagement,
      coalesce(a.accounts, '{}'::jsonb) as accounts,
      i.claimed,
      ${hidden} as hidden,
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
      where e.ids <> '[]'::jsonb) c on true;`;

const unlisted = 'exists (select from unlisted_influencers u where u.influencer_id = i.id)';
const keptBack = 'exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back)';

/** Staff look at influencers who are new, claimed, flagged or changed, and approve them or send them back. */
export class ReviewInfluencers1795220000054 implements MigrationInterface {
  name = 'ReviewInfluencers1795220000054';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table influencer_reviews (
        influencer_id uuid primary key references influencers (id) on delete cascade,
        state text not null check (state in ('waiting', 'approved', 'sent-back')),
        why text not null check (why in ('new', 'claimed', 'flagged', 'changed')),
        since timestamptz not null,
        kept_back boolean not null,
        reason text,
        decided_by uuid,
        decided_at timestamptz,
        version int not null
      );
      create index influencer_reviews_waiting on influencer_reviews (since, influencer_id) where state = 'waiting';
      create view open_reviews as
        select r.influencer_id, r.why, r.since from influencer_reviews r where r.state = 'waiting'
          and not exists (select from deleted_profiles d where d.profile_uid = r.influencer_id)
          and not exists (select from unlisted_influencers u where u.influencer_id = r.influencer_id);
      ${facts(`(${unlisted} or ${keptBack})`)}
      comment on column profile_influencer_facts.hidden is
        'Is closing the account, or was sent back by staff: to be shown to nobody.';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${facts(unlisted)}
      comment on column profile_influencer_facts.hidden is 'Is closing the account: to be shown to nobody.';
      drop view open_reviews;
      drop table influencer_reviews;`);
  }
}
