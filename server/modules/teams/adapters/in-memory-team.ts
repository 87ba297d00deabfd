import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../shared/random-secret-tokens.js';
import { AcceptInvitation } from '../use-cases/accept-invitation.js';
import { ChangeMemberRole } from '../use-cases/change-member-role.js';
import { ForgetInvitations } from '../use-cases/forget-invitations.js';
import { GetTeam } from '../use-cases/get-team.js';
import { HandOver } from '../use-cases/hand-over.js';
import { InvitationPost } from '../use-cases/invitation-post.js';
import { InviteToTeam } from '../use-cases/invite-to-team.js';
import { LookAtInvitation } from '../use-cases/look-at-invitation.js';
import { RemoveMember } from '../use-cases/remove-member.js';
import { RevokeInvitation } from '../use-cases/revoke-invitation.js';
import { InMemoryPeople } from './in-memory-people.js';
import { InMemoryTeamMails } from './mail/in-memory-team-mails.js';
import { InMemoryInvitationRepository } from './persistence/in-memory-invitation.repository.js';
import { InMemoryTeams } from './persistence/in-memory-teams.js';

/** The whole module over its in-memory twins; every profile has so many seats. */
export function inMemoryTeam(clock: Clock, transaction: Transaction, seats: number | null) {
  const people = new InMemoryPeople(clock);
  const invitations = new InMemoryInvitationRepository();
  const teams = new InMemoryTeams(people, invitations, seats);
  const teamMails = new InMemoryTeamMails();
  const tokens = new RandomSecretTokens();
  const post = new InvitationPost(people, teamMails);
  return {
    people,
    invitations,
    teams,
    teamMails,
    getTeam: new GetTeam(teams, clock),
    inviteToTeam: new InviteToTeam(teams, invitations, tokens, post, transaction, clock),
    revokeInvitation: new RevokeInvitation(teams, invitations, transaction, clock),
    lookAtInvitation: new LookAtInvitation(invitations, people, tokens, post, clock),
    acceptInvitation: new AcceptInvitation(invitations, teams, people, tokens, transaction, clock),
    changeMemberRole: new ChangeMemberRole(teams, people, transaction, clock),
    removeMember: new RemoveMember(teams, people, people, teamMails, transaction, clock),
    handOver: new HandOver(teams, people, people, teamMails, transaction, clock),
    forgetInvitations: new ForgetInvitations(invitations, clock),
  };
}
