import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';

const yesOrNo = { message: 'Please answer with true or false.' };

export class RecordConsentInput {
  /** Which wording was shown. */
  @IsInt({ message: 'The version is a whole number.' })
  @Min(1, { message: 'The version is a whole number from 1.' })
  @Max(1_000, { message: 'There is no such version.' })
  version: number;

  @IsBoolean(yesOrNo)
  productAnalytics: boolean;

  @IsBoolean(yesOrNo)
  heatMap: boolean;

  @IsBoolean(yesOrNo)
  sessionReplay: boolean;
}

/** What the person allows; where they have never been asked, nothing. */
export class ConsentView {
  /** Null when they have never been asked. */
  @ApiProperty({ type: Number, nullable: true })
  version: number | null;
  productAnalytics: boolean;
  heatMap: boolean;
  sessionReplay: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;
}
