import type { Actor, Clock, StaffRole } from '../../../shared/kernel/index.js';
import { emailToKeep } from '../domain/email.js';
import { createUser, promote, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/user.repository.js';

export type NewStaff = Readonly<{ email: string; name: string; staffRole: StaffRole }>;

/** Makes a person staff, or gives staff another role. */
export class AddStaff {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invalid-email */
  async execute(actor: Actor, { email: typedEmail, name, staffRole }: NewStaff): Promise<User> {
    const email = emailToKeep(typedEmail);
    const now = this.clock.now();
    const known = await this.users.findByEmail(email);
    const [user, event] = known
      ? promote(known, staffRole, actor, now)
      : createUser({ email, name, staffRole }, actor, now);
    return this.users.save(user, event);
  }
}
