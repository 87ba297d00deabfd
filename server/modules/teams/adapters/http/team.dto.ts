import { IsIn, IsString, MaxLength } from 'class-validator';
import { type GivenRole, givenRoles, type MemberRole } from '../../../../contract/rules/member-rights.js';
import { maxEmailLength } from '../../../../contract/rules/email.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IfGiven, OneLine } from '../../../../shared/http/field-rules.js';
import { Id } from '../../../../shared/http/view-fields.js';
import type { InvitationCard } from '../../use-cases/answer-invitation.js';
import type { SeenMember, SeenTeam, TeamInvitationRow } from '../../use-cases/get-team.js';

const emailMessage = { message: 'Please enter a valid email address.' };
const roleMessage = { message: 'Please choose a role: admin or member.' };
const tokenMessage = { message: 'This is not the token of an invitation.' };
const profileTypes = ['brand', 'influencer'] as const;

export class InviteMemberInput {
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

  @IsIn(givenRoles, roleMessage)
  role: GivenRole;
}

export class ChangeMemberRoleInput {
  @IsIn(givenRoles, roleMessage)
  role: GivenRole;
}

export class TeamMemberView {
  @Id()
  userId: string;
  name: string;
  email: string;
  role: MemberRole;
  /** Whether the person takes one of the seats; those whom our staff have let in take none. */
  seated: boolean;
  /** Beyond the seats of the plan: may look, and change nothing. */
  readOnly: boolean;
  /** Shut out by our staff: cannot sign in. */
  disabled: boolean;
  joinedAt: Date;
  /** The reader. */
  self: boolean;
  /** Whether the reader may change and remove this member. */
  manageable: boolean;
}

export class TeamInvitationView implements TeamInvitationRow {
  @Id()
  id: string;
  email: string;
  role: GivenRole;
  /** The name of who sent it; null when they are no longer a member. */
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  /** It can no longer be accepted; sending it again gives it another week. */
  expired: boolean;
}

export class TeamView {
  /** How many members and open invitations the plan has room for; null without a limit. */
  seats: number | null;
  /** How many of them are taken. */
  taken: number;
  /** The longest-standing first. */
  members: TeamMemberView[];
  /** The newest first; empty for who may not invite. */
  invitations: TeamInvitationView[];
}

export class InvitationTokenInput {
  /** What follows `invitation=` in the mailed link. */
  @IsString(tokenMessage)
  @MaxLength(200, tokenMessage)
  token: string;
}

export class InvitationCardView implements InvitationCard {
  /** For whom one would work. */
  profileName: string;
  profileType: (typeof profileTypes)[number];
  /** The name of who invites. */
  invitedBy: string;
  role: GivenRole;
  /** There is no account with the invited address yet: accepting asks for a name. */
  newPerson: boolean;
}

export class AcceptInvitationInput extends InvitationTokenInput {
  /** The address that the invitation was sent to. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

  /** Required if the person doesn't have an account yet. */
  @IfGiven()
  @OneLine(textLimits.personName)
  name?: string;
}

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

export const toTeamView = ({ seats, taken, members, invitations }: SeenTeam): TeamView => ({
  seats,
  taken,
  members: members.map(toMemberView),
  invitations: [...invitations],
});
