import { columnsOf, type Database, jsonOf } from '../../../../shared/db/index.js';
import type { Pair } from '../../domain/conversation.js';
import { ConversationReading, type MessageRow, type Reader } from '../../ports/repositories.js';
import type { ConversationRow, Found } from '../http/conversations.dto.js';
import { MessageSchema } from '../persistence/typeorm-conversation.repository.js';

const card = (type: string, table: string, handle: string) =>
  `json_build_object('uid', ${table}.id, 'type', '${type}', 'name', ${table}.name, 'handle', ${handle}, 'avatarPath', ${table}.avatar_path)`;
const brandCard = card('brand', 'b', 'null');
const influencerCard = card('influencer', 'i', 'i.handle');
const supportCard = `json_build_object('uid', 'support', 'type', 'staff', 'name', 'Tastemaker support', 'handle', null, 'avatarPath', null)`;
const visitorCard = `json_build_object('uid', c.visitor_id, 'type', 'visitor', 'name', coalesce(v.email, 'Visitor'), 'handle', null, 'avatarPath', null)`;

const brands = 'left join profile_brand_cards b on b.id = c.brand_id';
const influencers = 'left join profile_influencer_cards i on i.id = c.influencer_id';

const newest = 'c.last_message_at desc, c.id desc';

/**
 * Which conversations each side can read, in which order, and what it sees of the other. `$1` is the profile; staff
 * share one inbox.
 */
const views = {
  brand: {
    mine: 'c.brand_id = $1::uuid',
    counterpart: `case c.kind when 'support' then ${supportCard} else ${influencerCard} end`,
    joins: influencers,
    first: newest,
  },
  influencer: {
    mine: 'c.influencer_id = $1::uuid',
    counterpart: `case c.kind when 'support' then ${supportCard} else ${brandCard} end`,
    joins: brands,
    first: newest,
  },
  staff: {
    mine: `c.kind <> 'pair' and c.last_seq > 0 and $1::uuid is null`,
    counterpart: `case when c.kind = 'visitor' then ${visitorCard} when c.brand_id is null then ${influencerCard} else ${brandCard} end`,
    joins: `${brands} ${influencers} left join live_chat_visitors v on v.id = c.visitor_id`,
    // However many conversations staff have started, one that is waiting for a reply never drops off the list.
    first: `c.last_seq > coalesce((select p.read_seq from conversation_places p where p.conversation_id = c.id and p.side = 'staff'), 0) desc, ${newest}`,
  },
} as const;

const uidOf = (reader: Reader): string | null => (reader.side === 'staff' ? null : reader.uid);

/** What both sides see of a message. */
const shown = {
  only: ['id', 'clientId', 'seq', 'side', 'senderUserId', 'text', 'files', 'sentAt', 'editedAt', 'deletedAt'],
} as const;
const columns = columnsOf(MessageSchema, 'm', shown);
const asJson = `json_build_object(${jsonOf(MessageSchema, 'm', shown)})`;

/** Rows contain a Date; JSON built by PostgreSQL contains a string with microseconds. */
const isoText = (moment: string | Date) => new Date(moment).toISOString();
const isoOrNull = (moment: string | null) => moment && isoText(moment);
const withTimes = <Row extends MessageRow>(row: Row): Row => ({
  ...row,
  sentAt: isoText(row.sentAt),
  editedAt: isoOrNull(row.editedAt),
  deletedAt: isoOrNull(row.deletedAt),
});

const unreadAtMost = 100;
const deliveredAtOnce = 100;

/** Conversations as each side's pages show them. */
export class ConversationQueries extends ConversationReading {
  constructor(private readonly db: Database) {
    super();
  }

  /** Newest message first. If there are more, staff get unread ones first. */
  async listOf(reader: Reader, limit: number): Promise<ConversationRow[]> {
    const { mine, counterpart, joins, first } = views[reader.side];
    const rows = await this.db.quickRead<ConversationRow>(
      `select c.id, c.kind, ${counterpart} as "with", c.last_message_at as "lastMessageAt", c.blocked_by as "blockedBy",
         (select ${asJson} from messages m where m.conversation_id = c.id order by m.seq desc limit 1) as "lastMessage",
         (select count(*)::int from (select from messages m where m.conversation_id = c.id and m.seq > coalesce(mine.read_seq, 0)
            and m.side <> '${reader.side}' and m.deleted_at is null limit ${unreadAtMost}) few) as unread,
         coalesce(mine.read_seq, 0) as "readSeq",
         coalesce(theirs.delivered_seq, 0) as "theirDeliveredSeq", coalesce(theirs.read_seq, 0) as "theirReadSeq"
       from (select * from conversations c where ${mine} order by ${first} limit $2) c
       left join conversation_places mine on mine.conversation_id = c.id and mine.side = '${reader.side}'
       left join conversation_places theirs on theirs.conversation_id = c.id and theirs.side <> '${reader.side}'
       ${joins}
       order by ${newest}`,
      [uidOf(reader), limit],
      `messaging-list-${reader.side}`,
    );
    return rows.map((row) => ({
      ...row,
      lastMessageAt: isoText(row.lastMessageAt),
      lastMessage: row.lastMessage && withTimes(row.lastMessage),
    }));
  }

