/** Notifications in the app and by mail, how people want to receive them, and addresses that no longer get mail. */
export const notifications = `
  create table notifications (
    id uuid primary key,
    user_id uuid not null,
    event_id uuid not null,
    kind text not null,
    event_name text not null,
    profile_uid uuid not null,
    other_uid uuid,
    subject_type text not null check (subject_type in ('collab', 'conversation')),
    subject_id uuid not null,
    created_at timestamptz not null,
    in_app boolean not null,
    read_at timestamptz,
    mail_at timestamptz,
    mailed_at timestamptz
  );
  create unique index notifications_once on notifications (event_id, user_id, profile_uid);
  create unique index notifications_one_a_conversation on notifications (subject_id, user_id, profile_uid)
    where kind = 'message' and read_at is null;
  create index notifications_bell on notifications (user_id, profile_uid, created_at desc) where in_app;
  create index notifications_due on notifications (mail_at) where mail_at is not null;
  create index notifications_created on notifications (created_at);

  create table notification_preferences (
    user_id uuid not null,
    kind text not null,
    channel text not null check (channel in ('app', 'mail')),
    enabled boolean not null,
    primary key (user_id, kind, channel)
  );

  create table notification_settings (
    user_id uuid primary key,
    quiet_from text,
    quiet_until text,
    digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
    check ((quiet_from is null) = (quiet_until is null))
  );

  create table stopped_addresses (
    email text primary key,
    reason text not null check (reason in ('refused', 'bounced', 'complained')),
    stopped_at timestamptz not null
  );
`;
