import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countTry, keyOfEmail, type MakeLimiter } from '../../../../shared/http/attempt-limits.js';
import { identityErrors } from '../../domain/identity.errors.js';
import { SignInLimits } from '../../ports/sign-in-links.js';

const quarterOfAnHour = 15 * 60;

export class FlexibleSignInLimits extends SignInLimits {
  private readonly passwordsOfAccount: RateLimiterAbstract;
  private readonly passwordsFromAddress: RateLimiterAbstract;
  private readonly codesOfPerson: RateLimiterAbstract;
  private readonly linksToEmail: RateLimiterAbstract;
  private readonly linksFromAddress: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    super();
    const duration = quarterOfAnHour;
    this.passwordsOfAccount = make({ keyPrefix: 'password-account', points: 5, duration });
    this.passwordsFromAddress = make({ keyPrefix: 'password-address', points: 30, duration });
    this.codesOfPerson = make({ keyPrefix: 'code-person', points: 5, duration });
    this.linksToEmail = make({ keyPrefix: 'link-email', points: 5, duration });
    this.linksFromAddress = make({ keyPrefix: 'link-address', points: 50, duration });
  }

  async countPassword(email: string, address: string): Promise<void> {
    await countTry(this.passwordsFromAddress, address, identityErrors.tooManyRequests);
    await countTry(this.passwordsOfAccount, keyOfEmail(email), identityErrors.tooManyRequests);
  }

  async forgivePassword(email: string, address: string): Promise<void> {
    await this.forgiveAccount(email);
    await this.passwordsFromAddress.reward(address);
  }

  async forgiveAccount(email: string): Promise<void> {
    await this.passwordsOfAccount.delete(keyOfEmail(email));
  }

  async countCode(userId: string): Promise<void> {
    await countTry(this.codesOfPerson, userId, identityErrors.tooManyRequests);
  }

  async forgiveCodes(userId: string): Promise<void> {
    await this.codesOfPerson.delete(userId);
  }

  async countLink(email: string, address: string): Promise<void> {
    await countTry(this.linksFromAddress, address, identityErrors.tooManyRequests);
    await countTry(this.linksToEmail, keyOfEmail(email), identityErrors.tooManyRequests);
  }
}

/** RATE_LIMITS=off, outside production: a test may sign in as often as it likes. */
export class NoSignInLimits extends SignInLimits {
  async countPassword(): Promise<void> {}
  async forgivePassword(): Promise<void> {}
  async forgiveAccount(): Promise<void> {}
  async countCode(): Promise<void> {}
  async forgiveCodes(): Promise<void> {}
  async countLink(): Promise<void> {}
}
