import type { Actor, Clock, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { asAppCode, asRecoveryCode, isEnrolled, openProposal, recoveryCodeCount } from '../domain/second-factor.js';
import { userEvent } from '../domain/user.js';
import type { OneTimeCodes, SecretVault } from '../ports/secrets.js';
import type { SecondFactorPolicy } from '../ports/policies.js';
import type { SecondFactorRepository } from '../ports/second-factor.repository.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { SignInLimits } from '../ports/sign-in-limits.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { SignedInAs } from './sessions.js';

export type SecondFactorState = Readonly<{
  enrolled: boolean;
  enrolledAt: Date | null;
  recoveryCodesLeft: number;
  compulsory: boolean;
}>;

/** A member of staff looks after their own authenticator app and recovery codes. */
export class OwnSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly factors: SecondFactorRepository,
    private readonly codes: OneTimeCodes,
    private readonly vault: SecretVault,
    private readonly limits: SignInLimits,
    private readonly policy: SecondFactorPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Without any secret. */
  async state({ userId }: Actor): Promise<SecondFactorState> {
    const factor = await this.factors.find(userId);
    return {
      enrolled: isEnrolled(factor),
      enrolledAt: factor?.confirmedAt ?? null,
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      compulsory: this.policy.compulsory,
    };
  }

  /** A secret for a new app. The present one works on until the first code of the new one. @throws identity/staff-only */
  async begin({ userId }: Actor): Promise<{ secret: string; address: string }> {
    const { email, staffRole } = await this.users.get(userId);
    if (!staffRole) throw identityErrors.staffOnly();
    const secret = this.codes.newSecret();
    await this.factors.propose(userId, this.vault.seal(secret, userId), this.realTime.now());
    return { secret, address: this.codes.addressFor(secret, email) };
  }

  /**
   * The first code of the new app. Answers the recovery codes, which are shown this once; sessions elsewhere end.
   * @throws identity/wrong-code, identity/nothing-to-confirm, identity/too-many-requests
   */
  async confirm({ actor, sessionId }: SignedInAs, typedCode: string): Promise<readonly string[]> {
    const { userId } = actor;
    await this.limits.countCode(userId);
    const now = this.realTime.now();
    const factor = await this.factors.find(userId);
    const proposedSecret = factor && openProposal(factor, now);
    if (!proposedSecret) throw identityErrors.nothingToConfirm();
    const digits = asAppCode(typedCode);
    const step = digits && this.codes.stepOf(this.vault.open(proposedSecret, userId), digits, now);
    if (!step) throw identityErrors.wrongCode();

    const { plain, hashes } = this.newCodes(userId);
    const event = userEvent('user.second-factor-set', { id: userId }, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      const confirmed = await this.factors.confirm({ userId, proposedSecret, step, codeHashes: hashes }, now, event);
      if (!confirmed) throw identityErrors.nothingToConfirm();
      await this.sessions.endAllOf({ userId, except: sessionId }, now);
    });
    await this.limits.forgiveCodes(userId);
    return plain;
  }

  /** New recovery codes, shown this once; the old ones stop working. @throws identity/nothing-to-confirm without an app */
  async renewRecoveryCodes(actor: Actor): Promise<readonly string[]> {
    const { userId } = actor;
    if (!isEnrolled(await this.factors.find(userId))) throw identityErrors.nothingToConfirm();
    const { plain, hashes } = this.newCodes(userId);
    const event = userEvent('user.recovery-codes-renewed', { id: userId }, actor, this.clock.now());
    await this.factors.replaceCodes(userId, hashes, event);
    return plain;
  }

  /** @throws identity/second-factor-compulsory where staff must have one */
  async remove(actor: Actor): Promise<void> {
    if (this.policy.compulsory) throw identityErrors.secondFactorCompulsory();
    const event = userEvent('user.second-factor-removed', { id: actor.userId }, actor, this.clock.now());
    await this.factors.remove(actor.userId, event);
  }

  private newCodes(userId: string): { plain: readonly string[]; hashes: string[] } {
    const plain = this.codes.newRecoveryCodes(recoveryCodeCount);
    return { plain, hashes: plain.map((code) => this.vault.fingerprint(asRecoveryCode(code), userId)) };
  }
}
