import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import type { Clock, RealTime, SecretTokens, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import type { Session } from '../domain/session.js';
import type { LinkPurpose } from '../domain/sign-in-link.js';
import { canSignIn, proveEmail, type User } from '../domain/user.js';
import type { PersonalKeys } from '../ports/neighbours.js';
import type { UserRepository, SessionRepository } from '../ports/repositories.js';
import type { SignInLinkRepository } from '../ports/sign-in-links.js';
import type { OpenSession } from './sessions.js';

/** The person has shown that the email address is theirs. The first time, whatever was set up before that ends. */
export class ProveEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: PersonalKeys,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** In the caller's transaction. Answers the person as they are then. */
  async execute(user: User): Promise<User> {
    if (user.emailProvenAt) return user;
    const [proven, event] = proveEmail(user, this.clock.now());
    const saved = await this.users.save(proven, event);
    await this.sessions.endAllOf({ userId: user.id }, this.realTime.now());
    await this.keys.revokeAllOf(user.id, this.realTime.now());
    await this.links.withdrawAllOf(user.id);
    return saved;
  }
}

/**
 * The first step with every emailed link: it works once, for its purpose, and only with the address that it was sent to. Using it
 * proves that mail reaches them.
 */
export class UseLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly proveEmail: ProveEmail,
    private readonly clock: Clock,
  ) {}

  /** Answers whose link it was. In the caller's transaction. @throws identity/link-not-valid, identity/user-disabled */
  async execute(token: string, typedEmail: string, purposes: readonly LinkPurpose[]): Promise<User> {
    const use = { tokenHash: this.tokens.hashOf(token), email: normaliseTypedEmail(typedEmail), for: purposes };
    const link = await this.links.use(use, this.clock.now());
    if (!link) throw identityErrors.linkNotValid();

    const user = await this.users.get(link.userId);
    if (user.email !== link.email) throw identityErrors.linkNotValid();
    if (!canSignIn(user)) throw identityErrors.userDisabled();
    return this.proveEmail.execute(user);
  }
}

/** The mailed link signs its person in. */
export class VerifySignInLink {
  constructor(
    private readonly useLink: UseLink,
    private readonly openSession: OpenSession,
    private readonly transaction: Transaction,
  ) {}

  /** @throws identity/link-not-valid, identity/user-disabled */
  async execute(visitor: Visitor, token: string, typedEmail: string): Promise<Session> {
    return this.transaction.inTransaction(async () => {
      const user = await this.useLink.execute(token, typedEmail, ['sign-in', 'invitation']);
      return this.openSession.execute(user, visitor, 'link');
    });
  }
}
