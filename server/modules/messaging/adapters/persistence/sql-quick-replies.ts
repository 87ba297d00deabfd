import type { Database } from '../../../../shared/db/index.js';
import { newId } from '../../../../shared/kernel/index.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { QuickReplies, type QuickReply } from '../../ports/live-chat.js';

export class SqlQuickReplies extends QuickReplies {
  constructor(private readonly db: Database) {
    super();
  }

  of(owner: string): Promise<QuickReply[]> {
    return this.db.rows(`select id, text from quick_replies where owner = $1 order by created_at, id`, [owner]);
  }

  add(owner: string, text: string, atMost: number, now: Date): Promise<QuickReply> {
    return this.db.inTransaction(async () => {
      // Two who add at once come one after the other, so that neither counts too few.
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
