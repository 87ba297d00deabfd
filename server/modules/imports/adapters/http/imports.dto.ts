import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { idsOf, type Platform, platforms } from '../../../../contract/lists/index.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Column, mostColumns, TableReportView, TableText, Where } from '../../../../shared/table-import.dto.js';
import type { NeededOfBrands } from '../../domain/brand-row.js';

/** A table that staff import, whatever it is of. */
export abstract class ImportTableInput {
  abstract text: string;

  /** Looks and tells, and stores nothing. */
  @IsBoolean()
  dryRun: boolean;

  /** A name for this call, under which the live stream tells how far it is. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

export class SkippedRowsView {
  reason: string;
  /** How many rows. */
  count: number;
  /** The first 100 of them, as a spreadsheet numbers them. */
  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  rows: number[];
}

export class TableImportView extends TableReportView {
  rows: number;
  /** What is new; in a dry run, what would be. */
  created: number;
  updated: number;
  /** Why rows came to nothing, those that are harmless among them. */
  skipped: SkippedRowsView[];
  /** How many rows somebody should look at. */
  rejected: number;
}

const mostCategories = 20;

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

export class ImportInfluencersInput extends ImportTableInput {
  @TableText({ orElse: ', or import it on the server' })
  text: string;

  /** Where the names of the columns do not say it. */
  @IfGiven()
  @IsIn(idsOf(platforms), { message: 'Please choose a platform.' })
  platform?: Platform;

  @IfGiven()
  @ValidateNested()
  @Type(() => InfluencerColumnsInput)
  columns?: InfluencerColumnsInput;
}

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

export class InfluencerImportView extends TableImportView {
  /** Which column was taken for what. */
  columns: InfluencerColumnsView;
  platform: Platform | null;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  missing: 'platform' | 'handle' | null;
}

/** In which column, counted from 0, each lies. Null takes none; what is left out is found by names. */
export class BrandColumnsInput {
  @Column()
  name?: number | null;
  @Column()
  email?: number | null;
  @Column()
  city?: number | null;
  @Column()
  category?: number | null;
  @Column()
  website?: number | null;
}

export class ImportBrandsInput extends ImportTableInput {
  @TableText()
  text: string;

  @IfGiven()
  @ValidateNested()
  @Type(() => BrandColumnsInput)
  columns?: BrandColumnsInput;
}

export class BrandColumnsView {
  @Where()
  name: number | null;
  @Where()
  email: number | null;
  @Where()
  city: number | null;
  @Where()
  category: number | null;
  @Where()
  website: number | null;
}

export class BrandImportView extends TableImportView {
  /** Which column was taken for what. */
  columns: BrandColumnsView;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  missing: NeededOfBrands | null;
}
