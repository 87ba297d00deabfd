import { ApiProperty } from '@nestjs/swagger';

/** Decimal bytes: 1 GB is 10^9 of them. */
export class StorageUsageView {
  @ApiProperty({ type: Number, description: 'Of complete files, as they were sent, and of uploads on their way.' })
  usedBytes: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Null where there is no limit.' })
  limitBytes: number | null;
}
