import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import type { StorageUsage } from '../../domain/upload.js';

/** Decimal bytes: 1 GB is 10^9 of them. */
export class StorageUsageView implements StorageUsage {
  @ApiProperty({
    type: Number,
    description: 'The size of complete files, as they were sent, and of uploads in progress.',
  })
  usedBytes: number;

  @ApiProperty({ type: Number, nullable: true, description: '`null` if unlimited.' })
  limitBytes: number | null;
}

export class ThumbnailQuery {
  /** The `file_path`, `avatarPath` or `photoPath` from another response, such as `media/0191…`. */
  @IsString({ message: 'Please name the path of a stored file.' })
  @MaxLength(500, { message: 'Please name the path of a stored file.' })
  path: string;

  /** The width in pixels, rounded up to one of our own widths. */
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 99_999 })
  @IfGiven()
  @IsString({ message: 'w must be a whole number of pixels.' })
  w?: string;
}
