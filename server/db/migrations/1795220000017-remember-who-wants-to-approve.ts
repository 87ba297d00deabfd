import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A brand has said yes to a request that has to be paid for first: who said so, until it is paid. */
export class RememberWhoWantsToApprove1795220000017 implements MigrationInterface {
  name = 'RememberWhoWantsToApprove1795220000017';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs
        add approval_asked_by uuid,
        add constraint collabs_asked_while_requested
          check (approval_asked_by is null or (stage = 1 and outcome = 'open'));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table collabs drop approval_asked_by;');
  }
}
