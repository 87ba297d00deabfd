import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '../kernel/index.js';

const requestsAMinute = 600;

/** Coarse: what one session, or one network address without a session, may ask of one process. */
export class RateLimits {
  private readonly requests: RateLimiterMemory;

  constructor(perMinute = requestsAMinute) {
    this.requests = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** @throws request/too-many */
  async countRequest(key: string): Promise<void> {
    try {
      await this.requests.consume(key);
    } catch {
      throw new DomainError('too-many', 'request/too-many', 'Too many requests. Please wait a minute and try again.');
    }
  }
}
