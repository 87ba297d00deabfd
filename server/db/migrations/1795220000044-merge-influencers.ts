import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Influencers whom we have twice: the pairs that were found, and which profile went into which. */
export class MergeInfluencers1795220000044 implements MigrationInterface {
  name = 'MergeInfluencers1795220000044';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table duplicate_pairs (
        one_id uuid not null references influencers (id) on delete cascade,
        other_id uuid not null references influencers (id) on delete cascade,
        reasons text[] not null,
        found_at timestamptz not null,
        dismissed_by text,
        dismissed_at timestamptz,
        primary key (one_id, other_id),
        check (one_id < other_id)
      );
      create index duplicate_pairs_other on duplicate_pairs (other_id);
      create index duplicate_pairs_open on duplicate_pairs (found_at desc, one_id, other_id) where dismissed_at is null;

      create table influencer_merges (
        merged_id uuid primary key references influencers (id) on delete cascade,
        kept_id uuid not null references influencers (id) on delete cascade,
        handle text not null,
        moved jsonb not null check (jsonb_typeof(moved) = 'object'),
        merged_by text not null,
        merged_at timestamptz not null,
        check (merged_id <> kept_id)
      );
      create index influencer_merges_handle on influencer_merges (lower(handle), merged_at desc);
      create index influencer_merges_kept on influencer_merges (kept_id);
      create index influencer_merges_latest on influencer_merges (merged_at desc);

      create view profile_merges as select merged_id, kept_id from influencer_merges;
      comment on view profile_merges is
        'What profiles publish to the queries of other modules: what is kept on merged_id belongs to kept_id as well.';

      alter table deleted_profiles add merged_into uuid;
      alter table follower_counts drop constraint follower_counts_influencer_id_platform_fkey;
      alter table follower_counts add constraint follower_counts_account
        foreign key (influencer_id, platform) references social_accounts (influencer_id, platform)
        on update cascade on delete cascade;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table follower_counts drop constraint follower_counts_account;
      alter table follower_counts add foreign key (influencer_id, platform)
        references social_accounts (influencer_id, platform) on delete cascade;
      alter table deleted_profiles drop merged_into;
      drop view profile_merges;
      drop table influencer_merges;
      drop table duplicate_pairs;`);
  }
}
