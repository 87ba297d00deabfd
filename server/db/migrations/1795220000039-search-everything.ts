import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the modules publish to the search of staff and to what needs them today; each search reads an index. */
export class SearchEverything1795220000039 implements MigrationInterface {
  name = 'SearchEverything1795220000039';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index users_search on users using gin ((lower(email) || ' ' || lower(name)) gin_trgm_ops);
      create index offers_search on offers using gin (lower(title) gin_trgm_ops);
      create index collabs_search on collabs using gin (lower(terms->>'title') gin_trgm_ops);

      create view search_brands as
        select b.id, b.name as title, b.email as detail, lower(b.name) || ' ' || lower(b.email) as words from brands b
        where not exists (select from deleted_profiles d where d.profile_uid = b.id);
      create view search_influencers as
        select i.id, '@' || i.handle as title, i.name as detail, lower(i.name) || ' ' || lower(i.handle) as words from influencers i
        where not exists (select from deleted_profiles d where d.profile_uid = i.id);
      create view search_users as
        select id, case name when '' then email else name end as title, email as detail, lower(email) || ' ' || lower(name) as words
        from users;
      create view search_offers as
        select o.id, o.title, b.name as detail, lower(o.title) as words from offers o join brands b on b.id = o.brand_id;
      create view search_collabs as
        select c.id, c.terms->>'title' as title, b.name || ' and @' || i.handle as detail, lower(c.terms->>'title') as words
        from collabs c join brands b on b.id = c.brand_id join influencers i on i.id = c.influencer_id;

      create view brand_stages as
        select b.id, b.sales_stage, b.onboarding_stage from brands b
        where not exists (select from deleted_profiles d where d.profile_uid = b.id);
      create view lead_cards as select id, kind, name, company, profile_uid, created_at from leads;
      create view call_cards as
        select c.id, c.kind, c.name, c.company, c.email, c.starts_at, l.profile_uid
        from calls c join leads l on l.id = c.lead_id where c.state = 'booked';
      create view unpaid_brands as select brand_id, unpaid_since from subscriptions where unpaid_since is not null;
      create or replace view collab_cards as
        select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
          created_at, updated_at, no_show_claimed_at, no_show_answer, checked_in_at
        from collabs;
      create index collabs_late on collabs (content_due_at) where outcome = 'open';
      create index collabs_no_shows on collabs (no_show_claimed_at) where outcome = 'open' and no_show_claimed_at is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index collabs_no_shows; drop index collabs_late;
      drop view collab_cards;
      create view collab_cards as
        select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
          created_at, updated_at
        from collabs;
      drop view unpaid_brands; drop view call_cards; drop view lead_cards; drop view brand_stages;
      drop view search_collabs; drop view search_offers; drop view search_users; drop view search_influencers; drop view search_brands;
      drop index collabs_search; drop index offers_search; drop index users_search;`);
  }
}
