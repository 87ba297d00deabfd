import type { Clock, SecretTokens, Transaction } from '../../../shared/kernel/index.js';
import { type AskedPurpose, issueLink } from '../domain/sign-in-link.js';
import type { SignInLinkRepository } from '../ports/sign-in-link.repository.js';
import type { SignInMails } from '../ports/sign-in-mails.js';
import type { UserRepository } from '../ports/user.repository.js';

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
