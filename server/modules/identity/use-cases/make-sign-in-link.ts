import type { Clock, SecretTokens } from '../../../shared/kernel/index.js';
import { issueLink } from '../domain/sign-in-link.js';
import type { SignInLinkRepository } from '../ports/sign-in-link.repository.js';
import type { UserRepository } from '../ports/user.repository.js';

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
