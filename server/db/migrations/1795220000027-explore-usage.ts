import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the usage explorer asks: events by name and time, who asked for a link, and how far brands have used up their plans. */
export class ExploreUsage1795220000027 implements MigrationInterface {
  name = 'ExploreUsage1795220000027';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index usage_events_name on usage_events (name, occurred_at desc);
      create index sign_in_links_asked on sign_in_links (created_at) where purpose = 'sign-in';

      create view identity_links_asked as
        select user_id, created_at as asked_at from sign_in_links where purpose = 'sign-in';

      create view identity_seats_taken as
        select profile_uid, count(*)::int as taken from memberships group by profile_uid;

      create view media_storage_used as
        select uid, used_bytes from storage_accounts;

      create view billing_plan_usage as
        select s.brand_id, s.plan, s.paying, a.granted, a.free_left, a.period_ends_at
        from subscriptions s left join credit_accounts a on a.brand_id = s.brand_id;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view billing_plan_usage; drop view media_storage_used; drop view identity_seats_taken; drop view identity_links_asked;
      drop index sign_in_links_asked; drop index usage_events_name;`);
  }
}
