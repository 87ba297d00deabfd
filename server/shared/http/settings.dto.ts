import { ApiProperty } from '@nestjs/swagger';

export class LinksView {
  @ApiProperty({ type: String, nullable: true })
  training: string | null;
  @ApiProperty({ type: String, nullable: true })
  reportBug: string | null;
  @ApiProperty({ type: String, nullable: true })
  facebook: string | null;
  @ApiProperty({ type: String, nullable: true })
  instagram: string | null;
  @ApiProperty({ type: String, nullable: true })
  tiktok: string | null;
}

export class SettingsView {
  supportEmail: string;
  /** The product's time. */
  @ApiProperty({ format: 'date-time' })
  now: string;
  /** The project that reports to `/monitoring` must name. */
  monitoringDsn: string;
  @ApiProperty({ type: LinksView })
  links: LinksView;
}
