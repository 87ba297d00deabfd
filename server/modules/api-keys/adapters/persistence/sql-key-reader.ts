import type { KeyScope } from '../../../../contract/rules/scopes.js';
import type { Database } from '../../../../shared/db/index.js';
import { KeyReader, type KeySession } from '../../../../shared/http/keys.js';
import type { Actor, RealTime, SecretTokens } from '../../../../shared/kernel/index.js';
import type { MembersApi, PersonInProfile } from '../../../identity/index.js';
import { looksLikeKey } from '../../domain/api-key.js';

type Key = PersonInProfile & Readonly<{ id: string; scopes: KeyScope[]; lastUsedAt: Date | null }>;

const goodKey = `
  select id, made_by as "userId", profile_uid as "profileUid", profile_type as "profileType", scopes, last_used_at as "lastUsedAt"
  from api_keys where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`;

const touchedEveryMs = 60_000;
const never = new Date(0);

/**
 * Runs for every request with a key, so that revocation is immediate: one prepared statement, and at most one update a
 * minute.
 */
export class SqlKeyReader extends KeyReader {
  private readonly find: (values: unknown[]) => Promise<(Key & { actor: Actor }) | null>;

  constructor(
    private readonly db: Database,
    private readonly tokens: SecretTokens,
    private readonly realTime: RealTime,
    members: Pick<MembersApi, 'actingBy'>,
  ) {
    super();
    this.find = members.actingBy<Key>(goodKey, 'identity-key');
  }

  async read(key: string): Promise<KeySession | null> {
    if (!looksLikeKey(key)) return null;
    const now = this.realTime.now();
    const found = await this.find([this.tokens.hashOf(key), now]);
    if (!found) return null;
    const { id, actor, scopes, lastUsedAt } = found;
    if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > touchedEveryMs) await this.touch(id, now);
    return { id, actor, stage: 'full', provenAt: never, scopes };
  }

  private async touch(id: string, now: Date): Promise<void> {
    await this.db.rows('update api_keys set last_used_at = $2 where id = $1', [id, now], 'identity-key-used');
  }
}
