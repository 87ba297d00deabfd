import { EntitySchema } from 'typeorm';
import { type Database, isConflict, newRows, type Steps } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Conversation, ConversationEvent, Side } from '../../domain/conversation.js';
import type { Message, MessageEvent } from '../../domain/message.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { ConversationRepository, type Place } from '../../ports/repositories.js';

export const ConversationSchema = new EntitySchema<Conversation>({
  name: 'Conversation',
  tableName: 'conversations',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    brandId: { type: 'uuid', name: 'brand_id', nullable: true },
    influencerId: { type: 'uuid', name: 'influencer_id', nullable: true },
    visitorId: { type: 'uuid', name: 'visitor_id', nullable: true },
    blockedBy: { type: 'text', array: true, name: 'blocked_by' },
    lastSeq: { type: 'int', name: 'last_seq' },
    lastMessageAt: { type: 'timestamptz', name: 'last_message_at' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

export const MessageSchema = new EntitySchema<Message>({
  name: 'Message',
  tableName: 'messages',
  columns: {
    id: { type: 'uuid', primary: true },
    conversationId: { type: 'uuid', name: 'conversation_id' },
    clientId: { type: 'uuid', name: 'client_id' },
    senderUserId: { type: 'uuid', name: 'sender_user_id' },
    senderUid: { type: 'uuid', name: 'sender_uid' },
    side: { type: 'text' },
    seq: { type: 'int' },
    text: { type: 'text' },
    files: { type: 'jsonb' },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
    editedAt: { type: 'timestamptz', name: 'edited_at', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});

export class TypeOrmConversationRepository extends ConversationRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Conversation> {
    const conversation = await this.db.byId(ConversationSchema, id);
    if (!conversation) throw messagingErrors.notFound(id);
    return conversation;
  }

  async open(conversation: Conversation): Promise<Conversation> {
    const { id, kind, brandId, influencerId, visitorId, lastMessageAt, createdAt } = conversation;
    const made = await this.db.affected(
      `insert into conversations (id, kind, brand_id, influencer_id, visitor_id, last_message_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [id, kind, brandId, influencerId, visitorId, lastMessageAt, createdAt],
    );
    if (made === 1) return conversation;
    const [row] = await this.db.rows<{ id: string }>(existing[kind], parties(conversation), `conversation-of-${kind}`);
    return this.get(row!.id);
  }

  async openAll(conversations: readonly Conversation[]): Promise<void> {
    const { table, columns, rows } = newRows(ConversationSchema, conversations);
    const names = columns.join(', ');
    await this.db.rows(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
       order by brand_id, influencer_id on conflict do nothing`, // in one order everywhere, so that two can't deadlock
      [JSON.stringify(rows)],
      'conversations-open',
    );
  }

  async add(message: Message, event: MessageEvent): Promise<Message> {
    try {
      return await this.insert(message, event);
    } catch (error) {
      const again = isConflict(error, 'messages_once') || isBlocked(error);
      const first = again ? await this.firstOf(message) : null;
      if (first) return first;
      throw error;
    }
  }

  async message(conversationId: string, id: string): Promise<Message> {
    const message = await this.db.manager.findOneBy(MessageSchema, { id, conversationId });
    if (!message) throw messagingErrors.messageNotFound(id);
    return message;
  }

  async change({ id, text, files, editedAt, deletedAt }: Message, event: MessageEvent): Promise<void> {
    const change = {
      name: 'change-message',
      text: 'update messages set text = $2, files = $3, edited_at = $4, deleted_at = $5 where id = $1 and deleted_at is null',
      values: [id, text, JSON.stringify(files), editedAt, deletedAt],
    };
    if (!(await this.outbox.change(change, [event]))) throw messagingErrors.messageNotFound(id);
  }

  block(id: string, side: Side, on: boolean, event: ConversationEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const without = 'array_remove(blocked_by, $2)';
      await this.db.affected(
        `update conversations set blocked_by = ${on ? `array_append(${without}, $2)` : without} where id = $1`,
        [id, side],
      );
      await this.outbox.append([event]);
    });
  }

  async moveOn(id: string, side: Side, { delivered = 0, read = 0 }: Place): Promise<boolean> {
    const moved = await this.db.rows(
      `insert into conversation_places as p (conversation_id, side, delivered_seq, read_seq)
       select id, $2, least(last_seq, greatest($3::int, $4::int)), least(last_seq, $4::int) from conversations where id = $1
       on conflict (conversation_id, side) do update
         set delivered_seq = greatest(p.delivered_seq, excluded.delivered_seq), read_seq = greatest(p.read_seq, excluded.read_seq)
         where p.delivered_seq < excluded.delivered_seq or p.read_seq < excluded.read_seq
       returning side`,
      [id, side, delivered, read],
      'conversation-move-on',
    );
    return moved.length === 1;
  }

  private async insert(message: Message, event: MessageEvent): Promise<Message> {
    const placed = await this.outbox.beginIf<{ seq: number }>(takingPlace(message), [event]);
    if (!placed) throw messagingErrors.blocked();
    return { ...message, seq: placed.seq };
  }

  private firstOf({ conversationId, senderUserId, clientId }: Message): Promise<Message | null> {
    return this.db.manager.findOneBy(MessageSchema, { conversationId, senderUserId, clientId });
  }
}

/**
 * Assigning a position locks the conversation's row, so positions follow the order of commits. A repeated message gets
 * none: it is detected without a failing statement, which would abort the transaction of a caller that has locked
 * files.
 */
function takingPlace(message: Message): Steps {
  const { table, columns, rows } = newRows(MessageSchema, [message]);
  const names = columns.join(', ');
  return {
    name: 'send-message',
    parts: [
      `taken as (
        update conversations set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, $2)
        where id = $1 and blocked_by = '{}'
          and not exists (select from messages where conversation_id = $1 and sender_user_id = $4 and client_id = $5)
        returning id, last_seq)`,
      `met as (
        insert into conversation_places as p (conversation_id, side, delivered_seq, read_seq)
        select id, $3, last_seq, last_seq from taken
        on conflict (conversation_id, side) do update set delivered_seq = excluded.delivered_seq, read_seq = excluded.read_seq
        returning read_seq as seq)`,
      `sent as (
        insert into ${table} (${names}) select ${columns.map((name) => (name === 'seq' ? 'met.seq' : `m.${name}`)).join(', ')}
        from met, jsonb_populate_record(null::${table}, $6::jsonb) m)`,
    ],
    values: [
      ...[message.conversationId, message.sentAt, message.side, message.senderUserId, message.clientId],
      JSON.stringify(rows[0]),
    ],
  };
}

const isBlocked = (error: unknown): boolean => (error as { code?: string }).code === messagingErrors.blocked().code;

const existing = {
  pair: `select id from conversations where kind = 'pair' and brand_id = $1 and influencer_id = $2`,
  support: `select id from conversations where kind = 'support' and coalesce(brand_id, influencer_id) = $1`,
  visitor: `select id from conversations where kind = 'visitor' and visitor_id = $1`,
} as const;

const parties = ({ kind, brandId, influencerId, visitorId }: Conversation): (string | null)[] => {
  if (kind === 'pair') return [brandId, influencerId];
  return [kind === 'support' ? (brandId ?? influencerId) : visitorId];
};
