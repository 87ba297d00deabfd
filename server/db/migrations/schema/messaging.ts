/** Conversations between brands and influencers, with support, and with visitors of the home page. */
export const messaging = `
  create table conversations (
    id uuid primary key,
    brand_id uuid,
    influencer_id uuid,
    last_message_at timestamptz not null,
    created_at timestamptz not null,
    kind text not null check (kind in ('pair', 'support', 'visitor')),
    visitor_id uuid,
    last_seq int not null default 0,
    blocked_by text[] not null default '{}',
    constraint conversations_sides check (case kind
      when 'pair' then brand_id is not null and influencer_id is not null and visitor_id is null
      when 'support' then (brand_id is null) <> (influencer_id is null) and visitor_id is null
      else brand_id is null and influencer_id is null and visitor_id is not null end)
  );
  create unique index conversations_pair on conversations (brand_id, influencer_id);
  create index conversations_brand on conversations (brand_id, last_message_at desc);
  create index conversations_influencer on conversations (influencer_id, last_message_at desc);
  create unique index conversations_support on conversations (coalesce(brand_id, influencer_id)) where kind = 'support';
  create unique index conversations_visitor on conversations (visitor_id) where kind = 'visitor';
  create index conversations_inbox on conversations (last_message_at desc, id desc) where kind <> 'pair';

  create table conversation_places (
    conversation_id uuid not null references conversations (id) on delete cascade,
    side text not null check (side in ('brand', 'influencer', 'staff', 'visitor')),
    delivered_seq int not null default 0,
    read_seq int not null default 0,
    primary key (conversation_id, side)
  );

  create table messages (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    sender_user_id uuid not null,
    sender_uid uuid not null,
    text text not null,
    sent_at timestamptz not null,
    client_id uuid not null,
    side text not null check (side in ('brand', 'influencer', 'staff', 'visitor')),
    seq int not null,
    files jsonb not null default '[]',
    edited_at timestamptz,
    deleted_at timestamptz
  );
  create index messages_sender on messages (sender_uid, sent_at);
  create index messages_writer on messages (sender_user_id, sent_at);
  create unique index messages_place on messages (conversation_id, seq);
  create unique index messages_once on messages (conversation_id, sender_user_id, client_id);
  create index messages_words on messages using gin (to_tsvector('simple', text));
  create index messages_files on messages using gin (files jsonb_path_ops);

  create table message_reports (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    message_id uuid references messages (id) on delete cascade,
    reporter_user_id uuid not null,
    reporter_side text not null,
    reason text not null,
    details text not null,
    reported_at timestamptz not null,
    resolved_at timestamptz,
    resolved_by uuid,
    decision text check (decision in ('dismissed', 'message-removed'))
  );
  create index message_reports_newest on message_reports (reported_at desc, id desc);
  create index message_reports_open on message_reports (reported_at, id) where resolved_at is null;
  create index message_reports_conversation on message_reports (conversation_id);
  create index message_reports_message on message_reports (message_id);
  create index message_reports_reporter on message_reports (reporter_user_id);

  create table quick_replies (
    id uuid primary key,
    owner text not null,
    text text not null,
    created_at timestamptz not null
  );
  create unique index quick_replies_owner on quick_replies (owner, text);

  create table live_chat_visitors (
    id uuid primary key,
    token_hash text not null,
    email text,
    page text not null,
    created_at timestamptz not null,
    answer_due_at timestamptz
  );
  create unique index live_chat_visitors_token on live_chat_visitors (token_hash);
  create index live_chat_visitors_email on live_chat_visitors (email);
  create index live_chat_visitors_answers on live_chat_visitors (answer_due_at) where answer_due_at is not null;
`;
