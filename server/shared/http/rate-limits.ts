import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../kernel/index.js';

const requestsAMinute = 600;

/** What takes the headers that say how much is left; a reply does. */
type TakesHeaders = Readonly<{ header(name: string, value: string | number): unknown }>;

/** Coarse: what one session, one API key, or one network address without either, may ask of one process. */
export class RateLimits {
  private readonly requests: RateLimiterMemory;

  constructor(private readonly perMinute = requestsAMinute) {
    this.requests = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** Counts one, and says in `ratelimit-…` headers what is left (draft-ietf-httpapi-ratelimit-headers). @throws request/too-many */
  async countRequest(key: string, reply?: TakesHeaders): Promise<void> {
    try {
      this.tell(await this.requests.consume(key), reply);
    } catch (answer) {
      if (!(answer instanceof RateLimiterRes)) throw answer;
      this.tell(answer, reply);
      reply?.header('retry-after', secondsOf(answer));
      throw new DomainError('too-many', 'request/too-many', 'Too many requests. Please wait a minute and try again.');
    }
  }

  private tell(answer: RateLimiterRes, reply?: TakesHeaders): void {
    reply?.header('ratelimit-limit', this.perMinute);
    reply?.header('ratelimit-remaining', Math.max(0, answer.remainingPoints));
    reply?.header('ratelimit-reset', secondsOf(answer));
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1_000);
