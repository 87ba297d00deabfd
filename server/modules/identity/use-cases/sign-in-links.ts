import {
  type Clock,
  emailToSignInWith,
  type SecretTokens,
  type Transaction,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { type AskedPurpose, issueLink } from '../domain/sign-in-link.js';
import type { UserRepository } from '../ports/repositories.js';
import type { SignInLimits, SignInLinkOrders, SignInLinkRepository, SignInMails } from '../ports/sign-in-links.js';

/** Someone asks for a link to sign in with, or to choose a new password with. The answer is the same, and takes as long, whether we know the address or not. */
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

/** Carries out the wish for a link. Accounts are made by joining or by invitation only: nobody else gets a mail. */
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
    const { token, hash } = this.tokens.make();
    await this.transaction.inTransaction(async () => {
      await this.links.issue(issueLink(user, purpose, hash, this.clock.now()));
      await (purpose === 'sign-in' ? this.mails.sendLink(user, token) : this.mails.sendPasswordReset(user, token));
    });
  }
}

/** A link that is handed over without a mail, on the command line of the machine itself. */
export class MakeSignInLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly clock: Clock,
  ) {}

  /** Answers the token. @throws identity/no-such-user */
  async execute(userId: string): Promise<string> {
    const user = await this.users.get(userId);
    const { token, hash } = this.tokens.make();
    await this.links.issue(issueLink(user, 'sign-in', hash, this.clock.now()));
    return token;
  }
}
