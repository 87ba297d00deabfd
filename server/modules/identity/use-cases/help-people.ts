import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { canSignIn, disable, enable, userEvent } from '../domain/user.js';
import type { UserRepository } from '../ports/repositories.js';
import type { SignInLinkOrders } from '../ports/sign-in-links.js';
import type { EndSessions } from './sessions.js';
import { holdStaff } from './staff-accounts.js';

/** Staff help a person in with a sign-in link. */
export class SendPersonLink {
  constructor(
    private readonly users: UserRepository,
    private readonly linkOrders: SignInLinkOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/access-disabled, identity/read-only */
  async execute(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'person.send-link');
    const user = await this.users.get(userId);
    if (!canSignIn(user)) throw identityErrors.accessDisabled();
    const sent = userEvent('user.link-sent', user, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(user, sent);
      await this.linkOrders.place(user.email, 'sign-in');
    });
  }
}

/** Staff sign a person out everywhere, at once: out of browsers that are not theirs any more. */
export class EndPersonSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string): Promise<void> {
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

/** Staff shut a person out, or let them in again. Being shut out ends every session at once. */
export class SetUserAccess {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string, access: 'disable' | 'enable'): Promise<void> {
    const decide = access === 'disable' ? disable : enable;
    await this.transaction.inTransaction(async () => {
      await holdStaff(this.users, actor);
      const [user, event] = decide(await this.users.get(userId), actor, this.clock.now());
      await this.users.save(user, event);
      if (access === 'disable') await this.endSessions.execute(userId);
    });
  }
}
