import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countTry, keyOfEmail, type MakeLimiter } from '../../../../shared/http/attempt-limits.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { EntryLimits } from '../../ports/repositories.js';

const quarterOfAnHour = 15 * 60;

export class FlexibleEntryLimits extends EntryLimits {
  private readonly toEmail: RateLimiterAbstract;
  private readonly fromAddress: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    super();
    this.toEmail = make({ keyPrefix: 'entry-email', points: 5, duration: quarterOfAnHour });
    this.fromAddress = make({ keyPrefix: 'entry-address', points: 50, duration: quarterOfAnHour });
  }

  async countMail(email: string, address: string): Promise<void> {
    await countTry(this.fromAddress, address, onboardingErrors.tooMany);
    await countTry(this.toEmail, keyOfEmail(email), onboardingErrors.tooMany);
  }
}

/** RATE_LIMITS=off, outside production: a test may join as often as it likes. */
export class NoEntryLimits extends EntryLimits {
  async countMail(): Promise<void> {}
}
