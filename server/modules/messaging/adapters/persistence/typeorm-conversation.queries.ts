import type { Database } from '../../../../shared/db/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { ConversationQueries, type ConversationRow, type MessageRow } from '../../ports/conversation.queries.js';

/** What each type of profile sees of the other side. */
const sides = {
  brand: {
    mine: 'brand_id',
    counterpart: `json_build_object('uid', p.id, 'type', 'influencer', 'name', p.name, 'handle', p.handle, 'avatarPath', p.avatar_path)`,
    cards: 'profile_influencer_cards p on p.id = c.influencer_id',
  },
  influencer: {
    mine: 'influencer_id',
    counterpart: `json_build_object('uid', p.id, 'type', 'brand', 'name', p.name, 'handle', null, 'avatarPath', p.avatar_path)`,
    cards: 'profile_brand_cards p on p.id = c.brand_id',
  },
} as const;

const message = `json_build_object('id', m.id, 'senderUid', m.sender_uid, 'text', m.text, 'sentAt', m.sent_at)`;

/** Rows give a Date, JSON that PostgreSQL made gives a text with microseconds. */
const isoText = (moment: string | Date) => new Date(moment).toISOString();
const toMessage = (row: MessageRow): MessageRow => ({ ...row, sentAt: isoText(row.sentAt) });

export class TypeOrmConversationQueries extends ConversationQueries {
  constructor(private readonly db: Database) {
    super();
  }

  async listOf({ type, uid }: ProfileRef, limit: number): Promise<ConversationRow[]> {
    const { mine, counterpart, cards } = sides[type];
    const rows = await this.db.rows<ConversationRow>(
      `select c.id, ${counterpart} as "with", c.last_message_at as "lastMessageAt",
         (select ${message} from messages m where m.conversation_id = c.id order by m.sent_at desc, m.id desc limit 1) as "lastMessage"
       from (select * from conversations where ${mine} = $1 order by last_message_at desc, id desc limit $2) c
       join ${cards}
       order by c.last_message_at desc, c.id desc`,
      [uid, limit],
      `messaging-list-${type}`,
    );
    return rows.map((row) => ({
      ...row,
      lastMessageAt: isoText(row.lastMessageAt),
      lastMessage: row.lastMessage && toMessage(row.lastMessage),
    }));
  }

  async messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]> {
    const earlier = before
      ? 'and (m.sent_at, m.id) < (select b.sent_at, b.id from messages b where b.id = $3 and b.conversation_id = $1)'
      : '';
    const rows = await this.db.rows<MessageRow>(
      `select m.id, m.sender_uid as "senderUid", m.text, m.sent_at as "sentAt" from messages m
       where m.conversation_id = $1 ${earlier} order by m.sent_at desc, m.id desc limit $2`,
      [conversationId, limit, ...(before ? [before] : [])],
      before ? 'messaging-messages-before' : 'messaging-messages',
    );
    return rows.map(toMessage);
  }
}
