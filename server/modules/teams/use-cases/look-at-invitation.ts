import type { GivenRole } from '../../../contract/rules/member-rights.js';
import type { Clock, ProfileRef, SecretTokens } from '../../../shared/kernel/index.js';
import { teamErrors } from '../domain/team.errors.js';
import { isPending } from '../domain/invitation.js';
import type { InvitationRepository } from '../ports/invitation.repository.js';
import type { Newcomers } from '../ports/people.js';
import type { InvitationPost, Sender } from './invitation-post.js';

/** What the page of an invitation says before it is accepted. */
export type InvitationCard = Sender &
  Readonly<{
    profileType: ProfileRef['type'];
    role: GivenRole;
    /** There is no account with this address yet: accepting asks for a name. */
    newPerson: boolean;
  }>;

/** Reads an invitation to whoever holds its letter; uses nothing up. */
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
