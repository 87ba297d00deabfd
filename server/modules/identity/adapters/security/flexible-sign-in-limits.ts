import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../../../shared/db/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import { SignInLimits } from '../../ports/sign-in-limits.js';

const quarterOfAnHour = 15 * 60;

export type MakeLimiter = (limit: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** Counts in PostgreSQL, shared by all processes. Outside any transaction, so that a failed request counts too. */
export const inPostgres =
  (db: Database): MakeLimiter =>
  (limit) =>
    new RateLimiterPostgres({
      ...limit,
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
    });

/** Counts in this process alone: the twin for tests. */
export const inMemory: MakeLimiter = (limit) => new RateLimiterMemory(limit);

/** Keys hold no e-mail address. */
const keyOf = (email: string) => createHash('sha256').update(email, 'utf8').digest('hex');

export class FlexibleSignInLimits extends SignInLimits {
  private readonly passwordsOfAccount: RateLimiterAbstract;
  private readonly passwordsFromAddress: RateLimiterAbstract;
  private readonly linksToEmail: RateLimiterAbstract;
  private readonly linksFromAddress: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    super();
    const duration = quarterOfAnHour;
    this.passwordsOfAccount = make({ keyPrefix: 'password-account', points: 5, duration });
    this.passwordsFromAddress = make({ keyPrefix: 'password-address', points: 30, duration });
    this.linksToEmail = make({ keyPrefix: 'link-email', points: 5, duration });
    this.linksFromAddress = make({ keyPrefix: 'link-address', points: 50, duration });
  }

  async countPassword(email: string, address: string): Promise<void> {
    await consume(this.passwordsFromAddress, address);
    await consume(this.passwordsOfAccount, keyOf(email));
  }

  async forgivePassword(email: string, address: string): Promise<void> {
    await this.forgiveAccount(email);
    await this.passwordsFromAddress.reward(address);
  }

  async forgiveAccount(email: string): Promise<void> {
    await this.passwordsOfAccount.delete(keyOf(email));
  }

  async countLink(email: string, address: string): Promise<void> {
    await consume(this.linksFromAddress, address);
    await consume(this.linksToEmail, keyOf(email));
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? identityErrors.tooManyRequests() : refusal;
  }
}
