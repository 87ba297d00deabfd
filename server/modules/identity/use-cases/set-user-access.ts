import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { disable, enable } from '../domain/user.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { EndSessions } from './sessions.js';
import { holdStaff } from './staff-accounts.js';

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
