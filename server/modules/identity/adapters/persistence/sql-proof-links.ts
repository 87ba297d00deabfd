import type { Database } from '../../../../shared/db/index.js';
import { type EmailChange, emailUndoDays } from '../../domain/sign-in-link.js';
import { EmailChanges, type ProofLink, ProofLinks } from '../../ports/sign-in-links.js';

export class SqlProofLinks extends ProofLinks {
  constructor(private readonly db: Database) {
    super();
  }

  issue({ tokenHash, sessionId, userId, expiresAt }: ProofLink): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows('delete from proof_links where session_id = $1', [sessionId]);
      await this.db.rows(
        'insert into proof_links (token_hash, session_id, user_id, expires_at) values ($1, $2, $3, $4)',
        [tokenHash, sessionId, userId, expiresAt],
      );
    });
  }

  async use(tokenHash: string, userId: string, now: Date): Promise<string | null> {
    const [used] = await this.db.rows<{ sessionId: string }>(
      `update proof_links set used_at = $3
       where token_hash = $1 and user_id = $2 and used_at is null and expires_at > $3 returning session_id as "sessionId"`,
      [tokenHash, userId, now],
    );
    return used?.sessionId ?? null;
  }

  async collect(sessionId: string): Promise<Date | null> {
    const [used] = await this.db.rows<{ usedAt: Date }>(
      'delete from proof_links where session_id = $1 and used_at is not null returning used_at as "usedAt"',
      [sessionId],
    );
    return used?.usedAt ?? null;
  }
}

const columns = `id, user_id as "userId", old_email as "oldEmail", new_email as "newEmail", token_hash as "tokenHash",
  asked_at as "askedAt", expires_at as "expiresAt", confirmed_at as "confirmedAt", undo_hash as "undoHash", undo_until as "undoUntil"`;

export class SqlEmailChanges extends EmailChanges {
  constructor(private readonly db: Database) {
    super();
  }

  ask({ id, userId, oldEmail, newEmail, tokenHash, askedAt, expiresAt }: EmailChange): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows('select from users where id = $1 for update', [userId]);
      await this.cancel(userId);
      await this.db.affected('delete from email_changes where coalesce(undo_until, expires_at) <= $1', [askedAt]);
      await this.db.affected(
        `insert into email_changes (id, user_id, old_email, new_email, token_hash, asked_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, userId, oldEmail, newEmail, tokenHash, askedAt, expiresAt],
      );
    });
  }

  async waitingOf(userId: string, now: Date): Promise<EmailChange | null> {
    const [row] = await this.db.rows<EmailChange>(
      `select ${columns} from email_changes where user_id = $1 and confirmed_at is null and expires_at > $2`,
      [userId, now],
    );
    return row ?? null;
  }

  async cancel(userId: string): Promise<void> {
    await this.db.affected('delete from email_changes where user_id = $1 and confirmed_at is null', [userId]);
  }

  async confirm(
    { tokenHash, userId }: { tokenHash: string; userId: string },
    undoHash: string,
    now: Date,
  ): Promise<EmailChange | null> {
    const undoUntil = new Date(now.getTime() + emailUndoDays * 86_400_000);
    const [row] = await this.db.rows<EmailChange>(
      `update email_changes set confirmed_at = $3, undo_hash = $4, undo_until = $5
       where token_hash = $1 and user_id = $2 and confirmed_at is null and expires_at > $3 returning ${columns}`,
      [tokenHash, userId, now, undoHash, undoUntil],
    );
    return row ?? null;
  }

  undo(undoHash: string, now: Date): Promise<EmailChange | null> {
    return this.db.inTransaction(async () => {
      const [row] = await this.db.rows<EmailChange>(
        `update email_changes set undo_hash = null where undo_hash = $1 and undo_until > $2 returning ${columns}`,
        [undoHash, now],
      );
      if (!row) return null;
      await this.cancel(row.userId);
      await this.db.affected('update email_changes set undo_hash = null where user_id = $1', [row.userId]);
      return row;
    });
  }

  async addressesOf(userId: string): Promise<string[]> {
    const rows = await this.db.rows<{ email: string }>(
      `select old_email as email from email_changes where user_id = $1
       union select new_email from email_changes where user_id = $1 and confirmed_at is not null`,
      [userId],
    );
    return rows.map(({ email }) => email);
  }
}
