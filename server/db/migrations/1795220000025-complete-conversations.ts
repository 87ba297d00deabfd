import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Conversations with support and with visitors of the home page, one order for all, each message once, files, receipts,
 * blocking, reports and quick replies.
 */
export class CompleteConversations1795220000025 implements MigrationInterface {
  name = 'CompleteConversations1795220000025';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table conversations
        add column kind text not null default 'pair' check (kind in ('pair', 'support', 'visitor')),
        add column visitor_id uuid,
        add column last_seq int not null default 0,
        add column blocked_by text[] not null default '{}',
        alter column brand_id drop not null,
        alter column influencer_id drop not null;
      alter table conversations
        alter column kind drop default,
        add constraint conversations_sides check (case kind
          when 'pair' then brand_id is not null and influencer_id is not null and visitor_id is null
          when 'support' then (brand_id is null) <> (influencer_id is null) and visitor_id is null
          else brand_id is null and influencer_id is null and visitor_id is not null end);
      create unique index conversations_support on conversations (coalesce(brand_id, influencer_id)) where kind = 'support';
      create unique index conversations_visitor on conversations (visitor_id) where kind = 'visitor';
      create index conversations_inbox on conversations (last_message_at desc, id desc) where kind <> 'pair';

      alter table messages
        add column client_id uuid,
        add column side text check (side in ('brand', 'influencer', 'staff', 'visitor')),
        add column seq int,
        add column files jsonb not null default '[]',
        add column edited_at timestamptz,
        add column deleted_at timestamptz;
      update messages m set
        client_id = m.id,
        side = case when m.sender_uid = c.brand_id then 'brand' else 'influencer' end,
        seq = o.seq
      from conversations c,
        (select id, row_number() over (partition by conversation_id order by sent_at, id) as seq from messages) o
      where c.id = m.conversation_id and o.id = m.id;
      update conversations c set last_seq = o.last
        from (select conversation_id, max(seq) as last from messages group by conversation_id) o where o.conversation_id = c.id;
      alter table messages
        alter column client_id set not null, alter column side set not null, alter column seq set not null;
      drop index messages_conversation;
      create unique index messages_place on messages (conversation_id, seq);
      create unique index messages_once on messages (conversation_id, sender_user_id, client_id);
      create index messages_words on messages using gin (to_tsvector('simple', text));
      create index messages_files on messages using gin (files jsonb_path_ops);

      create table conversation_places (
        conversation_id uuid not null references conversations (id) on delete cascade,
        side text not null check (side in ('brand', 'influencer', 'staff', 'visitor')),
        delivered_seq int not null default 0,
        read_seq int not null default 0,
        primary key (conversation_id, side)
      );
      insert into conversation_places (conversation_id, side, delivered_seq, read_seq)
        select id, side, last_seq, last_seq from conversations cross join (values ('brand'), ('influencer')) s (side);

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
      create index live_chat_visitors_answers on live_chat_visitors (answer_due_at) where answer_due_at is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table live_chat_visitors; drop table quick_replies; drop table message_reports; drop table conversation_places;
      delete from conversations where kind <> 'pair';
      drop index messages_files; drop index messages_words; drop index messages_once; drop index messages_place;
      alter table messages drop column deleted_at, drop column edited_at, drop column files, drop column seq,
        drop column side, drop column client_id;
      create index messages_conversation on messages (conversation_id, sent_at desc, id desc);
      drop index conversations_inbox; drop index conversations_visitor; drop index conversations_support;
      alter table conversations drop constraint conversations_sides, drop column blocked_by, drop column last_seq,
        drop column visitor_id, drop column kind, alter column brand_id set not null, alter column influencer_id set not null;`);
  }
}
