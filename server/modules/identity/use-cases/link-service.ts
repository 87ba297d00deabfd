import type { MemberRole } from '../../../contract/rules/member-rights.js';
import type { Actor, Clock, ProfileRef } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { changeRole, link, type NewMembership, unlink, type User } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { UserRepository } from '../ports/repositories.js';

/** A service: profiles are given to a person, taken away, or worked for in another role. All act on open sessions at once. */
export class LinkService {
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

/** The same service by the hand of staff, as their rights allow. */
export class StaffLinkService {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/not-your-profile when there is no such profile, identity/staff-act-as-themselves, identity/read-only */
  async link(actor: Actor, userId: string, membership: NewMembership): Promise<void> {
    checkMayAsStaff(actor, 'person.link-profile');
    const user = await this.users.get(userId);
    if (user.staffRole) throw identityErrors.staffActAsThemselves();
    const [found] = await this.cards.linked([membership.profile]);
    if (!found) throw identityErrors.notYourProfile();
    await this.users.save(...link(user, membership, actor, this.clock.now()));
  }

  /** @throws identity/no-such-user, identity/not-your-profile, identity/read-only, identity/super-user-needed */
  async unlink(actor: Actor, userId: string, profile: ProfileRef): Promise<void> {
    checkMayAsStaff(actor, 'person.unlink-profile');
    await this.users.save(...unlink(await this.users.get(userId), profile, actor, this.clock.now()));
  }
}
