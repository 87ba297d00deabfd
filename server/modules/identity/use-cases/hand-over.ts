import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { heirIn } from '../domain/team.js';
import { changeRole } from '../domain/user.js';
import type { ProfileCards } from '../ports/profile-cards.js';
import type { TeamMails } from '../ports/team-mails.js';
import type { Teams } from '../ports/teams.js';
import type { UserRepository } from '../ports/user.repository.js';

/** An owner makes another member the owner and goes on as an admin: both, or neither. */
export class HandOver {
  constructor(
    private readonly teams: Teams,
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
    private readonly mails: TeamMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member */
  async execute(actor: Actor, userId: string): Promise<void> {
    const profile = ownProfile(actor);
    await this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      const heir = heirIn(await this.teams.hold(profile, now), userId, actor);

      const former = await this.users.get(actor.userId);
      await this.users.save(...changeRole(await this.users.get(userId), profile, 'owner', actor, now));
      await this.users.save(...changeRole(former, profile, 'admin', actor, now));

      const [card] = await this.cards.cardsOf([profile]);
      await this.mails.tellNewOwner(heir, { profileName: card?.name ?? '', formerOwner: former.name });
    });
  }
}
