import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { ApiKey, ApiKeyEvent } from '../domain/api-key.js';

/** Where keys are stored. The promises below are executable: see api-key.repository.contract.ts. */
export abstract class ApiKeyRepository {
  /** A profile's unrevoked keys, including expired ones; newest first. */
  abstract of(profile: ProfileRef): Promise<readonly ApiKey[]>;

  /** The same, locked until the open transaction ends, so their number doesn't change. */
  abstract hold(profile: ProfileRef): Promise<readonly ApiKey[]>;

  /** Stores the state and its events together, or neither. */
  abstract save(key: ApiKey, ...events: ApiKeyEvent[]): Promise<void>;

  /** Revokes every key that this person has created, set up before the email address was proven. */
  abstract revokeAllOf(userId: string, now: Date): Promise<void>;
}
