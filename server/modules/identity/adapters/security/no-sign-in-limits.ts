import { SignInLimits } from '../../ports/sign-in-limits.js';

/** RATE_LIMITS=off, outside production: a test may sign in as often as it likes. */
export class NoSignInLimits extends SignInLimits {
  async countPassword(): Promise<void> {}
  async forgivePassword(): Promise<void> {}
  async forgiveAccount(): Promise<void> {}
  async countCode(): Promise<void> {}
  async forgiveCodes(): Promise<void> {}
  async countLink(): Promise<void> {}
}
