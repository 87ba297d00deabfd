import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys with the challenges that they answer, and changes of email addresses until they can't be undone any more. */
export class CreatePasskeys1798761600001 implements MigrationInterface {
  name = 'CreatePasskeys1798761600001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        credential_id text not null,
        public_key text not null,
        counter bigint not null check (counter >= 0),
        transports text[] not null,
        name text not null check (length(name) between 1 and 60),
        created_at timestamptz not null,
        last_used_at timestamptz,
        constraint passkeys_credential unique (credential_id)
      )`);
    await db.query('create index passkeys_user on passkeys (user_id)');
    await db.query(`
      create table passkey_challenges (
        challenge_hash text primary key,
        purpose text not null check (purpose in ('register', 'sign-in', 'prove')),
        user_id uuid references users (id) on delete cascade,
        expires_at timestamptz not null,
        check ((user_id is null) = (purpose = 'sign-in'))
      )`);
    await db.query('create index passkey_challenges_expiry on passkey_challenges (expires_at)');
    await db.query('create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null');
    await db.query(`
      create table email_changes (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        old_email text not null,
        new_email text not null,
        token_hash text not null,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        confirmed_at timestamptz,
        undo_hash text,
        undo_until timestamptz,
        constraint email_changes_token unique (token_hash),
        constraint email_changes_undo unique (undo_hash),
        check ((confirmed_at is null) = (undo_until is null))
      )`);
    await db.query('create index email_changes_user on email_changes (user_id)');
    await db.query('create unique index email_changes_waiting on email_changes (user_id) where confirmed_at is null');
    await db.query('create index email_changes_past on email_changes (coalesce(undo_until, expires_at))');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table email_changes');
    await db.query('drop table passkey_challenges');
    await db.query('drop table passkeys');
  }
}
