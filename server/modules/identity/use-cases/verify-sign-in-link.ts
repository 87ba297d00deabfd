import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { type Session, startSession } from '../domain/session.js';
import { actorOf, canSignIn, profileAtSignIn, proveEmail, type User, userEvent } from '../domain/user.js';
import type { Visitor } from '../domain/visitor.js';
import type { RealTime } from '../ports/real-time.js';
import type { SecretTokens } from '../ports/secret-tokens.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { SignInLinkRepository } from '../ports/sign-in-link.repository.js';
import type { UserRepository } from '../ports/user.repository.js';

/** The mailed link is used: it works once, and only with the address that it was sent to. */
export class VerifySignInLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: SecretTokens,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/link-not-valid, identity/user-disabled */
  async execute(visitor: Visitor, token: string, typedEmail: string): Promise<Session> {
    return this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      const link = await this.links.use(this.tokens.hashOf(token), normaliseTypedEmail(typedEmail), now);
      if (!link) throw identityErrors.linkNotValid();

      const user = await this.users.get(link.userId);
      if (user.email !== link.email) throw identityErrors.linkNotValid();
      if (!canSignIn(user)) throw identityErrors.userDisabled();
      if (!user.emailProvenAt) await this.prove(user, now);

      const profile = profileAtSignIn(user);
      const session = startSession(user, profile, visitor.userAgent, this.realTime.now());
      const signedIn = userEvent('user.signed-in', user, actorOf(user, profile), now, {
        sessionId: session.id,
        by: 'link',
      });
      await this.sessions.start(session, signedIn);
      return session;
    });
  }

  private async prove(user: User, now: Date): Promise<void> {
    const [proven, event] = proveEmail(user, now);
    await this.users.save(proven, event);
    await this.sessions.endAllOf(user.id, this.realTime.now());
    await this.links.withdrawAllOf(user.id);
  }
}
