import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import { revoke } from '../domain/invitation.js';
import { invitationIn } from '../domain/team.js';
import type { InvitationRepository } from '../ports/invitation.repository.js';
import type { Teams } from '../ports/teams.js';

/** Takes an invitation back: its letter leads nowhere from now on, and its seat is free. */
export class RevokeInvitation {
  constructor(
    private readonly teams: Teams,
    private readonly invitations: InvitationRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, identity/seat-needed, identity/no-such-invitation */
  async execute(actor: Actor, invitationId: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      const team = await this.teams.hold(ownProfile(actor), now);
      const invitation = invitationIn(team, invitationId, actor);

      await this.invitations.save(...revoke(invitation, actor, now));
    });
  }
}
