import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Team, TeamMember } from '../../domain/team.js';
import { roleIn, type User } from '../../domain/user.js';
import { Teams } from '../../ports/teams.js';
import type { InMemoryInvitationRepository } from './in-memory-invitation.repository.js';
import type { InMemoryUserRepository } from './in-memory-user.repository.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** Nothing happens at once in memory, so that there is nothing to hold. */
export class InMemoryTeams extends Teams {
  constructor(
    private readonly users: InMemoryUserRepository,
    private readonly invitations: InMemoryInvitationRepository,
  ) {
    super();
  }

  hold(profile: ProfileRef, now: Date): Promise<Team> {
    return this.of(profile, now);
  }

  /** Nobody remembers sessions here. */
  async seeAfresh(): Promise<void> {}

  async of(profile: ProfileRef, now: Date): Promise<Team> {
    const own = this.invitations.all().filter(({ profileUid }) => profileUid === profile.uid);
    const today = own.filter(({ sentAt }) => sentAt.getTime() > now.getTime() - dayMs);
    return {
      profile,
      members: this.users
        .all()
        .flatMap((user) => memberOf(user, profile))
        .sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.userId < b.userId ? -1 : 1)),
      invitations: own
        .filter(({ state }) => state === 'open')
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)),
      sentToday: today.reduce((sum, { sentTimes }) => sum + sentTimes, 0),
    };
  }
}

function memberOf(user: User, profile: ProfileRef): TeamMember[] {
  const role = roleIn({ ...user, staffRole: null }, profile);
  if (role === null) return [];
  const membership = user.memberships.find(({ profileUid }) => profileUid === profile.uid);
  const { id: userId, email, name, disabledAt, createdAt } = user;
  const [kind, joinedAt] = membership ? [membership.kind, membership.createdAt] : ['admin' as const, createdAt];
  return [{ userId, email, name, role, kind, disabled: disabledAt !== null, joinedAt }];
}
