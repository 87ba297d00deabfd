import { ApiProperty } from '@nestjs/swagger';

export class DataExportView {
  id: string;
  @ApiProperty({ format: 'date-time' })
  requestedAt: string;
  /** Null while it is being made. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readyAt: string | null;
  /** When it is deleted. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;
  @ApiProperty({ type: Number, nullable: true })
  bytes: number | null;
}

export class NewestExportView {
  /** Null when none is being made and none can be downloaded. */
  @ApiProperty({ type: DataExportView, nullable: true })
  newest: DataExportView | null;
}
