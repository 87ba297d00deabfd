import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where each offer stands on the map, and which offers influencers have saved. */
export class PutOffersOnTheMap1795220000022 implements MigrationInterface {
  name = 'PutOffersOnTheMap1795220000022';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table offers
        add column lat double precision, add column lng double precision, add column exact_place boolean not null default false;
      update offers set lat = c.lat, lng = c.lng
      from (values
        ('london', 51.507, -0.128),
        ('birmingham', 52.48, -1.903),
        ('manchester', 53.479, -2.245),
        ('leeds', 53.8, -1.549),
        ('liverpool', 53.408, -2.992),
        ('bristol', 51.454, -2.588),
        ('newcastle', 54.978, -1.618),
        ('nottingham', 52.955, -1.15),
        ('sheffield', 53.381, -1.47),
        ('brighton', 50.823, -0.137),
        ('edinburgh', 55.953, -3.188),
        ('glasgow', 55.864, -4.252),
        ('cardiff', 51.482, -3.179),
        ('belfast', 54.597, -5.93),
        ('bath', 51.381, -2.359),
        ('oxford', 51.752, -1.258),
        ('cambridge', 52.205, 0.119)) as c (city, lat, lng) where c.city = offers.city;
      alter table offers
        alter column lat set not null, alter column lng set not null,
        add constraint offers_on_the_globe check (lat between -90 and 90 and lng between -180 and 180);
      create index offers_map on offers (lng, lat) include (id) where state = 'live';

      create table saved_offers (
        influencer_id uuid not null,
        offer_id uuid not null references offers (id) on delete cascade,
        saved_at timestamptz not null,
        primary key (influencer_id, offer_id)
      );
      create index saved_offers_offer on saved_offers (offer_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table saved_offers;
      alter table offers drop column lat, drop column lng, drop column exact_place;`);
  }
}
