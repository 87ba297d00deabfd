import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { ApiKey, ApiKeyEvent } from '../../domain/api-key.js';
import { ApiKeyRepository } from '../../ports/api-key.repository.js';

export class SqlApiKeyRepository extends ApiKeyRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  of({ uid }: ProfileRef): Promise<readonly ApiKey[]> {
    return this.db.rows<ApiKey>(
      `select id, profile_uid as "profileUid", profile_type as "profileType", made_by as "madeBy", name, prefix,
         key_hash as "keyHash", scopes, created_at as "createdAt", expires_at as "expiresAt",
         last_used_at as "lastUsedAt", revoked_at as "revokedAt"
       from api_keys where profile_uid = $1 and revoked_at is null order by created_at desc, id desc`,
      [uid],
    );
  }

  async hold(profile: ProfileRef): Promise<readonly ApiKey[]> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('api_keys ' || $1, 0))`, [profile.uid]);
    return this.of(profile);
  }

  save(key: ApiKey, ...events: ApiKeyEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.affected(
        `insert into api_keys (id, profile_uid, profile_type, made_by, name, prefix, key_hash, scopes, created_at, expires_at, revoked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (id) do update set revoked_at = excluded.revoked_at`,
        [
          ...[key.id, key.profileUid, key.profileType, key.madeBy, key.name, key.prefix, key.keyHash, key.scopes],
          ...[key.createdAt, key.expiresAt, key.revokedAt],
        ],
      );
      await this.outbox.append(events);
    });
  }

  async revokeAllOf(userId: string, now: Date): Promise<void> {
    await this.db.affected('update api_keys set revoked_at = $2 where made_by = $1 and revoked_at is null', [
      userId,
      now,
    ]);
  }
}
