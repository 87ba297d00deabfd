import type { Database } from '../../../../shared/db/index.js';
import type { LiveChatVisitor } from '../../domain/live-chat.js';
import { LiveChatVisitors } from '../../ports/live-chat.js';

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
