import type { MemberRole } from '../../../contract/rules/member-rights.js';
import type { Actor, Clock, ProfileRef } from '../../../shared/kernel/index.js';
import { changeRole, link, type NewMembership, unlink, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/user.repository.js';

/** Profiles are given to a person, or taken away, or worked for in another role; all act on open sessions at once. */
export class ChangeLinks {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user */
  async link(actor: Actor, userId: string, membership: NewMembership): Promise<User> {
    const [user, event] = link(await this.users.get(userId), membership, actor, this.clock.now());
    return this.users.save(user, event);
  }

  /** @throws identity/no-such-user, identity/not-your-profile */
  async unlink(actor: Actor, userId: string, profile: ProfileRef): Promise<User> {
    const [user, event] = unlink(await this.users.get(userId), profile, actor, this.clock.now());
    return this.users.save(user, event);
  }

  /** @throws identity/no-such-user */
  async changeRole(actor: Actor, userId: string, profile: ProfileRef, role: MemberRole): Promise<User> {
    const [user, event] = changeRole(await this.users.get(userId), profile, role, actor, this.clock.now());
    return this.users.save(user, event);
  }
}
