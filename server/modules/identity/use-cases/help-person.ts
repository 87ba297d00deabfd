import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { checkMayAsStaff } from '../domain/check-staff.js';
import { canSignIn, userEvent } from '../domain/user.js';
import type { SignInLinkOrders } from '../ports/sign-in-links.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { EndSessions } from './sessions.js';

/** Staff help a person in, or out of browsers that are not theirs any more. */
export class HelpPerson {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly linkOrders: SignInLinkOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Mails the person a sign-in link. @throws identity/no-such-user, identity/access-disabled, identity/read-only */
  async sendLink(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'person.send-link');
    const user = await this.users.get(userId);
    if (!canSignIn(user)) throw identityErrors.accessDisabled();
    const sent = userEvent('user.link-sent', user, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(user, sent);
      await this.linkOrders.place(user.email, 'sign-in');
    });
  }

  /** Signs the person out everywhere, at once. @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async endSessionsOf(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'person.end-sessions');
    if (userId === actor.userId) throw identityErrors.notYourself();
    const user = await this.users.get(userId);
    const ended = userEvent('user.sessions-ended', user, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(user, ended);
      await this.endSessions.execute(userId);
    });
  }
}
