import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request that ended before its brand had paid for it remembers who asked: the influencer never hears of it. */
export class KeepUnsentRequestsUnsent1795220000069 implements MigrationInterface {
  name = 'KeepUnsentRequestsUnsent1795220000069';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs drop constraint collabs_asked_while_requested,
        add constraint collabs_asked_while_requested
          check (approval_asked_by is null or (stage = 1 and (outcome = 'open' or requested_by = 'brand')));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update collabs set approval_asked_by = null where outcome <> 'open';
      alter table collabs drop constraint collabs_asked_while_requested,
        add constraint collabs_asked_while_requested
          check (approval_asked_by is null or (stage = 1 and outcome = 'open'));`);
  }
}
