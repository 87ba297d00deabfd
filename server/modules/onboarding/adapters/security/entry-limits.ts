import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countTry, keyOfEmail, type MakeLimiter, NetworkLimiter } from '../../../../shared/http/attempt-limits.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { EntryLimits } from '../../ports/repositories.js';

const quarterOfAnHour = 15 * 60;

export class FlexibleEntryLimits extends EntryLimits {
  private readonly toEmail: RateLimiterAbstract;
  private readonly fromNetwork: NetworkLimiter;

  constructor(make: MakeLimiter) {
    super();
    this.toEmail = make({ keyPrefix: 'entry-email', points: 5, duration: quarterOfAnHour });
    this.fromNetwork = new NetworkLimiter(make, {
      keyPrefix: 'entry-network',
      points: 50,
      duration: quarterOfAnHour,
    });
  }

  async countMail(email: string, address: string): Promise<void> {
    await this.fromNetwork.count(address, onboardingErrors.tooMany);
    await countTry(this.toEmail, keyOfEmail(email), onboardingErrors.tooMany);
  }
}

/** RATE_LIMITS=off, outside production: tests can join as often as they like. */
export class NoEntryLimits extends EntryLimits {
  async countMail(): Promise<void> {}
}
