import {
  type Actor,
  checkMember,
  ownProfile,
  type ProfileRef,
  type RealTime,
  type SecretTokens,
  type Transaction,
} from '../../../shared/kernel/index.js';
import {
  type ApiKey,
  apiKeyErrors,
  type ApiKeyEvent,
  endKey,
  keyOf,
  makeKey,
  type NewApiKey,
  revokeKey,
} from '../domain/api-key.js';
import type { ApiKeyRepository } from '../ports/api-key.repository.js';

/**
 * The API keys of a profile, as a service: its people manage their own, and staff help. Keys use real time, as sessions
 * do.
 */
export class ApiKeyService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly tokens: SecretTokens,
    private readonly transaction: Transaction,
    private readonly realTime: RealTime,
  ) {}

  /** Unrevoked ones of the actor's profile, newest first. @throws identity/role-not-enough, identity/seat-needed */
  async own(actor: Actor): Promise<readonly ApiKey[]> {
    checkMember(actor, 'keys');
    return this.of(ownProfile(actor));
  }

  /** Unrevoked ones, newest first; for staff. */
  of(profile: ProfileRef): Promise<readonly ApiKey[]> {
    return this.keys.of(profile);
  }

  /**
   * Creates a key that acts as this member of the profile. Returns the key itself, which is never shown again.
   * @param by the creator, if staff act on the member's behalf
   * @throws identity/role-not-enough, identity/seat-needed, identity/wrong-key, identity/too-many-keys: as for the
   * member
   */
  async make(member: Actor, wish: NewApiKey, by: Actor = member): Promise<{ apiKey: ApiKey; key: string }> {
    const profile = ownProfile(member);
    const key = keyOf(this.tokens.make().token);
    const secret = { key, hash: this.tokens.hashOf(key) };
    return this.transaction.inTransaction(async () => {
      const others = (await this.keys.hold(profile)).length;
      const [apiKey, event] = makeKey(wish, secret, { profile, others }, member, this.realTime.now(), by);
      await this.keys.save(apiKey, event);
      return { apiKey, key };
    });
  }

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-key (also for another profile's) */
  async revokeOwn(actor: Actor, id: string): Promise<void> {
    checkMember(actor, 'keys');
    await this.change(ownProfile(actor), id, (key, now) => revokeKey(key, actor, now));
  }

  /** The same by staff. @throws identity/no-such-key, also for another profile's */
  async revoke(staff: Actor, profile: ProfileRef, id: string): Promise<void> {
    await this.change(profile, id, (key, now) => endKey(key, staff, now));
  }

  /** The time against which keys expire. */
  now(): Date {
    return this.realTime.now();
  }

  private async change(
    profile: ProfileRef,
    id: string,
    end: (key: ApiKey, now: Date) => [ApiKey, ApiKeyEvent],
  ): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const key = (await this.keys.hold(profile)).find((each) => each.id === id);
      if (!key) throw apiKeyErrors.noSuchKey();
      await this.keys.save(...end(key, this.realTime.now()));
    });
  }
}
