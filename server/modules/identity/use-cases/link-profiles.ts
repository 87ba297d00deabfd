import type { Actor, Clock, ProfileRef } from '../../../shared/kernel/index.js';
import { checkMayAsStaff } from '../domain/check-staff.js';
import { identityErrors } from '../domain/identity.errors.js';
import { link, type NewMembership, unlink } from '../domain/user.js';
import type { ProfileCards } from '../ports/profile-cards.js';
import type { UserRepository } from '../ports/user.repository.js';
import { withCards } from './with-cards.js';

/** Staff give a person a profile to act for, or take one away. Both act on open sessions at once. */
export class LinkProfiles {
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
    const [found] = await withCards(this.cards, [membership.profile]);
    if (!found) throw identityErrors.notYourProfile();
    await this.users.save(...link(user, membership, actor, this.clock.now()));
  }

  /** @throws identity/no-such-user, identity/not-your-profile, identity/read-only, identity/super-user-needed */
  async unlink(actor: Actor, userId: string, profile: ProfileRef): Promise<void> {
    checkMayAsStaff(actor, 'person.unlink-profile');
    await this.users.save(...unlink(await this.users.get(userId), profile, actor, this.clock.now()));
  }
}
