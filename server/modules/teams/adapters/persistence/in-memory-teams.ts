import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Team } from '../../domain/team.js';
import type { Members } from '../../ports/people.js';
import { Teams } from '../../ports/teams.js';
import type { InMemoryInvitationRepository } from './in-memory-invitation.repository.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** Nothing happens at once in memory, so that there is nothing to hold. */
export class InMemoryTeams extends Teams {
  constructor(
    private readonly members: Members,
    private readonly invitations: InMemoryInvitationRepository,
    /** Of every profile. */
    public seats: number | null,
  ) {
    super();
  }

  hold(profile: ProfileRef, now: Date): Promise<Team> {
    return this.of(profile, now);
  }

  async of(profile: ProfileRef, now: Date): Promise<Team> {
    const own = this.invitations.all().filter(({ profileUid }) => profileUid === profile.uid);
    const today = own.filter(({ sentAt }) => sentAt.getTime() > now.getTime() - dayMs);
    return {
      profile,
      seats: this.seats,
      members: await this.members.of(profile),
      invitations: own
        .filter(({ state }) => state === 'open')
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)),
      sentToday: today.reduce((sum, { sentTimes }) => sum + sentTimes, 0),
    };
  }
}
