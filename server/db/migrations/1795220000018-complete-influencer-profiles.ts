import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What influencers say of themselves, how their followers grew, their portfolio, claims of imported profiles, and what others read. */
export class CompleteInfluencerProfiles1795220000018 implements MigrationInterface {
  name = 'CompleteInfluencerProfiles1795220000018';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table influencer_details (
        influencer_id uuid primary key references influencers (id) on delete cascade,
        date_of_birth date,
        attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
        private_lists text[] not null default '{}',
        audience jsonb not null default '{}' check (jsonb_typeof(audience) = 'object'),
        availability jsonb not null default '{}' check (jsonb_typeof(availability) = 'object')
      );

      create table follower_counts (
        influencer_id uuid not null,
        platform text not null,
        day date not null,
        followers bigint not null check (followers >= 0),
        engagement numeric(7, 4),
        primary key (influencer_id, platform, day),
        foreign key (influencer_id, platform) references social_accounts (influencer_id, platform) on delete cascade
      );

      create table portfolio_pieces (
        influencer_id uuid not null references influencers (id) on delete cascade,
        place smallint not null check (place >= 0),
        file_path text not null,
        kind text not null check (kind in ('image', 'video')),
        caption text not null default '',
        primary key (influencer_id, place)
      );
      create unique index portfolio_pieces_file on portfolio_pieces (file_path);

      create table influencer_claims (
        id uuid primary key,
        influencer_id uuid not null references influencers (id) on delete cascade,
        user_id uuid not null,
        code text not null,
        state text not null check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'expired')),
        requested_at timestamptz not null,
        expires_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid,
        reason text,
        version int not null
      );
      create unique index influencer_claims_open on influencer_claims (influencer_id, user_id) where state = 'open';
      create unique index influencer_claims_confirmed on influencer_claims (influencer_id) where state = 'confirmed';
      create index influencer_claims_user on influencer_claims (user_id, requested_at desc);
      create index influencer_claims_due on influencer_claims (expires_at) where state = 'open';

      create or replace view profile_pictures as
        select avatar_path as path from brands where avatar_path is not null
        union all select avatar_path from influencers where avatar_path is not null
        union all select file_path from portfolio_pieces;

      create view profile_influencer_facts as
        select i.id, i.handle, i.name, i.slug, i.bio, i.city, i.country, i.categories, i.followers, i.engagement,
          coalesce(a.accounts, '{}'::jsonb) as accounts,
          i.claimed,
          exists (select from unlisted_influencers u where u.influencer_id = i.id) as hidden,
          exists (select from deleted_profiles x where x.profile_uid = i.id) as deleted,
          coalesce(c.open, '{}'::jsonb) as attributes,
          coalesce(c.private, '{}'::jsonb) as private_attributes,
          coalesce(i.avatar_path, (select p.file_path from portfolio_pieces p
            where p.influencer_id = i.id and p.kind = 'image' order by p.place limit 1)) as photo_path,
          i.source, i.created_at, i.updated_at, i.version
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
          where e.ids <> '[]'::jsonb) c on true;

      comment on view profile_influencer_facts is
        'What profiles publish to the queries of other modules: one row an influencer, deleted and hidden ones among them.';
      comment on column profile_influencer_facts.categories is
        'Ids of the brand categories where the influencer chose them; an import may have brought other words.';
      comment on column profile_influencer_facts.followers is 'Those of the largest account; 0 when unknown.';
      comment on column profile_influencer_facts.engagement is
        'Of the largest account: reactions to an average post, as a percentage of the followers; null when unknown.';
      comment on column profile_influencer_facts.accounts is
        'By platform: {"instagram": {"handle", "followers", "engagement"}}; the numbers may be null.';
      comment on column profile_influencer_facts.claimed is 'A real person stands behind the profile and looks after it.';
      comment on column profile_influencer_facts.hidden is 'Is closing the account: to be shown to nobody.';
      comment on column profile_influencer_facts.deleted is 'Deleted by staff: to be shown to nobody.';
      comment on column profile_influencer_facts.attributes is
        'What brands may see and filter by: chosen ids by the name of their list, {"cuisines": ["italian", "other"]}.';
      comment on column profile_influencer_facts.private_attributes is
        'In the same shape what the influencer keeps from brands: for our own people, never for a brand''s eyes or ranking.';
      comment on column profile_influencer_facts.photo_path is
        'Their picture as the thumbnail service is asked for it; else the first of the portfolio; null without any.';
      comment on column profile_influencer_facts.version is 'Grows by one with every change of the profile.';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view profile_influencer_facts;
      drop view profile_pictures;
      create view profile_pictures as
        select avatar_path as path from brands where avatar_path is not null
        union all select avatar_path from influencers where avatar_path is not null;
      drop table influencer_claims;
      drop table portfolio_pieces;
      drop table follower_counts;
      drop table influencer_details;`);
  }
}
