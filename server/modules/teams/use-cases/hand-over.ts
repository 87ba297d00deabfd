import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { heirIn, memberIn } from '../domain/team.js';
import type { Members, Names } from '../ports/people.js';
import type { TeamMails } from '../ports/team-mails.js';
import type { Teams } from '../ports/teams.js';

/** An owner makes another member the owner and goes on as an admin: both, or neither. */
export class HandOver {
  constructor(
    private readonly teams: Teams,
    private readonly members: Members,
    private readonly names: Names,
    private readonly mails: TeamMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member */
  async execute(actor: Actor, userId: string): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      const team = await this.teams.hold(profile, this.clock.now());
      const heir = heirIn(team, userId, actor);
      const { name: formerOwner } = memberIn(team, actor.userId);

      await this.members.changeRole(actor, userId, profile, 'owner');
      await this.members.changeRole(actor, actor.userId, profile, 'admin');

      await this.mails.tellNewOwner(heir, { profileName: await this.names.ofProfile(profile), formerOwner });
    });
  }
}
