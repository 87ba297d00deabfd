import type { Clock, RealTime } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { asAppCode, asRecoveryCode } from '../domain/second-factor.js';
import { actorOf, userEvent } from '../domain/user.js';
import type { OneTimeCodes, SecretVault } from '../ports/secrets.js';
import type { SecondFactorRepository } from '../ports/second-factor.repository.js';
import type { SignInLimits } from '../ports/sign-in-limits.js';

/** A code of the person's app, or one of their recovery codes. Each counts once; guessing is slowed down. */
export class CheckCode {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly codes: OneTimeCodes,
    private readonly vault: SecretVault,
    private readonly limits: SignInLimits,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/wrong-code, identity/too-many-requests */
  async execute(userId: string, typed: string): Promise<void> {
    await this.limits.countCode(userId);
    const digits = asAppCode(typed);
    const right = digits ? await this.useAppCode(userId, digits) : await this.useRecoveryCode(userId, typed);
    if (!right) throw identityErrors.wrongCode();
    await this.limits.forgiveCodes(userId);
  }

  private async useAppCode(userId: string, digits: string): Promise<boolean> {
    const factor = await this.factors.find(userId);
    if (!factor?.secret) return false;
    const step = this.codes.stepOf(this.vault.open(factor.secret, userId), digits, this.realTime.now());
    return step !== null && (await this.factors.useStep(userId, step));
  }

  private useRecoveryCode(userId: string, typed: string): Promise<boolean> {
    const hash = this.vault.fingerprint(asRecoveryCode(typed), userId);
    const person = { id: userId, staffRole: null };
    const used = userEvent('user.recovery-code-used', person, actorOf(person, null), this.clock.now());
    return this.factors.useRecoveryCode(userId, hash, this.realTime.now(), used);
  }
}
