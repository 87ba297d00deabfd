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
const tokenMessage = { message: 'This isn’t the token of an invitation.' };
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
  /** Whether the member takes a seat; people our staff have let in take none. */
  seated: boolean;
  /** Whether the member is beyond the plan's seats, and so can only read. */
  readOnly: boolean;
  /** Whether our staff have disabled the person, who then can't sign in. */
  disabled: boolean;
  joinedAt: Date;
  /** Whether this is you. */
  self: boolean;
  /** Whether you can change and remove this member. */
  manageable: boolean;
}

export class TeamInvitationView implements TeamInvitationRow {
  @Id()
  id: string;
  email: string;
  role: GivenRole;
  /** The name of the sender; `null` if they are no longer a member. */
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  /** Whether the invitation has expired; sending it again extends it by a week. */
  expired: boolean;
}

export class TeamView {
  /** The number of members and open invitations the plan allows; `null` if unlimited. */
  seats: number | null;
  /** The number of seats taken. */
  taken: number;
  /** Longest-standing first. */
  members: TeamMemberView[];
  /** Newest first; empty if you can't invite. */
  invitations: TeamInvitationView[];
}

export class InvitationTokenInput {
  /** The value of `invitation=` in the emailed link. */
  @IsString(tokenMessage)
  @MaxLength(200, tokenMessage)
  token: string;
}

export class InvitationCardView implements InvitationCard {
  /** The profile the invitation is for. */
  profileName: string;
  profileType: (typeof profileTypes)[number];
  /** The name of the sender. */
  invitedBy: string;
  role: GivenRole;
  /** Whether the invited address has no account yet; accepting then needs a name. */
  newPerson: boolean;
}

export class AcceptInvitationInput extends InvitationTokenInput {
  /** The address the invitation was sent to. */
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
