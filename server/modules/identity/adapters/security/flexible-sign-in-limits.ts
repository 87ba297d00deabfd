import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countTry, keyOfEmail, type MakeLimiter, NetworkLimiter } from '../../../../shared/http/attempt-limits.js';
import { identityErrors } from '../../domain/identity.errors.js';
import { SignInLimits } from '../../ports/sign-in-links.js';

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

export class FlexibleSignInLimits extends SignInLimits {
  private readonly passwordsOfAccount: RateLimiterAbstract;
  private readonly passwordsFromNetwork: NetworkLimiter;
  private readonly passwordsInADay: NetworkLimiter;
  private readonly codesOfPerson: RateLimiterAbstract;
  private readonly passkeysFromNetwork: NetworkLimiter;
  private readonly linksToEmail: RateLimiterAbstract;
  private readonly linksFromNetwork: NetworkLimiter;

  constructor(make: MakeLimiter) {
    super();
    const duration = quarterOfAnHour;
    this.passwordsOfAccount = make({ keyPrefix: 'password-account', points: 5, duration });
    this.passwordsFromNetwork = new NetworkLimiter(make, { keyPrefix: 'password-network', points: 30, duration });
    this.passwordsInADay = new NetworkLimiter(make, { keyPrefix: 'password-day', points: 150, duration: day });
    this.codesOfPerson = make({ keyPrefix: 'code-person', points: 5, duration });
    this.passkeysFromNetwork = new NetworkLimiter(make, { keyPrefix: 'passkey-network', points: 30, duration });
    this.linksToEmail = make({ keyPrefix: 'link-email', points: 5, duration });
    this.linksFromNetwork = new NetworkLimiter(make, { keyPrefix: 'link-network', points: 50, duration });
  }

  async countPassword(email: string, address: string): Promise<void> {
    await this.passwordsFromNetwork.count(address, identityErrors.tooManyRequests);
    await this.passwordsInADay.count(address, identityErrors.tooManyRequestsToday);
    await countTry(this.passwordsOfAccount, keyOfEmail(email), identityErrors.tooManyRequests);
  }

  async forgivePassword(email: string, address: string): Promise<void> {
    await this.forgiveAccount(email);
    await this.passwordsFromNetwork.giveBack(address);
    await this.passwordsInADay.giveBack(address);
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

  async countPasskey(address: string): Promise<void> {
    await this.passkeysFromNetwork.count(address, identityErrors.tooManyRequests);
  }

  async forgivePasskey(address: string): Promise<void> {
    await this.passkeysFromNetwork.giveBack(address);
  }

  async countLink(email: string, address: string): Promise<void> {
    await this.linksFromNetwork.count(address, identityErrors.tooManyRequests);
    await countTry(this.linksToEmail, keyOfEmail(email), identityErrors.tooManyRequests);
  }
}

/** RATE_LIMITS=off, outside production: tests can sign in as often as they like. */
export class NoSignInLimits extends SignInLimits {
  async countPassword(): Promise<void> {}
  async forgivePassword(): Promise<void> {}
  async forgiveAccount(): Promise<void> {}
  async countCode(): Promise<void> {}
  async forgiveCodes(): Promise<void> {}
  async countPasskey(): Promise<void> {}
  async forgivePasskey(): Promise<void> {}
  async countLink(): Promise<void> {}
}
