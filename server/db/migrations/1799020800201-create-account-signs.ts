import type { MigrationInterface, QueryRunner } from 'typeorm';

const appeals =
  'create or replace view open_appeals as select id from reviews where appealed_at is not null and decision is null';

/** What can look bought about connected accounts, and what creators contest. */
export class CreateAccountSigns1799020800201 implements MigrationInterface {
  name = 'CreateAccountSigns1799020800201';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table account_signs (
        influencer_id uuid not null,
        platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
        kind text not null check (kind in ('quiet-growth', 'engagement', 'audience-away', 'comments')),
        value float8 not null,
        followers bigint not null,
        day date not null,
        primary key (influencer_id, platform, kind)
      )`);
    await db.query(`create index account_signs_others on account_signs (platform, kind, day desc)
      include (value, followers, influencer_id)`);
    await db.query(`
      create table sign_contests (
        id uuid primary key,
        influencer_id uuid not null,
        platform text not null,
        kind text not null,
        words text not null,
        reason text not null,
        contested_by uuid not null,
        contested_at timestamptz not null,
        decision text check (decision in ('upheld', 'withdrawn')),
        note text,
        decided_by text,
        decided_at timestamptz,
        constraint sign_contests_decided check ((decision is null) = (decided_at is null))
      )`);
    await db.query(`create unique index sign_contests_one_open on sign_contests (influencer_id, platform, kind)
      where decision is null`);
    await db.query(
      'create index sign_contests_newest on sign_contests (influencer_id, platform, kind, contested_at desc)',
    );
    await db.query(`
      create view measured_posts as
        select p.influencer_id, p.platform, p.published_at, r.likes, r.comments
        from collab_pieces p cross join lateral (
          select likes, comments from piece_readings
          where piece_id = p.id and basis = 'measured' and source = 'platform' and corrected_at is null
          order by taken_at desc, id desc limit 1) r
        where p.published_at is not null`);
    await db.query(`comment on view measured_posts is
      'What analytics publishes: the newest numbers of delivered posts that a platform itself reported.'`);
    await db.query(`${appeals} union all select id from sign_contests where decision is null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(appeals);
    await db.query('drop view measured_posts');
    await db.query('drop table sign_contests');
    await db.query('drop table account_signs');
  }
}
