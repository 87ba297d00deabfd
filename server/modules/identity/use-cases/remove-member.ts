import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { checkMayManage, checkOwnerRemains } from '../domain/team.js';
import { unlink } from '../domain/user.js';
import type { ProfileCards } from '../ports/profile-cards.js';
import type { TeamMails } from '../ports/team-mails.js';
import type { Teams } from '../ports/teams.js';
import type { UserRepository } from '../ports/user.repository.js';

/** Somebody leaves the team, by another's hand or their own. Open sessions lose the profile at once, everywhere. */
export class RemoveMember {
  constructor(
    private readonly teams: Teams,
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
    private readonly mails: TeamMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member, identity/owner-needed */
  async execute(actor: Actor, userId: string): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      const removed = checkMayManage(await this.teams.hold(profile, now), userId, actor);

      await this.users.save(...unlink(await this.users.get(userId), profile, actor, now));

      const [card] = await this.cards.cardsOf([profile]);
      if (userId !== actor.userId) await this.mails.tellRemoved(removed, card?.name ?? '');
    });
  }

  /** One's own place. @throws identity/no-such-member, identity/owner-needed */
  async leave(actor: Actor): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      checkOwnerRemains(await this.teams.hold(profile, now), actor.userId);

      await this.users.save(...unlink(await this.users.get(actor.userId), profile, actor, now));
    });
  }
}
