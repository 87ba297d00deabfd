import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import type { Clock, SecretTokens, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { accept, profileOf } from '../domain/invitation.js';
import { teamErrors } from '../domain/team.errors.js';
import { checkMayJoin } from '../domain/team.js';
import type { InvitationRepository } from '../ports/invitation.repository.js';
import type { Newcomers } from '../ports/people.js';
import type { Teams } from '../ports/teams.js';

export type Acceptance = Readonly<{ token: string; email: string; name?: string }>;

/** The invited person comes in: an account if they have none, the membership, and a session in that profile. */
export class AcceptInvitation {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly teams: Teams,
    private readonly newcomers: Newcomers,
    private readonly tokens: SecretTokens,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws identity/invitation-not-valid, identity/no-free-seat, identity/name-needed, identity/user-disabled,
   * identity/staff-cannot-join
   */
  execute(visitor: Visitor, { token, email, name = '' }: Acceptance): Promise<{ id: string; userId: string }> {
    return this.transaction.inTransaction(async () => {
      const invitation = await this.invitations.findOpen(this.tokens.hashOf(token));
      if (!invitation || invitation.email !== normaliseTypedEmail(email)) throw teamErrors.invitationNotValid();
      const profile = profileOf(invitation);
      const now = this.clock.now();
      checkMayJoin(await this.teams.hold(profile, now), invitation, now);

      const member = await this.newcomers.admit({ email: invitation.email, name, profile, role: invitation.role });
      await this.invitations.save(...accept(invitation, member, now));
      return this.newcomers.signIn(member.userId, visitor, profile);
    });
  }
}
