import type { SeenMember, SeenTeam, TeamInvitationRow } from '../../use-cases/get-team.js';
import type { TeamInvitationView, TeamMemberView, TeamView } from './team.dto.js';

const toMemberView = (member: SeenMember): TeamMemberView => ({
  userId: member.userId,
  name: member.name,
  email: member.email,
  role: member.role,
  seated: member.kind === 'linked',
  readOnly: member.readOnly,
  disabled: member.disabled,
  joinedAt: member.joinedAt,
  self: member.self,
  manageable: member.manageable,
});

const toInvitationView = (invitation: TeamInvitationRow): TeamInvitationView => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  invitedBy: invitation.invitedBy,
  sentAt: invitation.sentAt,
  expiresAt: invitation.expiresAt,
  expired: invitation.expired,
});

export const toTeamView = ({ seats, taken, members, invitations }: SeenTeam): TeamView => ({
  seats,
  taken,
  members: members.map(toMemberView),
  invitations: invitations.map(toInvitationView),
});
