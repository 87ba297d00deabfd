import type { GivenRole } from '../../../contract/rules/member-rights.js';
import {
  type Actor,
  checkMember,
  type Clock,
  emailToKeep,
  ownProfile,
  type SecretTokens,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { type Invitation, profileOf, revoke } from '../domain/invitation.js';
import { invitationIn, invite, type Team } from '../domain/team.js';
import type { Names, TeamMails } from '../ports/people.js';
import type { InvitationRepository, Teams } from '../ports/teams.js';

/** The sender of an invitation, as shown in its email and on its page. */
export type Sender = Readonly<{ profileName: string; invitedBy: string }>;

/** A service for invitations: looks up the names, and sends the email. */
export class InvitationPost {
  constructor(
    private readonly names: Names,
    private readonly mails: TeamMails,
  ) {}

  async senderOf(invitation: Invitation): Promise<Sender> {
    const invitedBy = await this.names.ofPerson(invitation.invitedBy);
    return { profileName: await this.names.ofProfile(profileOf(invitation)), invitedBy };
  }

  async send(invitation: Invitation, token: string): Promise<void> {
    await this.mails.sendInvitation(invitation, await this.senderOf(invitation), token);
  }
}

export type TeamInvitation = Readonly<{ email: string; role: GivenRole }>;

/**
 * Invites someone to the actor's profile, or resends the invitation. Members and open invitations never exceed the
 * seats.
 */
export class InviteToTeam {
  constructor(
    private readonly teams: Teams,
    private readonly invitations: InvitationRepository,
    private readonly tokens: SecretTokens,
    private readonly post: InvitationPost,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws identity/invalid-email, identity/role-not-enough, identity/seat-needed, identity/already-member,
   * identity/no-free-seat, identity/invited-too-often, identity/sent-just-now
   */
  async execute(actor: Actor, { email, role }: TeamInvitation): Promise<Invitation> {
    const wish = { email: emailToKeep(email), role };
    return this.send(actor, () => wish);
  }

  /** Resends an open invitation. @throws identity/no-such-invitation, and as above */
  async again(actor: Actor, invitationId: string): Promise<Invitation> {
    return this.send(actor, (team) => invitationIn(team, invitationId, actor));
  }

  private async send(actor: Actor, wishIn: (team: Team) => TeamInvitation): Promise<Invitation> {
    checkMember(actor, 'members');
    const profile = ownProfile(actor);
    const { token, hash } = this.tokens.make();
    return this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      const team = await this.teams.hold(profile, now);
      const { email, role } = wishIn(team);

      const [invitation, event] = invite(team, { email, role, tokenHash: hash }, actor, now);

      const saved = await this.invitations.save(invitation, event);
      await this.post.send(saved, token);
      return saved;
    });
  }
}

/** Revokes an invitation: its link stops working, and its seat is free. */
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

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Invitations are deleted a month after they were answered or expired. */
export class ForgetInvitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns how many. */
  execute(): Promise<number> {
    return this.invitations.forget(new Date(this.clock.now().getTime() - keptMs));
  }
}
