import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom brands look for, the words of bios, and what offers and people publish so that one can be weighed for the other. */
export class AimAtInfluencers1795220000040 implements MigrationInterface {
  name = 'AimAtInfluencers1795220000040';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table brand_targetings (
        brand_id uuid primary key,
        wanted jsonb not null,
        protected_wishes jsonb not null,
        words text[] not null,
        exclude text[] not null,
        updated_at timestamptz,
        version int not null
      );
      create index discovery_influencers_words on discovery_influencers using gin (to_tsvector('english', bio));

      create view collab_offer_facts as select id, brand_id, title, city, category, state from offers;
      comment on view collab_offer_facts is 'What Collabs publish to the queries of other modules: what an offer is and where.';
      create index offers_match on offers (brand_id, city, category, created_at, id) where state = 'live';

      create view discovery_people as
        select d.id, d.tags,
          (select t.option from discovery_tags t where t.list = 'city' and t.code = any(d.tags) limit 1) as city,
          array(select t.option from discovery_tags t where t.list = 'category' and t.code = any(d.tags)) as categories,
          (select coalesce(sum(case when t.list = 'engagement' then 2 when t.option = 'claimed' then 4 else 0 end), 0)::int
           from discovery_tags t where t.list in ('engagement', 'profile') and t.code = any(d.tags)) as points
        from discovery_influencers d;
      comment on view discovery_people is 'Somebody as offers are weighed for them; the points are what speaks for them whatever the offer is.';

      create view discovery_wishes as
        select b.brand_id, array[t.code] as codes, 6 as points
        from brand_targetings b
        cross join lateral (
          select w.key as list, w.value as options from jsonb_each(b.wanted) w where w.key <> 'band'
          union all
          select p ->> 'list', p -> 'options' from jsonb_array_elements(b.protected_wishes) p) l
        cross join lateral jsonb_array_elements_text(l.options) o (option)
        join discovery_tags t on t.list = l.list and t.option = o.option
        union all
        select b.brand_id, array_agg(t.code), 12
        from brand_targetings b
        cross join lateral jsonb_array_elements_text(b.wanted -> 'band') o (option)
        join discovery_tags t on t.list = 'band' and t.option = o.option
        group by b.brand_id;
      comment on view discovery_wishes is 'What each brand wants of influencers beside place and topic: any of the codes gives the points.';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view discovery_wishes; drop view discovery_people;
      drop index offers_match; drop view collab_offer_facts;
      drop index discovery_influencers_words; drop table brand_targetings;`);
  }
}
