import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { checkMayAsStaff } from '../domain/check-staff.js';
import { userEvent } from '../domain/user.js';
import type { SecondFactorRepository } from '../ports/second-factor.repository.js';
import type { SignInLinkOrders } from '../ports/sign-in-links.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { EndSessions } from './sessions.js';

/** A colleague has lost phone and recovery codes: both are forgotten, their sessions end, and a link that works once goes to them. */
export class ResetSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: SecondFactorRepository,
    private readonly endSessions: EndSessions,
    private readonly linkOrders: SignInLinkOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/staff-only, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'staff.reset-second-factor');
    if (userId === actor.userId) throw identityErrors.notYourself();
    const user = await this.users.get(userId);
    if (!user.staffRole) throw identityErrors.staffOnly();
    await this.transaction.inTransaction(async () => {
      await this.factors.remove(userId, userEvent('user.second-factor-removed', user, actor, this.clock.now()));
      await this.endSessions.execute(userId);
      await this.linkOrders.place(user.email, 'sign-in');
    });
  }
}
