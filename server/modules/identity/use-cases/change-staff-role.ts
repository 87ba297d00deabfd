import type { Actor, Clock, StaffRole, Transaction } from '../../../shared/kernel/index.js';
import { changeStaffRole } from '../domain/staff.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { EndSessions } from './end-sessions.js';
import { holdStaff } from './hold-staff.js';

/** A super user gives a colleague another role, or takes it away. Their sessions end: the next one begins with all its steps. */
export class ChangeStaffRole {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string, role: StaffRole | null): Promise<void> {
    await this.transaction.inTransaction(async () => {
      await holdStaff(this.users, actor);
      const [user, event] = changeStaffRole(await this.users.get(userId), role, actor, this.clock.now());
      await this.users.save(user, event);
      await this.endSessions.execute(userId);
    });
  }
}
