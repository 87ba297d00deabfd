import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { maxEmailLength } from '../../../../contract/rules/email.js';
import { type StaffRole, staffRoles } from '../../../../shared/kernel/index.js';
import { type MemberRole, memberRoles } from '../../../../contract/rules/member-rights.js';
import { Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';

const profileTypes = ['brand', 'influencer'] as const;

export class StaffUserProfileView {
  uid: string;
  type: (typeof profileTypes)[number];
  role: MemberRole;
}

/** One row of the user explorer. */
export class StaffUserView {
  id: string;
  email: string;
  name: string;
  staffRole: StaffRole | null;
  @Moment()
  disabledAt: string | null;
  @Moment()
  lastSeenAt: string | null;
  /** When a member of staff set up their authenticator app; `null` if they have none. */
  @Moment()
  secondFactorSince: string | null;
  @Moment()
  createdAt: string;
  @ApiProperty({ type: [StaffUserProfileView] })
  linkedProfiles: readonly StaffUserProfileView[];
}

export class UnlinkProfileInput {
  @IsUUID(undefined, { message: 'This isn’t the uid of a profile.' })
  uid: string;

  @IsIn(profileTypes, { message: 'Please choose brand or influencer.' })
  type: (typeof profileTypes)[number];
}

/** The profile to look as. */
export class ViewAsInput extends UnlinkProfileInput {}

export class LinkProfileInput extends UnlinkProfileInput {
  @IsIn(memberRoles, { message: 'Please choose a role.' })
  role: MemberRole;
}

export class InviteStaffInput {
  @IsString({ message: 'Please enter a valid email address.' })
  @MaxLength(maxEmailLength * 2, { message: 'Please enter a valid email address.' })
  email: string;

  @Trimmed()
  @IsString({ message: 'Please enter your colleague’s name.' })
  @Length(1, 100, { message: 'Please enter a name of 1 to 100 characters.' })
  name: string;

  @IsIn(staffRoles, { message: 'Please choose a staff role.' })
  staffRole: StaffRole;
}

export class StaffRoleInput {
  /** `null` removes the staff role. */
  @IsIn([...staffRoles, null], { message: 'Please choose a staff role.' })
  staffRole: StaffRole | null;
}
