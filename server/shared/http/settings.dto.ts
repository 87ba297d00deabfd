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

export class SupportView {
  /** A telephone number with its country. */
  @ApiProperty({ type: String, nullable: true, example: '+44 7700 900123' })
  whatsapp: string | null;
  /** A handle with its @. */
  @ApiProperty({ type: String, nullable: true, example: '@tastemaker.demo' })
  instagram: string | null;
  /** A telephone number with its country. */
  @ApiProperty({ type: String, nullable: true, example: '+44 7700 900456' })
  sms: string | null;
}

export class SettingsView {
  supportEmail: string;
  /** Where else support answers. */
  @ApiProperty({ type: SupportView })
  support: SupportView;
  /** The product's time. */
  @ApiProperty({ format: 'date-time' })
  now: string;
  /** The project that reports to `/monitoring` must name. */
  monitoringDsn: string;
  @ApiProperty({ type: LinksView })
  links: LinksView;
}
