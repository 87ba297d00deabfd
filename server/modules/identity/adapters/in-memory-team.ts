import type { Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import { SeatLimits } from '../ports/seat-limits.js';
import { AcceptInvitation } from '../use-cases/accept-invitation.js';
import { ChangeMemberRole } from '../use-cases/change-member-role.js';
import { ForgetInvitations } from '../use-cases/forget-invitations.js';
import { GetTeam } from '../use-cases/get-team.js';
import { HandOver } from '../use-cases/hand-over.js';
import { InvitationPost } from '../use-cases/invitation-post.js';
import { InviteToTeam } from '../use-cases/invite-to-team.js';
import { LookAtInvitation } from '../use-cases/look-at-invitation.js';
import { ProveEmail } from '../use-cases/prove-email.js';
import { RemoveMember } from '../use-cases/remove-member.js';
import { RevokeInvitation } from '../use-cases/revoke-invitation.js';
import { inMemoryIdentity } from './in-memory-identity.js';
import { InMemoryTeamMails } from './mail/in-memory-team-mails.js';
import { InMemoryInvitationRepository } from './persistence/in-memory-invitation.repository.js';
import { InMemoryTeams } from './persistence/in-memory-teams.js';

/** Every profile has as many seats as was said last. */
export class InMemorySeatLimits extends SeatLimits {
  constructor(public seats: number | null) {
    super();
  }

  async seatsOf(_profile: ProfileRef): Promise<number | null> {
    return this.seats;
  }
}

/** Teams over the in-memory twins, beside the rest of identity. */
export function inMemoryTeam(clock: Clock, realTime: Clock, transaction: Transaction, seats: number | null) {
  const identity = inMemoryIdentity(clock, realTime, transaction);
  const { users, links, sessions, keys, tokens, cards, openSession } = identity;
  const invitations = new InMemoryInvitationRepository();
  const teams = new InMemoryTeams(users, invitations);
  const limits = new InMemorySeatLimits(seats);
  const teamMails = new InMemoryTeamMails();
  const post = new InvitationPost(users, cards, teamMails);
  const prove = new ProveEmail(users, links, sessions, keys, clock, realTime);
  return {
    ...identity,
    invitations,
    teams,
    seatLimits: limits,
    teamMails,
    getTeam: new GetTeam(teams, limits, clock),
    inviteToTeam: new InviteToTeam(teams, limits, invitations, tokens, post, transaction, clock),
    revokeInvitation: new RevokeInvitation(teams, invitations, transaction, clock),
    lookAtInvitation: new LookAtInvitation(invitations, users, tokens, post, clock),
    acceptInvitation: new AcceptInvitation(
      invitations,
      teams,
      limits,
      users,
      tokens,
      prove,
      openSession,
      transaction,
      clock,
    ),
    changeMemberRole: new ChangeMemberRole(teams, users, transaction, clock),
    removeMember: new RemoveMember(teams, users, cards, teamMails, transaction, clock),
    handOver: new HandOver(teams, users, cards, teamMails, transaction, clock),
    forgetInvitations: new ForgetInvitations(invitations, clock),
  };
}
