import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The live offers by city, and what they say of themselves, to be compared with what influencers write of themselves. */
export class FindOffersByCityAndWords1795220000061 implements MigrationInterface {
  name = 'FindOffersByCityAndWords1795220000061';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index offers_by_city on offers (city, category) where state = 'live';

      create or replace view collab_offer_facts as
        select id, brand_id, title, city, category, state, left(title || '. ' || gives, 300) as says from offers;
      comment on view collab_offer_facts is 'What Collabs publish to the queries of other modules: what an offer is and where, and how it begins.';
      create index offers_says on offers using gin (to_tsvector('english', left(title || '. ' || gives, 300))) where state = 'live';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index offers_says; drop view collab_offer_facts;
      create view collab_offer_facts as select id, brand_id, title, city, category, state from offers;
      comment on view collab_offer_facts is 'What Collabs publish to the queries of other modules: what an offer is and where.';
      drop index offers_by_city;`);
  }
}
