import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { checkMayManage, checkOwnerRemains } from '../domain/team.js';
import type { Members, Names } from '../ports/people.js';
import type { TeamMails } from '../ports/team-mails.js';
import type { Teams } from '../ports/teams.js';

/** Somebody leaves the team, by another's hand or their own. Open sessions lose the profile at once, everywhere. */
export class RemoveMember {
  constructor(
    private readonly teams: Teams,
    private readonly members: Members,
    private readonly names: Names,
    private readonly mails: TeamMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member, identity/owner-needed */
  async execute(actor: Actor, userId: string): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      const removed = checkMayManage(await this.teams.hold(profile, this.clock.now()), userId, actor);

      await this.members.remove(actor, userId, profile);

      if (userId !== actor.userId) await this.mails.tellRemoved(removed, await this.names.ofProfile(profile));
    });
  }

  /** One's own place. @throws identity/no-such-member, identity/owner-needed */
  async leave(actor: Actor): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      checkOwnerRemains(await this.teams.hold(profile, this.clock.now()), actor.userId);

      await this.members.remove(actor, actor.userId, profile);
    });
  }
}
