import type { GivenRole } from '../../../contract/rules/member-rights.js';
import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { checkMayManage, checkOwnerRemains, heirIn, memberIn } from '../domain/team.js';
import type { Members, Names, TeamMails } from '../ports/people.js';
import type { Teams } from '../ports/teams.js';

/** Changes a member's role, effective from their next request. */
export class ChangeMemberRole {
  constructor(
    private readonly teams: Teams,
    private readonly members: Members,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member, identity/owner-needed */
  async execute(actor: Actor, userId: string, role: GivenRole): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      const member = checkMayManage(await this.teams.hold(profile, this.clock.now()), userId, actor);
      if (member.role === role) return;

      await this.members.changeRole(actor, userId, profile, role);
    });
  }
}

/** An owner makes another member the owner and becomes an admin, atomically. */
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

/** Someone leaves the team, or is removed. Open sessions lose the profile at once, everywhere. */
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

  /** Leaves the team. @throws identity/no-such-member, identity/owner-needed */
  async leave(actor: Actor): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      checkOwnerRemains(await this.teams.hold(profile, this.clock.now()), actor.userId);

      await this.members.remove(actor, actor.userId, profile);
    });
  }
}
