import type { Actor, ProfileRef, RealTime, SecretTokens, Transaction } from '../../../shared/kernel/index.js';
import { type ApiKey, endKey, keyOf, makeKey, type NewApiKey } from '../domain/api-key.js';
import { apiKeyErrors } from '../domain/api-key.errors.js';
import type { ApiKeyRepository } from '../ports/api-key.repository.js';
import type { Members } from '../ports/members.js';

/** The API keys of any profile, for staff who help it. A key still acts as one of its members. */
export class StaffKeys {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly members: Members,
    private readonly tokens: SecretTokens,
    private readonly transaction: Transaction,
    private readonly realTime: RealTime,
  ) {}

  /** Those that are not revoked, the newest first. */
  list(profile: ProfileRef): Promise<readonly ApiKey[]> {
    return this.keys.of(profile);
  }

  /**
   * Makes a key in the name of a member. Answers the key itself, which nobody sees again.
   * @throws identity/no-such-user, identity/no-such-member, identity/role-not-enough, identity/seat-needed,
   * identity/wrong-key, identity/too-many-keys: as the member would be told
   */
  async make(
    staff: Actor,
    profile: ProfileRef,
    { userId, ...wish }: NewApiKey & Readonly<{ userId: string }>,
  ): Promise<{ apiKey: ApiKey; key: string }> {
    const member = await this.members.actorIn(userId, profile);
    const key = keyOf(this.tokens.make().token);
    const secret = { key, hash: this.tokens.hashOf(key) };
    return this.transaction.inTransaction(async () => {
      const others = (await this.keys.hold(profile)).length;
      const [apiKey, event] = makeKey(wish, secret, { profile, others }, member, this.realTime.now(), staff);
      await this.keys.save(apiKey, event);
      return { apiKey, key };
    });
  }

  /** @throws identity/no-such-key, also for another profile's */
  async revoke(staff: Actor, profile: ProfileRef, id: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const key = (await this.keys.hold(profile)).find((each) => each.id === id);
      if (!key) throw apiKeyErrors.noSuchKey();
      await this.keys.save(...endKey(key, staff, this.realTime.now()));
    });
  }

  /** The moment against which keys expire. */
  now(): Date {
    return this.realTime.now();
  }
}
