import { type Actor, type Clock, emailToKeep, type StaffRole, type Transaction } from '../../../shared/kernel/index.js';
import { changeStaffRole } from '../domain/staff.js';
import { createUser, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { EndSessions } from './end-sessions.js';
import { holdStaff } from './hold-staff.js';

export type NewStaff = Readonly<{ email: string; name: string; staffRole: StaffRole }>;

/** Makes a person staff, or gives staff another role. Sessions from before end: they have not taken the steps of staff. */
export class AddStaff {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invalid-email, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, { email: typedEmail, name, staffRole }: NewStaff): Promise<User> {
    const email = emailToKeep(typedEmail);
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      await holdStaff(this.users, actor);
      const known = await this.users.findByEmail(email);
      const [user, event] = known
        ? changeStaffRole(known, staffRole, actor, now)
        : createUser({ email, name, staffRole }, actor, now);
      const saved = await this.users.save(user, event);
      await this.endSessions.execute(saved.id);
      return saved;
    });
  }
}
