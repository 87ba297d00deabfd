import {
  type Actor,
  checkMember,
  ownProfile,
  type RealTime,
  type SecretTokens,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { type ApiKey, keyOf, makeKey, type NewApiKey, revokeKey } from '../domain/api-key.js';
import { apiKeyErrors } from '../domain/api-key.errors.js';
import type { ApiKeyRepository } from '../ports/api-key.repository.js';

/** The API keys of the actor's profile. They live on real time, as sessions do. */
export class OwnKeys {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly tokens: SecretTokens,
    private readonly transaction: Transaction,
    private readonly realTime: RealTime,
  ) {}

  /** Those that are not revoked, the newest first. @throws identity/role-not-enough, identity/seat-needed */
  async list(actor: Actor): Promise<readonly ApiKey[]> {
    checkMember(actor, 'keys');
    return this.keys.of(ownProfile(actor));
  }

  /**
   * Answers the key itself, which nobody sees again.
   * @throws identity/role-not-enough, identity/seat-needed, identity/wrong-key, identity/too-many-keys
   */
  async make(actor: Actor, wish: NewApiKey): Promise<{ apiKey: ApiKey; key: string }> {
    const profile = ownProfile(actor);
    const key = keyOf(this.tokens.make().token);
    const secret = { key, hash: this.tokens.hashOf(key) };
    return this.transaction.inTransaction(async () => {
      const others = (await this.keys.hold(profile)).length;
      const [apiKey, event] = makeKey(wish, secret, { profile, others }, actor, this.realTime.now());
      await this.keys.save(apiKey, event);
      return { apiKey, key };
    });
  }

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-key (also for another profile's) */
  async revoke(actor: Actor, id: string): Promise<void> {
    checkMember(actor, 'keys');
    await this.transaction.inTransaction(async () => {
      const key = (await this.keys.hold(ownProfile(actor))).find((each) => each.id === id);
      if (!key) throw apiKeyErrors.noSuchKey();
      await this.keys.save(...revokeKey(key, actor, this.realTime.now()));
    });
  }

  /** The moment against which keys expire. */
  now(): Date {
    return this.realTime.now();
  }
}
