import { type DomainError, emailToKeep, type Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import type { Session } from '../domain/session.js';
import { canSignIn } from '../domain/user.js';
import type { PasswordHasher } from '../ports/secrets.js';
import type { SignInLimits } from '../ports/sign-in-limits.js';
import type { SignInPolicy } from '../ports/policies.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { OpenSession } from './open-session.js';

/** Sign-in by e-mail and password. Takes as long for people whom we do not know. */
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
    const email = emailToKeep(typedEmail); // nobody has an account with any other
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