  async messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]> {
    const earlier = before
      ? 'and m.seq < (select b.seq from messages b where b.id = $3 and b.conversation_id = $1)'
      : '';
    const rows = await this.db.quickRead<MessageRow>(
      `select ${columns} from messages m where m.conversation_id = $1 ${earlier} order by m.seq desc limit $2`,
      [conversationId, limit, ...(before ? [before] : [])],
      before ? 'messaging-messages-before' : 'messaging-messages',
    );
    return rows.map(withTimes);
  }

  /** What a brand and an influencer have written to each other, newest first. */
  async between({ brandId, influencerId }: Pair, limit: number, before?: string): Promise<MessageRow[]> {
    const [pair] = await this.db.quickRead<{ id: string }>(
      `select id from conversations where kind = 'pair' and brand_id = $1 and influencer_id = $2`,
      [brandId, influencerId],
      'messaging-pair',
    );
    return pair ? this.messages(pair.id, limit, before) : [];
  }

  /** Messages that contain a word starting with each of these, newest first. */
  async search(reader: Reader, words: readonly string[], limit: number): Promise<Found[]> {
    const rows = await this.db.rows<Found>(
      `select ${columns}, m.conversation_id as "conversationId" from messages m join conversations c on c.id = m.conversation_id
       where ${views[reader.side].mine} and to_tsvector('simple', folded(m.text)) @@ (
         select to_tsquery('simple', string_agg(format('''%s'':*', replace(folded(word), '\\', ' ')), ' & '))
         from unnest($2::text[]) word)
       order by m.sent_at desc, m.id desc limit $3`,
      [uidOf(reader), words, limit],
      `messaging-search-${reader.side}`,
    );
    return rows.map(withTimes);
  }

  async unread(reader: Reader): Promise<number> {
    const [row] = await this.db.quickRead<{ unread: number }>(
      `select count(*)::int as unread from conversations c
       left join conversation_places p on p.conversation_id = c.id and p.side = '${reader.side}'
       where ${views[reader.side].mine} and c.last_seq > coalesce(p.read_seq, 0)
         and exists (select from messages m where m.conversation_id = c.id and m.seq > coalesce(p.read_seq, 0)
           and m.side <> '${reader.side}' and m.deleted_at is null)`,
      [uidOf(reader)],
      `messaging-unread-${reader.side}`,
    );
    return row!.unread;
  }

  undelivered(reader: Reader): Promise<{ id: string; lastSeq: number }[]> {
    return this.db.quickRead(
      `select c.id, c.last_seq as "lastSeq" from conversations c
       left join conversation_places p on p.conversation_id = c.id and p.side = '${reader.side}'
       where ${views[reader.side].mine} and c.last_seq > coalesce(p.delivered_seq, 0)
       order by c.last_message_at desc limit ${deliveredAtOnce}`,
      [uidOf(reader)],
      `messaging-undelivered-${reader.side}`,
    );
  }

  /** Whether the reader belongs to a conversation in which this file was sent. */
  async hasFile(reader: Reader, mediaId: string): Promise<boolean> {
    const rows = await this.db.rows(
      `select from messages m join conversations c on c.id = m.conversation_id
       where m.files @> $2::jsonb and ${views[reader.side].mine} limit 1`,
      [uidOf(reader), asFile(mediaId)],
      `messaging-has-file-${reader.side}`,
    );
    return rows.length > 0;
  }

  async visitorPlace(conversationId: string): Promise<{ readSeq: number }> {
    const [place] = await this.db.quickRead<{ readSeq: number }>(
      `select read_seq as "readSeq" from conversation_places where conversation_id = $1 and side = 'visitor'`,
      [conversationId],
      'messaging-visitor-place',
    );
    return place ?? { readSeq: 0 };
  }

  /** Whether any message shows this file. */
  async isSent(mediaId: string): Promise<boolean> {
    const rows = await this.db.rows('select from messages m where m.files @> $1::jsonb limit 1', [asFile(mediaId)]);
    return rows.length > 0;
  }
}

const asFile = (mediaId: string): string => JSON.stringify([{ mediaId }]);
