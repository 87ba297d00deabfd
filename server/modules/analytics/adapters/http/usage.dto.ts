import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';

export class LogUserEventInput {
  /** What was done, such as `page_view`. */
  @IsString({ message: 'event_name must be a text.' })
  @Length(1, 100, { message: 'event_name has from 1 to 100 characters.' })
  event_name: string;

  /** Where and on what; at most 16 kB. Of the address in `target_uid` only `uid`, `tier` and filters are kept. */
  @IfGiven()
  @IsObject({ message: 'event_context must be an object.' })
  @ApiProperty({ type: 'object', additionalProperties: true })
  event_context?: Record<string, unknown>;

  /** Taken, at most 16 kB, and not believed: who it was comes from the session. */
  @IsOptional()
  @IsObject({ message: 'user_profile must be an object.' })
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  user_profile?: Record<string, unknown> | null;

  /** A UUIDv7 of the page's own, which carries when it happened, up to a week ago: sent again, the event is kept once. */
  @IfGiven()
  @IsUUID('7', { message: 'event_id must be a UUID of version 7.' })
  @ApiProperty({ format: 'uuid', required: false })
  event_id?: string;
}

/** Nothing to say. */
export class LogUserEventView {}

export class UsageProfileView {
  uid: string;
  @ApiProperty({ enum: ['brand', 'influencer', 'admin', 'guest'] })
  type: string;
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
}

/** One row of the usage explorer. */
export class UsageView {
  id: string;
  title: string;
  @ApiProperty({ type: String, nullable: true })
  target: string | null;
  @ApiProperty({ type: String, nullable: true })
  page: string | null;
  userId: string;
  profile: UsageProfileView;
  @ApiProperty({ format: 'date-time' })
  occurredAt: string;
}
