import { type Actor, emailToKeep, type ProfileRef } from '../../shared/kernel/index.js';
import { identityErrors } from './domain/identity.errors.js';
import { actorIn, roleIn } from './domain/user.js';
import type { ProfileMembers } from './ports/profile-members.js';
import type { UserRepository } from './ports/user.repository.js';

/** What other modules may ask about who works in a profile. */
export class MembersApi {
  constructor(
    private readonly users: UserRepository,
    private readonly members: ProfileMembers,
  ) {}

  /** The person at work in this profile, as a request of theirs would find them; null where they may not act as it now. */
  acting(userId: string, profile: ProfileRef): Promise<Actor | null> {
    return this.members.acting(userId, profile);
  }

  /** The person in this profile, with their role there. @throws identity/no-such-user, identity/no-such-member */
  async actorIn(userId: string, profile: ProfileRef): Promise<Actor> {
    const user = await this.users.get(userId);
    if (roleIn({ ...user, staffRole: null }, profile) === null) throw identityErrors.noSuchMember();
    return actorIn(user, profile);
  }

  /**
   * The person with this address in one of their profiles; without `uid` in the only one that they have.
   * @throws identity/invalid-email, identity/no-such-user, identity/not-your-profile
   */
  async actorWith(email: string, uid?: string): Promise<{ actor: Actor; profile: ProfileRef }> {
    const user = await this.users.findByEmail(emailToKeep(email));
    if (!user) throw identityErrors.noSuchUser(email);
    const [only, second] = user.memberships.filter(({ profileUid }) => uid === undefined || profileUid === uid);
    if (!only || second) throw identityErrors.notYourProfile();
    const profile: ProfileRef = { uid: only.profileUid, type: only.profileType };
    return { actor: actorIn(user, profile), profile };
  }
}
