import { DomainError } from '../kernel/index.js';
import { type Counted, networksOf } from './networks.js';

const requestsAMinute = 600;
const minuteMs = 60_000;

/** Accepts the rate-limit headers, as a reply does. */
type TakesHeaders = Readonly<{ header(name: string, value: string | number): unknown }>;

/** A one-minute window that begins with the first request. */
type Minute = { count: number; readonly endsAt: number };

/** What is left of a limit, negative when exceeded, and for how long. */
type Left = Readonly<{ limit: number; remaining: number; seconds: number }>;

/** Coarse limits per process: for one session, one API key, or one network without either. */
export class RateLimits {
  /** In order of expiry. */
  private readonly minutes = new Map<string, Minute>();

  constructor(private readonly perMinute = requestsAMinute) {}

  /**
   * Counts a request by a session or key, and sets `ratelimit-…` headers (draft-ietf-httpapi-ratelimit-headers).
   * @throws request/too-many
   */
  countRequest(key: string, reply?: TakesHeaders): void {
    this.count([{ key, times: 1 }], reply);
  }

  /**
   * Counts a request by an address, in each of its networks; the headers describe the one with the least left. @throws
   * request/too-many
   */
  countFrom(address: string, reply?: TakesHeaders): void {
    this.count(networksOf(address), reply);
  }

  private count(all: readonly Counted[], reply?: TakesHeaders): void {
    const now = performance.now();
    let least: Left | undefined;
    for (const { key, times } of all) {
      const minute = this.minuteOf(key, now);
      const limit = this.perMinute * times;
      const left: Left = {
        limit,
        remaining: limit - ++minute.count,
        seconds: Math.ceil((minute.endsAt - now) / 1_000),
      };
      if (!least || left.remaining < least.remaining) least = left;
      if (left.remaining < 0) break; // refused requests don't count against neighbours
    }
    if (least) tell(least, reply);
  }

  private minuteOf(key: string, now: number): Minute {
    const known = this.minutes.get(key);
    if (known && known.endsAt > now) return known;
    this.forgetEnded(now);
    const minute = { count: 0, endsAt: now + minuteMs };
    this.minutes.set(key, minute);
    return minute;
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.minutes) {
      if (endsAt > now) return;
      this.minutes.delete(key);
    }
  }
}

/** @throws request/too-many */
function tell({ limit, remaining, seconds }: Left, reply?: TakesHeaders): void {
  reply?.header('ratelimit-limit', limit);
  reply?.header('ratelimit-remaining', Math.max(0, remaining));
  reply?.header('ratelimit-reset', seconds);
  if (remaining >= 0) return;
  reply?.header('retry-after', seconds);
  throw new DomainError('too-many', 'request/too-many', 'Too many requests. Please wait a minute and try again.');
}
