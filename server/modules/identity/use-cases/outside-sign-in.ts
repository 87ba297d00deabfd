import type { Clock, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { checkSameSubject, type OutsideIdentity, vouchedEmail } from '../domain/outside-identity.js';
import type { Session } from '../domain/session.js';
import { actorOf, canSignIn, type User, userEvent } from '../domain/user.js';
import type { IdentityProvider, Journey, OutsideIdentityRepository } from '../ports/identity-provider.js';
import type { UserRepository } from '../ports/repositories.js';
import type { OpenSession } from './sessions.js';
import type { ProveEmail } from './sign-in-links.js';

/**
 * Completes a sign-in at an outside provider. It signs in people we know: by their account there, or the first time by
 * the email address that the provider has verified. It creates no accounts: people join or are invited.
 */
export class FinishOutsideSignIn {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly outside: OutsideIdentityRepository,
    private readonly users: UserRepository,
    private readonly proveEmail: ProveEmail,
    private readonly openSession: OpenSession,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param journey what this browser took along; null if it has none
   * @param returned the callback's parameters
   * @throws identity/not-vouched, identity/sign-in-cancelled, identity/provider-away, identity/no-provider,
   * identity/email-not-verified, identity/user-not-found, identity/other-subject, identity/user-disabled
   */
  async execute(visitor: Visitor, journey: Journey | null, returned: URLSearchParams): Promise<Session> {
    if (!journey) throw identityErrors.notVouched();
    const identity = await this.provider.finish(journey, returned);
    const email = vouchedEmail(identity);
    return this.transaction.inTransaction(async () => {
      const knownId = await this.outside.userOf(identity);
      const user = knownId ? await this.users.get(knownId) : await this.linked(identity, email);
      if (!canSignIn(user)) throw identityErrors.userDisabled();
      return this.openSession.execute(user, visitor, 'outside');
    });
  }

  private async linked(identity: OutsideIdentity, email: string): Promise<User> {
    const user = await this.users.findByEmail(email);
    if (!user) throw identityErrors.userNotFound();
    if (!canSignIn(user)) throw identityErrors.userDisabled();
    checkSameSubject(await this.outside.subjectOf(user.id, identity.issuer), identity);
    const proven = await this.proveEmail.execute(user);
    const now = this.clock.now();
    const { issuer, subject } = identity;
    const event = userEvent('user.outside-linked', proven, actorOf(proven, null), now);
    await this.outside.link(proven.id, { issuer, subject }, now, event);
    return proven;
  }
}
