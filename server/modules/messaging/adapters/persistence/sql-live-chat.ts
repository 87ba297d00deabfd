import type { Database } from '../../../../shared/db/index.js';
import { newId } from '../../../../shared/kernel/index.js';
import type { LiveChatVisitor } from '../../domain/live-chat.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { LiveChatVisitors, QuickReplies, type QuickReply } from '../../ports/repositories.js';

const columns = 'id, token_hash as "tokenHash", email, page, created_at as "createdAt"';

export class SqlLiveChatVisitors extends LiveChatVisitors {
  constructor(private readonly db: Database) {
    super();
  }

  async add({ id, tokenHash, email, page, createdAt }: LiveChatVisitor): Promise<void> {
    await this.db.affected(
      'insert into live_chat_visitors (id, token_hash, email, page, created_at) values ($1, $2, $3, $4, $5)',
      [id, tokenHash, email, page, createdAt],
    );
  }

  async byToken(tokenHash: string): Promise<LiveChatVisitor | null> {
    const [visitor] = await this.db.rows<LiveChatVisitor>(
      `select ${columns} from live_chat_visitors where token_hash = $1`,
      [tokenHash],
      'live-chat-by-token',
    );
    return visitor ?? null;
  }

  async leaveEmail(id: string, email: string): Promise<void> {
    await this.db.affected('update live_chat_visitors set email = $2 where id = $1', [id, email]);
  }

  async planAnswer(id: string, at: Date): Promise<void> {
    await this.db.affected('update live_chat_visitors set answer_due_at = coalesce(answer_due_at, $2) where id = $1', [
      id,
      at,
    ]);
  }

  takeDue(now: Date, limit: number): Promise<LiveChatVisitor[]> {
    return this.db.rows<LiveChatVisitor>(
      `update live_chat_visitors set answer_due_at = null where id in (
         select id from live_chat_visitors where answer_due_at <= $1 order by answer_due_at limit $2 for update skip locked)
       returning ${columns}`,
      [now, limit],
    );
  }

  async forgetBefore(moment: Date, limit: number): Promise<number> {
    return this.db.affected(
      `with old as (
         select id, visitor_id from conversations where kind = 'visitor' and last_message_at < $1 limit $2),
       gone as (delete from live_chat_visitors where id in (select visitor_id from old))
       delete from conversations where id in (select id from old)`,
      [moment, limit],
    );
  }
}

export class SqlQuickReplies extends QuickReplies {
  constructor(private readonly db: Database) {
    super();
  }

  of(owner: string): Promise<QuickReply[]> {
    return this.db.rows(`select id, text from quick_replies where owner = $1 order by created_at, id`, [owner]);
  }

  add(owner: string, text: string, atMost: number, now: Date): Promise<QuickReply> {
    return this.db.inTransaction(async () => {
      // Serialises concurrent additions, so that the count is right.
      await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('quick-replies:' || $1, 0))`, [owner]);
      const known = await this.of(owner);
      const same = known.find((reply) => reply.text === text);
      if (same) return same;
      if (known.length >= atMost) throw messagingErrors.tooManyQuickReplies(atMost);
      const reply = { id: newId(), text };
      await this.db.affected('insert into quick_replies (id, owner, text, created_at) values ($1, $2, $3, $4)', [
        reply.id,
        owner,
        text,
        now,
      ]);
      return reply;
    });
  }

  async remove(owner: string, id: string): Promise<void> {
    const gone = await this.db.affected('delete from quick_replies where id = $1 and owner = $2', [id, owner]);
    if (gone === 0) throw messagingErrors.quickReplyNotFound(id);
  }
}
