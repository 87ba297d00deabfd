import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../../../shared/db/index.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { EntryLimits } from '../../ports/entry-limits.js';

const quarterOfAnHour = 15 * 60;

type Limit = { keyPrefix: string; points: number; duration: number };
export type MakeLimiter = (limit: Limit) => RateLimiterAbstract;

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

export class FlexibleEntryLimits extends EntryLimits {
  private readonly toEmail: RateLimiterAbstract;
  private readonly fromAddress: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    super();
    this.toEmail = make({ keyPrefix: 'entry-email', points: 5, duration: quarterOfAnHour });
    this.fromAddress = make({ keyPrefix: 'entry-address', points: 50, duration: quarterOfAnHour });
  }

  async countMail(email: string, address: string): Promise<void> {
    await consume(this.fromAddress, address);
    await consume(this.toEmail, keyOf(email));
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? onboardingErrors.tooMany() : refusal;
  }
}
