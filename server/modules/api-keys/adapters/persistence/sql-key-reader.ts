import type { KeyScope } from '../../../../contract/rules/scopes.js';
import type { Database } from '../../../../shared/db/index.js';
import { KeyReader, type KeySession } from '../../../../shared/http/keys.js';
import type { ProfileRef, RealTime, SecretTokens } from '../../../../shared/kernel/index.js';
import type { MembersApi } from '../../../identity/index.js';
import { looksLikeKey } from '../../domain/api-key.js';

type Row = {
  id: string;
  madeBy: string;
  uid: string;
  type: ProfileRef['type'];
  scopes: KeyScope[];
  lastUsedAt: Date | null;
};

const touchedEveryMs = 60_000;
const never = new Date(0);

/** Asked for every request that brings a key, so that a key ends at once: two prepared statements, and once a minute a note. */
export class SqlKeyReader extends KeyReader {
  constructor(
    private readonly db: Database,
    private readonly tokens: SecretTokens,
    private readonly realTime: RealTime,
    private readonly members: Pick<MembersApi, 'acting'>,
  ) {
    super();
  }

  async read(key: string): Promise<KeySession | null> {
    if (!looksLikeKey(key)) return null;
    const now = this.realTime.now();
    const [row] = await this.db.quickRead<Row>(
      `select id, made_by as "madeBy", profile_uid as uid, profile_type as type, scopes, last_used_at as "lastUsedAt"
       from api_keys where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
      [this.tokens.hashOf(key), now],
      'identity-key',
    );
    if (!row) return null;
    const { id, madeBy, uid, type, scopes, lastUsedAt } = row;
    const actor = await this.members.acting(madeBy, { uid, type });
    if (!actor) return null;
    if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > touchedEveryMs) await this.touch(id, now);
    return { id, actor, stage: 'full', provenAt: never, scopes };
  }

  private async touch(id: string, now: Date): Promise<void> {
    await this.db.rows('update api_keys set last_used_at = $2 where id = $1', [id, now], 'identity-key-used');
  }
}
