import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A subscription that is odd at the card provider is a question to staff, counted beside payments that have failed. */
export class AddSubscriptionQuestions1798588800000 implements MigrationInterface {
  name = 'AddSubscriptionQuestions1798588800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table subscriptions add column questions text[] not null default '{}'`);
    await db.query(
      `create index subscriptions_to_check on subscriptions (brand_id) where unpaid_since is not null or questions <> '{}'`,
    );
    await db.query('drop view unpaid_brands');
    await db.query(
      `create view payments_to_check as
       select brand_id from subscriptions where unpaid_since is not null or questions <> '{}'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view payments_to_check');
    await db.query(
      'create view unpaid_brands as select brand_id, unpaid_since from subscriptions where unpaid_since is not null',
    );
    await db.query('drop index subscriptions_to_check');
    await db.query('alter table subscriptions drop column questions');
  }
}
