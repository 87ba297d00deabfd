import type { Clock, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { actorOf, checkNewPassword, setPassword } from '../domain/user.js';
import type { Session } from '../domain/session.js';
import type { PasswordHasher } from '../ports/secrets.js';
import type { SignInLimits } from '../ports/sign-in-limits.js';
import type { SignInLinkRepository } from '../ports/sign-in-links.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { EndSessions } from './sessions.js';
import type { OpenSession } from './open-session.js';
import type { UseLink } from './use-link.js';

/** A mailed link sets a new password. Every session and every other link ends, and a session in this browser begins. */
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

  /** A password that is refused leaves the link usable. @throws identity/bad-new-password, identity/link-not-valid, identity/user-disabled */
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
