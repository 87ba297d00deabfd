import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Usage by month, and counts of it. The partitions lie in a schema of their own, by London's months. What the release before
 * this one still writes to the old table during an update goes on to the new one at once; what it had written before is
 * carried over by a job, a batch at a time.
 */
export class PartitionUsage1795220000047 implements MigrationInterface {
  name = 'PartitionUsage1795220000047';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table user_events (
        id uuid not null,
        name text not null,
        context jsonb not null,
        user_id uuid,
        profile_uid uuid,
        profile_type text not null,
        occurred_at timestamptz not null,
        primary key (occurred_at, id)
      ) partition by range (occurred_at);
      create index user_events_profile on user_events (profile_uid, occurred_at desc) where profile_uid is not null;
      create index user_events_user on user_events (user_id, occurred_at desc) where user_id is not null;
      create index user_events_deeds on user_events (name, occurred_at desc, user_id) where name <> 'page_view';

      create schema user_event_months;
      create table user_event_months.elsewhere partition of user_events default;
      do $$
      declare month timestamp;
      begin
        for month in select generate_series(
          date_trunc('month', coalesce((select min(occurred_at) from usage_events), now()) at time zone 'Europe/London'),
          date_trunc('month', now() at time zone 'Europe/London') + interval '2 months', interval '1 month')
        loop
          execute format('create table user_event_months.%I partition of user_events for values from (%L) to (%L)',
            to_char(month, '"m"YYYY_MM'), month at time zone 'Europe/London', (month + interval '1 month') at time zone 'Europe/London');
        end loop;
      end $$;

      create table user_event_changes (hour timestamptz not null);
      create index user_event_changes_hour on user_event_changes (hour);
      create table user_event_people (number integer primary key, user_id uuid not null unique);
      create table user_event_counts (
        grain text not null check (grain in ('hour', 'day', 'month')),
        starts_at timestamptz not null,
        profile_type text not null,
        name text not null,
        page text not null,
        block integer not null,
        events integer not null,
        people bit(4096) not null,
        primary key (grain, profile_type, starts_at, name, page, block)
      );
      alter table user_event_counts alter column people set storage main;
      alter table user_event_counts set (toast_tuple_target = 128);

      create function user_event_page(context jsonb) returns text language sql immutable parallel safe as $$
        select left(regexp_replace(regexp_replace(split_part(context->>'target_uid', '?', 1), '^https?://[^/]*', ''),
          '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', ':id', 'g'), 200)
      $$;

      create function user_event_id(id uuid, at timestamptz) returns uuid language sql immutable parallel safe as $$
        select (lpad(to_hex(round(extract(epoch from at) * 1000)::bigint), 12, '0') || substr(replace(id::text, '-', ''), 13))::uuid
      $$;

      create function keep_usage_event() returns trigger language plpgsql as $$
      begin
        insert into user_events (id, name, context, user_id, profile_uid, profile_type, occurred_at)
        values (user_event_id(new.id, new.occurred_at), new.name, new.context, new.user_id, new.profile_uid,
          coalesce(new.profile_type, 'guest'), new.occurred_at)
        on conflict do nothing;
        insert into user_event_changes (hour) values (date_trunc('hour', new.occurred_at, 'UTC'));
        return null;
      end $$;
      create trigger usage_events_go_on before insert on usage_events for each row execute function keep_usage_event()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger usage_events_go_on on usage_events;
      drop function keep_usage_event();
      insert into usage_events (id, name, context, user_id, profile_uid, profile_type, occurred_at)
      select id, name, context, user_id, profile_uid, profile_type, occurred_at from user_events on conflict do nothing;
      drop table user_event_counts; drop table user_event_people; drop table user_event_changes; drop table user_events;
      drop schema user_event_months;
      drop function user_event_page(jsonb); drop function user_event_id(uuid, timestamptz)`);
  }
}
