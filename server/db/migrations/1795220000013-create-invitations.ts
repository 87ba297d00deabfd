import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to work in a profile, and the way from a profile to everybody who may act as it. */
export class CreateInvitations1795220000013 implements MigrationInterface {
  name = 'CreateInvitations1795220000013';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table invitations (
        id uuid primary key,
        profile_uid uuid not null,
        profile_type text not null check (profile_type in ('brand', 'influencer')),
        email text not null,
        role text not null check (role in ('admin', 'member')),
        token_hash text not null,
        state text not null check (state in ('open', 'accepted', 'revoked')),
        invited_by uuid not null references users (id) on delete cascade,
        created_at timestamptz not null,
        sent_at timestamptz not null,
        sent_times int not null,
        expires_at timestamptz not null,
        version int not null
      );
      create unique index invitations_token on invitations (token_hash);
      create unique index invitations_open on invitations (profile_uid, email) where state = 'open';
      create index invitations_sent on invitations (profile_uid, sent_at);
      create index invitations_expiry on invitations (expires_at);
      create index invitations_sender on invitations (invited_by);

      create index users_linked_brand on users (linked_brand_uid) where linked_brand_uid is not null;
      create index users_linked_influencer on users (linked_influencer_uid) where linked_influencer_uid is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index users_linked_influencer; drop index users_linked_brand; drop table invitations;`);
  }
}
