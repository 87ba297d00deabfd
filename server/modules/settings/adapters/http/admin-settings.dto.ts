import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { type SettingId, settingIds } from '../../../../contract/rules/settings.js';

export class ChangeSettingInput {
  /** Null is what the server's environment says; an empty text hides it. */
  @ApiProperty({ type: String, nullable: true, maxLength: 500 })
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'Please give a text, or null.' })
  @MaxLength(500, { message: 'At most 500 characters.' })
  value: string | null;
}

export class StaffSettingView {
  @ApiProperty({ enum: settingIds })
  id: SettingId;
  /** What counts; null where it is hidden or not set. */
  @ApiProperty({ type: String, nullable: true })
  value: string | null;
  /** What staff have set; null where it is as the environment says. */
  @ApiProperty({ type: String, nullable: true })
  set: string | null;
  /** What the server's environment says. */
  @ApiProperty({ type: String, nullable: true })
  given: string | null;
}

export class StaffSettingList {
  @ApiProperty({ type: [StaffSettingView] })
  items: StaffSettingView[];
  /** Whether the one who reads may change them. */
  mayChange: boolean;
}
