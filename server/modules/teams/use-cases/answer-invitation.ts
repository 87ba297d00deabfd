import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import type { GivenRole } from '../../../contract/rules/member-rights.js';
import type { Clock, ProfileRef, SecretTokens, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { accept, isPending, profileOf } from '../domain/invitation.js';
import { teamErrors } from '../domain/team.errors.js';
import { checkMayJoin } from '../domain/team.js';
import type { Newcomers } from '../ports/people.js';
import type { InvitationRepository, Teams } from '../ports/teams.js';
import type { InvitationPost, Sender } from './invite-to-team.js';

/** An invitation's content, before it is accepted. */
export type InvitationCard = Sender &
  Readonly<{
    profileType: ProfileRef['type'];
    role: GivenRole;
    /** There is no account with this address yet, so accepting requires a name. */
    newPerson: boolean;
  }>;

/** Shows an invitation to the recipient of its email, without consuming it. */
export class LookAtInvitation {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly newcomers: Newcomers,
    private readonly tokens: SecretTokens,
    private readonly post: InvitationPost,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invitation-not-valid */
  async execute(token: string): Promise<InvitationCard> {
    const invitation = await this.invitations.findOpen(this.tokens.hashOf(token));
    if (!invitation || !isPending(invitation, this.clock.now())) throw teamErrors.invitationNotValid();
    const newPerson = !(await this.newcomers.hasAccount(invitation.email));
    const { profileType, role } = invitation;
    return { ...(await this.post.senderOf(invitation)), profileType, role, newPerson };
  }
}

type Acceptance = Readonly<{ token: string; email: string; name?: string }>;

/** The invited person joins: an account if they have none, the membership, and a session in that profile. */
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
