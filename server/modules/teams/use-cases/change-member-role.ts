import type { GivenRole } from '../../../contract/rules/member-rights.js';
import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { checkMayManage } from '../domain/team.js';
import type { Teams } from '../ports/teams.js';
import type { Members } from '../ports/people.js';

/** Gives a member another role, which holds from their next request on. */
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
