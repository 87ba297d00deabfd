import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { idsOf, type Platform, platforms } from '../../../../contract/lists/index.js';
import { IfGiven } from '../../../../shared/http/if-given.js';

const longestText = 200_000;
const mostColumns = 200;
const mostCategories = 20;

const Column =
  (): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    IsInt({ message: 'A column is a whole number, counted from 0.' })(target, property);
    Min(0)(target, property);
    Max(mostColumns)(target, property);
    ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 0, maximum: mostColumns })(target, property);
  }; // prettier-ignore

/** In which column, counted from 0, each lies. Null takes none; what is left out is found by names and by looks. */
export class InfluencerColumnsInput {
  @Column()
  handle?: number | null;
  @Column()
  name?: number | null;
  @Column()
  followers?: number | null;
  @Column()
  engagement?: number | null;
  @Column()
  country?: number | null;

  /** They may lie in several. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(mostCategories)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(mostColumns, { each: true })
  @ApiPropertyOptional({ type: 'array', items: { type: 'integer', minimum: 0 }, maxItems: mostCategories })
  categories?: number[];
}

export class ImportInfluencersInput {
  /** A CSV file as text, divided by commas, semicolons, tabs or bars. */
  @IsString()
  @Length(1, longestText, {
    message: 'Please choose a file with at most 200,000 characters, or import it on the server.',
  })
  text: string;

  /** Where the names of the columns do not say it. */
  @IfGiven()
  @IsIn(idsOf(platforms), { message: 'Please choose a platform.' })
  @ApiPropertyOptional({ enum: idsOf(platforms) })
  platform?: Platform;

  @IfGiven()
  @ValidateNested()
  @Type(() => InfluencerColumnsInput)
  columns?: InfluencerColumnsInput;

  /** Looks and tells, and stores nothing. */
  @IsBoolean()
  dryRun: boolean;

  /** A name for this call, under which the live stream tells how far it is. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

const Where = () => ApiProperty({ type: 'integer', nullable: true });

export class InfluencerColumnsView {
  @Where()
  handle: number | null;
  @Where()
  name: number | null;
  @Where()
  followers: number | null;
  @Where()
  engagement: number | null;
  @Where()
  country: number | null;
  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  categories: number[];
}

export class SkippedRowsView {
  reason: string;
  /** How many rows. */
  count: number;
  /** The first 100 of them, as a spreadsheet numbers them. */
  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  rows: number[];
}

export class InfluencerImportView {
  /** The names of the columns; numbers where the file has none. */
  headers: string[];
  /** Some rows below them, as they came. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];
  /** Which column was taken for what. */
  columns: InfluencerColumnsView;
  @ApiProperty({ enum: idsOf(platforms), nullable: true })
  platform: Platform | null;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  @ApiProperty({ enum: ['platform', 'handle'], nullable: true })
  missing: 'platform' | 'handle' | null;
  rows: number;
  /** New profiles, which nobody has claimed; in a dry run, those that would be. */
  created: number;
  updated: number;
  /** Why rows came to nothing, those that are harmless among them. */
  skipped: SkippedRowsView[];
  /** How many rows somebody should look at. */
  rejected: number;
  /** Those as a CSV file, as they came, each with the reason; null where there are none. */
  @ApiProperty({ type: String, nullable: true })
  rejectsCsv: string | null;
}
