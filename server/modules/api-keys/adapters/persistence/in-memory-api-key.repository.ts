import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { ApiKey, ApiKeyEvent } from '../../domain/api-key.js';
import { ApiKeyRepository } from '../../ports/api-key.repository.js';

export class InMemoryApiKeyRepository extends ApiKeyRepository {
  readonly events: ApiKeyEvent[] = [];
  private readonly keys = new Map<string, ApiKey>();

  async of({ uid }: ProfileRef): Promise<readonly ApiKey[]> {
    return [...this.keys.values()]
      .filter(({ profileUid, revokedAt }) => profileUid === uid && revokedAt === null)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  hold(profile: ProfileRef): Promise<readonly ApiKey[]> {
    return this.of(profile);
  }

  async save(key: ApiKey, ...events: ApiKeyEvent[]): Promise<void> {
    this.keys.set(key.id, key);
    this.events.push(...events);
  }

  async revokeAllOf(userId: string, now: Date): Promise<void> {
    for (const key of this.keys.values())
      if (key.madeBy === userId && key.revokedAt === null) this.keys.set(key.id, { ...key, revokedAt: now });
  }
}
