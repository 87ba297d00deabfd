import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a session of staff looks at the portal as the profile that stands in it. */
export class LetStaffViewAs1795220000052 implements MigrationInterface {
  name = 'LetStaffViewAs1795220000052';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions add viewing_until timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop viewing_until');
  }
}
