import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which programs act in a profile's name. Of a key only the hash is kept. */
export class CreateApiKeys1795220000033 implements MigrationInterface {
  name = 'CreateApiKeys1795220000033';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table api_keys (
        id uuid primary key,
        profile_uid uuid not null,
        profile_type text not null check (profile_type in ('brand', 'influencer')),
        made_by uuid not null references users (id) on delete cascade,
        name text not null,
        prefix text not null,
        key_hash text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create unique index api_keys_hash on api_keys (key_hash);
      create index api_keys_profile on api_keys (profile_uid, created_at desc) where revoked_at is null;
      create index api_keys_maker on api_keys (made_by);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table api_keys;');
  }
}
