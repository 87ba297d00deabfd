import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The life of a Collab in full: reminders, confirmation, check-in, parcels, claims of a no-show; the waiting list of a time;
 * what an offer says of its venue; and the links with which a venue's people check in.
 */
export class LiveTheWholeCollab1795220000023 implements MigrationInterface {
  name = 'LiveTheWholeCollab1795220000023';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs
        add column bookable_since timestamptz,
        add column reminded_at timestamptz,
        add column confirm_asked_at timestamptz,
        add column brand_confirmed_at timestamptz,
        add column influencer_confirmed_at timestamptz,
        add column checked_in_at timestamptz,
        add column checked_in_by text check (checked_in_by in ('venue', 'brand', 'staff', 'influencer', 'time')),
        add column deliver_to text,
        add column carrier text,
        add column tracking_number text,
        add column dispatched_at timestamptz,
        add column no_show_claimed_at timestamptz,
        add column no_show_answer text,
        add column late_by text check (late_by in ('brand', 'influencer')),
        add column due_at timestamptz,
        add constraint collabs_checked_in_by_somebody check ((checked_in_at is null) = (checked_in_by is null));
      update collabs set terms = terms || '{"shipped": false}';
      update collabs set bookable_since = updated_at where stage >= 3;
      update collabs set checked_in_at = visit_at, checked_in_by = 'time' where stage >= 4 and visit_at <= now() and outcome in ('open', 'completed');
      update collabs set due_at = case
          when stage = 1 then respond_by
          when stage = 3 then bookable_since + interval '14 days'
          when stage = 4 and checked_in_at is null then visit_at - interval '24 hours' end
        where outcome = 'open';
      drop index collabs_unanswered;
      create index collabs_due on collabs (due_at) where outcome = 'open' and due_at is not null;
      create index collabs_slot on collabs (slot_id) where slot_id is not null;
      create index collabs_visits on collabs (brand_id, visit_at) where stage = 4 and outcome = 'open';

      alter table offers
        add column shipped boolean not null default false,
        add column venue_id uuid,
        add column blackout_dates text[] not null default '{}';

      create table slot_waits (
        collab_id uuid primary key references collabs (id) on delete cascade,
        slot_id uuid not null references slots (id) on delete cascade,
        since timestamptz not null,
        held boolean not null default false,
        ends_at timestamptz not null,
        told_at timestamptz
      );
      create index slot_waits_next on slot_waits (slot_id, since, collab_id) where not held;
      create index slot_waits_end on slot_waits (ends_at);
      create index slot_waits_untold on slot_waits (collab_id) where held and told_at is null;

      create table check_in_links (
        id uuid primary key,
        brand_id uuid not null,
        venue_id uuid,
        pin_hash text not null,
        failed int not null default 0,
        locked_until timestamptz,
        created_by text not null,
        created_at timestamptz not null,
        version int not null
      );
      create unique index check_in_links_one on check_in_links (brand_id, coalesce(venue_id, '00000000-0000-0000-0000-000000000000'));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table check_in_links;
      drop table slot_waits;
      alter table offers drop column shipped, drop column venue_id, drop column blackout_dates;
      create index collabs_unanswered on collabs (respond_by) where outcome = 'open' and stage = 1;
      drop index collabs_visits;
      drop index collabs_slot;
      alter table collabs
        drop column bookable_since, drop column reminded_at, drop column confirm_asked_at, drop column brand_confirmed_at,
        drop column influencer_confirmed_at, drop column checked_in_at, drop column checked_in_by, drop column deliver_to,
        drop column carrier, drop column tracking_number, drop column dispatched_at, drop column no_show_claimed_at,
        drop column no_show_answer, drop column late_by, drop column due_at;`);
  }
}
