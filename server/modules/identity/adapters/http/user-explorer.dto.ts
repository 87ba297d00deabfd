import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '../../../../shared/kernel/index.js';
import { type MemberRole, memberRoles } from '../../domain/user.js';

const profileTypes = ['brand', 'influencer'] as const;

export class StaffUserProfileView {
  uid: string;
  @ApiProperty({ enum: profileTypes })
  type: (typeof profileTypes)[number];
  @ApiProperty({ enum: memberRoles })
  role: MemberRole;
}

/** One row of the user explorer. */
export class StaffUserView {
  id: string;
  email: string;
  name: string;
  @ApiProperty({ type: String, enum: [...staffRoles, null], nullable: true })
  staffRole: StaffRole | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  disabledAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSeenAt: Date | null;
  createdAt: Date;
  @ApiProperty({ type: [StaffUserProfileView] })
  linkedProfiles: readonly StaffUserProfileView[];
}
