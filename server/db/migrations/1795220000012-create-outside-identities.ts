import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutsideIdentities1795220000012 implements MigrationInterface {
  name = 'CreateOutsideIdentities1795220000012';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table outside_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        linked_at timestamptz not null,
        primary key (issuer, subject)
      );
      create unique index outside_identities_user on outside_identities (user_id, issuer);

      create table reserved_handles (
        handle text not null,
        reserved_at timestamptz not null
      );
      create unique index reserved_handles_handle on reserved_handles (lower(handle));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table reserved_handles; drop table outside_identities;');
  }
}
