import {
  type Clock,
  emailToSignInWith,
  type RealTime,
  type SecretTokens,
  type Transaction,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { type AskedPurpose, issueLink, type LinkPurpose } from '../domain/sign-in-link.js';
import type { PasskeyRepository } from '../ports/passkeys.js';
import type { SessionRepository, UserRepository } from '../ports/repositories.js';
import type { SecondFactorRepository } from '../ports/secrets.js';
import type { SignInLimits, SignInLinkOrders, SignInLinkRepository, SignInMails } from '../ports/sign-in-links.js';
import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import { identityErrors } from '../domain/identity.errors.js';
import type { Session } from '../domain/session.js';
import { canSignIn, proveEmail, type User } from '../domain/user.js';
import type { PersonalKeys } from '../ports/neighbours.js';
import type { OpenSession } from './sessions.js';

/**
 * Someone asks for a link to sign in or to set a new password. Response and timing are the same whether or not we know
 * the address.
 */
export class RequestSignInLink {
  constructor(
    private readonly limits: SignInLimits,
    private readonly orders: SignInLinkOrders,
  ) {}

  /** @throws identity/invalid-email, identity/too-many-requests */
  async execute(visitor: Visitor, typedEmail: string, purpose: AskedPurpose = 'sign-in'): Promise<void> {
    const email = emailToSignInWith(typedEmail);
    await this.limits.countLink(email, visitor.address);
    await this.orders.place(email, purpose);
  }
}

/**
 * Processes a requested link. Accounts are created only by joining or by invitation: nobody else gets an email. A disabled
 * person gets to know that instead of a link, since the page behind a link that doesn't work doesn't say why.
 */
export class SendSignInLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: SignInMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(email: string, purpose: AskedPurpose): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) return;
    if (!canSignIn(user)) return this.mails.sendDisabled(user);
    const { token, hash } = this.tokens.make();
    await this.transaction.inTransaction(async () => {
      await this.links.issue(issueLink(user, purpose, hash, this.clock.now()));
      await (purpose === 'sign-in' ? this.mails.sendLink(user, token) : this.mails.sendPasswordReset(user, token));
    });
  }
}

/** A link issued without an email, on the command line of the machine itself. */
export class MakeSignInLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the token. @throws identity/no-such-user */
  async execute(userId: string): Promise<string> {
    const user = await this.users.get(userId);
    const { token, hash } = this.tokens.make();
    await this.links.issue(issueLink(user, 'sign-in', hash, this.clock.now()));
    return token;
  }
}

/**
 * Ends every way into a person's account except email, and anything that would lock them out. The caller handles
 * passwords and saves the person. Staff keep their authenticator app: a mailbox alone must never give access to what
 * they can see.
 */
export class ResetAccess {
  constructor(
    private readonly links: SignInLinkRepository,
    private readonly sessions: SessionRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly keys: PersonalKeys,
    private readonly realTime: RealTime,
  ) {}

  /** Runs in the caller's transaction. */
  async execute({ id: userId, staffRole }: Pick<User, 'id' | 'staffRole'>): Promise<void> {
    await this.sessions.endAllOf({ userId }, this.realTime.now());
    await this.passkeys.removeAllOf(userId);
    if (!staffRole) await this.factors.remove(userId);
    await this.keys.revokeAllOf(userId, this.realTime.now());
    await this.links.withdrawAllOf(userId);
  }
}

/** The person has proved that the email address is theirs. The first time, everything set up before that ends. */
export class ProveEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly resetAccess: ResetAccess,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. Returns the updated person. */
  async execute(user: User): Promise<User> {
    if (user.emailProvenAt) return user;
    const [proven, event] = proveEmail(user, this.clock.now());
    const saved = await this.users.save(proven, event);
    await this.resetAccess.execute(user);
    return saved;
  }
}

/**
 * The first step for every emailed link: it works once, for its purpose, and only with the address that it was sent to.
 * Using it proves that the person receives mail there.
 */
export class UseLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly proveEmail: ProveEmail,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the link's owner. Runs in the caller's transaction. @throws identity/link-not-valid, identity/user-disabled
   */
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

/** Signs a person in with an emailed link. */
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
