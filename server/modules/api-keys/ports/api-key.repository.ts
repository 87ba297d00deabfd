import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { ApiKey, ApiKeyEvent } from '../domain/api-key.js';

/** Where keys are stored. The promises below are executable: see api-key.repository.contract.ts. */
export abstract class ApiKeyRepository {
  /** The keys of a profile that are not revoked, expired or not; the newest first. */
  abstract of(profile: ProfileRef): Promise<readonly ApiKey[]>;

  /** The same, and until the open transaction ends nobody else holds them: how many there are stays true. */
  abstract hold(profile: ProfileRef): Promise<readonly ApiKey[]>;

  /** Stores the state and its events together, or neither. */
  abstract save(key: ApiKey, ...events: ApiKeyEvent[]): Promise<void>;

  /** Ends every key that this person has made: whatever was set up before the email address was proven. */
  abstract revokeAllOf(userId: string, now: Date): Promise<void>;
}
