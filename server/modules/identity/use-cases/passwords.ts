import {
  type Actor,
  type Clock,
  type DomainError,
  emailToKeep,
  type RealTime,
  type Transaction,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import type { Session } from '../domain/session.js';
import { checkNewPassword } from '../domain/new-password.js';
import { isProven } from '../domain/session.js';
import { actorOf, canSignIn, setPassword } from '../domain/user.js';
import type { UserRepository, SessionRepository } from '../ports/repositories.js';
import type { PasswordHasher } from '../ports/secrets.js';
import type { SignInLimits, SignInPolicy, SignInLinkRepository } from '../ports/sign-in-links.js';
import type { EndSessions, OpenSession, SignedInAs } from './sessions.js';
import type { UseLink } from './sign-in-links.js';

/** Sign-in by email and password. Takes just as long for unknown people. */
export class SignInWithPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly openSession: OpenSession,
    private readonly policy: SignInPolicy,
  ) {}

  /**
   * @throws identity/invalid-email, identity/too-many-requests, identity/user-not-found, identity/wrong-password,
   * identity/user-disabled (only after the right password), or identity/sign-in-failed for the last three
   */
  async execute(visitor: Visitor, typedEmail: string, password: string): Promise<Session> {
    const email = emailToKeep(typedEmail); // no account has any other
    await this.limits.countPassword(email, visitor.address);

    const user = await this.users.findByEmail(email);
    const right = await this.hasher.matches(password, user?.passwordHash ?? null);
    if (!user) throw this.failure(identityErrors.userNotFound());
    if (!right) throw this.failure(identityErrors.wrongPassword());
    if (!canSignIn(user)) throw this.failure(identityErrors.userDisabled());
    await this.limits.forgivePassword(email, visitor.address);
    return this.openSession.execute(user, visitor, 'password');
  }

  private failure(exact: DomainError): DomainError {
    return this.policy.tellsWhy ? exact : identityErrors.signInFailed();
  }
}

export type PasswordChange = Readonly<{ currentPassword?: string | null; password: string }>;

/** A signed-in person sets their first password, or changes it. Their other sessions end. */
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Whether there is a password to enter; people who sign in by link only have none. */
  async hasPassword(actor: Actor): Promise<boolean> {
    return (await this.users.get(actor.userId)).passwordHash !== null;
  }

  /**
   * People with a password must enter it, others must have just reauthenticated: otherwise an unlocked browser would be
   * enough to take over an account. @throws identity/bad-new-password, identity/wrong-current-password,
   * identity/too-many-requests, identity/reauthentication-needed
   */
  async execute(
    { actor, sessionId }: SignedInAs,
    { address }: Visitor,
    { currentPassword, password }: PasswordChange,
  ): Promise<void> {
    checkNewPassword(password);
    const user = await this.users.get(actor.userId);
    if (user.passwordHash) {
      await this.limits.countPassword(user.email, address);
      if (!(await this.hasher.matches(currentPassword ?? '', user.passwordHash)))
        throw identityErrors.wrongCurrentPassword();
      await this.limits.forgivePassword(user.email, address);
    } else if (!isProven(await this.sessions.get(sessionId), this.realTime.now())) throw identityErrors.proofNeeded();
    const [changed, event] = setPassword(user, await this.hasher.hash(password), actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(changed, event);
      await this.sessions.endAllOf({ userId: user.id, except: sessionId }, this.realTime.now());
    });
  }
}

/**
 * Sets a new password through an emailed link. Every session and every other link ends, and a new session begins in
 * this browser.
 */
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly useLink: UseLink,
    private readonly endSessions: EndSessions,
    private readonly openSession: OpenSession,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * A rejected password leaves the link usable. @throws identity/bad-new-password, identity/link-not-valid,
   * identity/user-disabled
   */
  async execute(visitor: Visitor, token: string, typedEmail: string, password: string): Promise<Session> {
    checkNewPassword(password);
    return this.transaction.inTransaction(async () => {
      const user = await this.useLink.execute(token, typedEmail, ['password-reset']);
      const hash = await this.hasher.hash(password);
      const [changed, event] = setPassword(user, hash, actorOf(user, null), this.clock.now());
      const saved = await this.users.save(changed, event);

      await this.endSessions.execute(user.id);
      await this.links.withdrawAllOf(user.id);
      await this.limits.forgiveAccount(user.email);
      return this.openSession.execute(saved, visitor, 'password-reset');
    });
  }
}
