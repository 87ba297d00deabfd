import { DomainError } from '../kernel/index.js';

const requestsAMinute = 600;
const minuteMs = 60_000;

/** What takes the headers that say how much is left; a reply does. */
type TakesHeaders = Readonly<{ header(name: string, value: string | number): unknown }>;

/** A minute that begins with somebody's first request. */
type Minute = { count: number; readonly endsAt: number };

/** Coarse: what one session, one API key, or one network address without either, may ask of one process. */
export class RateLimits {
  /** In the order in which they end. */
  private readonly minutes = new Map<string, Minute>();

  constructor(private readonly perMinute = requestsAMinute) {}

  /** Counts one, and says in `ratelimit-…` headers what is left (draft-ietf-httpapi-ratelimit-headers). @throws request/too-many */
  countRequest(key: string, reply?: TakesHeaders): void {
    const now = performance.now();
    const minute = this.minuteOf(key, now);
    minute.count++;
    const seconds = Math.ceil((minute.endsAt - now) / 1_000);
    reply?.header('ratelimit-limit', this.perMinute);
    reply?.header('ratelimit-remaining', Math.max(0, this.perMinute - minute.count));
    reply?.header('ratelimit-reset', seconds);
    if (minute.count <= this.perMinute) return;
    reply?.header('retry-after', seconds);
    throw new DomainError('too-many', 'request/too-many', 'Too many requests. Please wait a minute and try again.');
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
