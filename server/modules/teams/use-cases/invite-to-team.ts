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
import type { Invitation } from '../domain/invitation.js';
import { invitationIn, invite, type Team } from '../domain/team.js';
import type { InvitationRepository } from '../ports/invitation.repository.js';
import type { Teams } from '../ports/teams.js';
import type { InvitationPost } from './invitation-post.js';

export type TeamInvitation = Readonly<{ email: string; role: GivenRole }>;

/** Asks somebody to work in the actor's profile, or asks them again. Members and open invitations never exceed the seats. */
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

  /** The same to the person of an open invitation. @throws identity/no-such-invitation, and as above */
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
