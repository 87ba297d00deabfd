import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../db/index.js';
import type { DomainError } from '../kernel/index.js';

/** So many points in so many seconds. */
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

/** Keys hold no email address. */
export const keyOfEmail = (email: string): string => createHash('sha256').update(email, 'utf8').digest('hex');

/** Counts one try. @throws `refusal` when there were too many */
export async function countTry(limiter: RateLimiterAbstract, key: string, refusal: () => DomainError): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (answer) {
    throw answer instanceof RateLimiterRes ? refusal() : answer;
  }
}
