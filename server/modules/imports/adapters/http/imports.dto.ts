import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { idsOf, type Platform, platforms } from '../../../../contract/lists/index.js';
import { type EngagementUnit, engagementUnits } from '../../../../contract/rules/tables/engagement-unit.js';
import { IfGiven, IsDay } from '../../../../shared/http/field-rules.js';
import { Day } from '../../../../shared/http/view-fields.js';
import {
  Column,
  mostColumns,
  TableFileInput,
  TableReportView,
  Where,
} from '../../../../shared/tables/table-import.dto.js';
import type { NeededOfBrands } from '../../domain/brand-columns.js';
import type { ImportScheme } from '../../use-cases/understand-influencers.js';

/** A table that staff import, whatever it is of. */
export abstract class ImportTableInput extends TableFileInput {
  /** A name for this call, under which the live stream tells how far it is. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

const mostCategories = 20;

/** Each field's column, counted from 0. Null uses none; a field left out is found by names and values. */
export class InfluencerColumnsInput {
  /** Handles, or addresses of profiles. */
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
  @Column()
  city?: number | null;
  @Column()
  email?: number | null;
  /** Which platform each row is of. */
  @Column()
  platform?: number | null;
  /** The date of each row's figures. */
  @Column()
  asOf?: number | null;

  /** They can fill several columns. */
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
  /** Where neither the names of the columns nor the rows say it. */
  @IfGiven()
  @IsIn(idsOf(platforms), { message: 'Please choose a platform.' })
  platform?: Platform;

  /** What the column of engagement counts, where its numbers do not tell. */
  @IfGiven()
  @IsIn(idsOf(engagementUnits), { message: 'Please choose what the column of engagement counts.' })
  engagement?: EngagementUnit;

  /** The day of the figures where a row names none; else that of the file's name, or today. */
  @IfGiven()
  @IsDay()
  asOf?: string;

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
  @Where()
  city: number | null;
  @Where()
  email: number | null;
  @Where()
  platform: number | null;
  @Where()
  asOf: number | null;
  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  categories: number[];
}

export class InfluencerImportView extends TableReportView {
  /** Which column was taken for what. */
  columns: InfluencerColumnsView;
  /** Of the whole table; null where nothing says it, or each row its own. */
  platform: Platform | null;
  /** What the engagement column counts; null if that isn't clear, or there is none. */
  engagement: EngagementUnit | null;
  /** The day of the figures where a row names none. */
  @Day()
  asOf: string;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  missing: ImportScheme['missing'];
}

/** Each field's column, counted from 0. Null uses none; a field left out is found by names and values. */
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

export class BrandImportView extends TableReportView {
  /** Which column was taken for what. */
  columns: BrandColumnsView;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  missing: NeededOfBrands | null;
}
