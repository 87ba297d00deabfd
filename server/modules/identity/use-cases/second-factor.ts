import type { Actor, Clock, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { asAppCode, asRecoveryCode, isEnrolled, openProposal, recoveryCodeCount } from '../domain/second-factor.js';
import { type Session, startSession } from '../domain/session.js';
import { actorIn, actorOf, profileAtSignIn, userEvent } from '../domain/user.js';
import type { PasskeyRepository } from '../ports/passkeys.js';
import type { UserRepository, SessionRepository } from '../ports/repositories.js';
import type { SecondFactorRepository, OneTimeCodes, SecretVault } from '../ports/secrets.js';
import type { SecondFactorPolicy, SignInLimits, SignInLinkOrders } from '../ports/sign-in-links.js';
import type { EndSessions, SignedInAs } from './sessions.js';

/** A code from the person's app, or a recovery code. Each is valid once; attempts are rate limited. */
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

  private async useRecoveryCode(userId: string, typed: string): Promise<boolean> {
    const person = { id: userId, staffRole: null };
    const used = userEvent('user.recovery-code-used', person, actorOf(person, null), this.clock.now());
    for (const hash of this.vault.fingerprints(asRecoveryCode(typed), userId))
      if (await this.factors.useRecoveryCode(userId, hash, this.realTime.now(), used)) return true;
    return false;
  }
}

/** The second step of a sign-in: replaces the waiting session with a full one that has its own id. */
export class FinishSignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly checkCode: CheckCode,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /**
   * `waitingId` is the session that still needs the code. @throws identity/wrong-code, identity/too-many-requests,
   * identity/not-signed-in
   */
  async execute(waitingId: string, typedCode: string): Promise<Session> {
    const { userId } = await this.sessions.get(waitingId);
    await this.checkCode.execute(userId, typedCode);
    return this.replace(waitingId);
  }

  /** The step is complete: the full session begins. @throws identity/not-signed-in when the waiting one has ended */
  async replace(waitingId: string): Promise<Session> {
    return this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const waiting = await this.sessions.get(waitingId);
      const user = await this.users.get(waiting.userId);
      const profile = profileAtSignIn(user);
      const session = startSession(user, profile, waiting.userAgent, now);
      const payload = { sessionId: session.id, by: 'second-factor' as const };
      await this.sessions.end(waiting.id, now);
      await this.sessions.start(
        session,
        userEvent('user.signed-in', user, actorIn(user, profile), this.clock.now(), payload),
      );
      return session;
    });
  }
}

export type SecondFactorState = Readonly<{
  enrolled: boolean;
  enrolledAt: Date | null;
  recoveryCodesLeft: number;
  compulsory: boolean;
}>;

/** The service for people's own authenticator app and recovery codes. */
export class SecondFactorService {
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
      compulsory: await this.isCompulsoryFor(userId),
    };
  }

  /** A secret for a new app. The current app works until the new one's first code is entered. */
  async begin({ userId }: Actor): Promise<{ secret: string; address: string }> {
    const { email } = await this.users.get(userId);
    const secret = this.codes.newSecret();
    await this.factors.propose(userId, this.vault.seal(secret, userId), this.realTime.now());
    return { secret, address: this.codes.addressFor(secret, email) };
  }

  /**
   * Confirms the new app with its first code. Returns the recovery codes, shown only once; other sessions end.
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

  /**
   * New recovery codes, shown only once; the old ones stop working. @throws identity/nothing-to-confirm without an app
   */
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
    if (await this.isCompulsoryFor(actor.userId)) throw identityErrors.secondFactorCompulsory();
    const event = userEvent('user.second-factor-removed', { id: actor.userId }, actor, this.clock.now());
    await this.factors.remove(actor.userId, event);
  }

  private async isCompulsoryFor(userId: string): Promise<boolean> {
    return this.policy.compulsory && (await this.users.get(userId)).staffRole !== null;
  }

  private newCodes(userId: string): { plain: readonly string[]; hashes: string[] } {
    const plain = this.codes.newRecoveryCodes(recoveryCodeCount);
    return { plain, hashes: plain.map((code) => this.vault.fingerprints(asRecoveryCode(code), userId)[0]) };
  }
}

/**
 * For someone who has lost both phone and recovery codes: deletes these and the passkeys, ends their sessions, and
 * emails them a single-use link.
 */
export class ResetSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly endSessions: EndSessions,
    private readonly linkOrders: SignInLinkOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'staff.reset-second-factor');
    if (userId === actor.userId) throw identityErrors.notYourself();
    const user = await this.users.get(userId);
    await this.transaction.inTransaction(async () => {
      await this.factors.remove(userId, userEvent('user.second-factor-removed', user, actor, this.clock.now()));
      await this.passkeys.removeAllOf(userId);
      await this.endSessions.execute(userId);
      await this.linkOrders.place(user.email, 'sign-in');
    });
  }
}
