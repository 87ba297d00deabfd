import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each account manager looks after, and the webhooks where nothing arrives, are found without reading all the others. */
export class FindWhatStaffLookAfter1795220000074 implements MigrationInterface {
  name = 'FindWhatStaffLookAfter1795220000074';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index brands_account_manager on brands (account_manager, id) where account_manager is not null;
      create view managed_brands as select id, account_manager from brands where account_manager is not null;
      create index webhook_endpoints_failing on webhook_endpoints (id) where state = 'failed' or failing_since is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index webhook_endpoints_failing;
      drop view managed_brands;
      drop index brands_account_manager;`);
  }
}
