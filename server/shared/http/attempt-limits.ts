import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../db/index.js';
import type { DomainError } from '../kernel/index.js';
import { type Counted, mostTimes, networksOf } from './networks.js';

/**
 * The points allowed in this many seconds. From `inMemoryBlockOnConsumed` on, this process refuses without asking
 * PostgreSQL.
 */
type Limit = Readonly<{ keyPrefix: string; points: number; duration: number; inMemoryBlockOnConsumed?: number }>;

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
      clearExpiredByTimeout: false, // each limiter of each process would look for them, with a timer that keeps it in memory
    });

const batch = 1_000;
const hourMs = 60 * 60 * 1_000;

/** Deletes attempts that haven't counted for an hour, in real time as the limits are. Returns how many keys. */
export const forgetExpiredTries = (db: Database): Promise<number> =>
  db.affected(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < $1 order by expire limit ${batch} for update skip locked)`,
    [Date.now() - hourMs],
  );

/** Counts in this process only: the twin for tests. */
export const inMemory: MakeLimiter = (limit) => new RateLimiterMemory(limit);

/** Keys contain no email addresses. */
export const keyOfEmail = (email: string): string => createHash('sha256').update(email, 'utf8').digest('hex');

/** Counts one attempt. @throws `refusal` when there were too many */
export async function countTry(
  limiter: RateLimiterAbstract,
  key: string,
  refusal: () => DomainError,
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (answer) {
    throw answer instanceof RateLimiterRes ? refusal() : answer;
  }
}

/**
 * Counts attempts by the networks that an address belongs to. A network with a larger allowance is charged
 * proportionally less per attempt.
 */
export class NetworkLimiter {
  private readonly limiter: RateLimiterAbstract;

  constructor(make: MakeLimiter, limit: Limit) {
    this.limiter = make({ ...limit, points: limit.points * mostTimes });
  }

  /** Counts one attempt, at one thing if named. @throws `refusal` when there were too many from one of the networks */
  async count(address: string, refusal: () => DomainError, at = ''): Promise<void> {
    for (const network of networksOf(address))
      await countTry(this.limiter, at + network.key, refusal, costFor(network));
  }

  /** Takes back one attempt. */
  async giveBack(address: string, at = ''): Promise<void> {
    for (const network of networksOf(address)) await this.limiter.reward(at + network.key, costFor(network));
  }
}

const costFor = ({ times }: Counted): number => mostTimes / times;
