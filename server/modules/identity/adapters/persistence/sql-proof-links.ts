import type { Database } from '../../../../shared/db/index.js';
import { type ProofLink, ProofLinks } from '../../ports/sign-in-links.js';

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
}
