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
  /** A name for this call, under which the live stream reports progress. */
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
  /** The platform of each row. */
  @Column()
  platform?: number | null;
  /** The date of each row's figures. */
  @Column()
  asOf?: number | null;

  /** Categories can fill several columns. */
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
  /** The platform, if neither the column names nor the rows name it. */
  @IfGiven()
  @IsIn(idsOf(platforms), { message: 'Please choose a platform.' })
  platform?: Platform;

  /** What the engagement column counts, if its numbers don't show it. */
  @IfGiven()
  @IsIn(idsOf(engagementUnits), { message: 'Please choose what the engagement column means.' })
  engagement?: EngagementUnit;

  /** The date of the figures, for rows without one; defaults to the date in the file's name, or today. */
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
  /** The column used for each field. */
  columns: InfluencerColumnsView;
  /** The platform of the whole table; `null` if it isn't known, or each row has its own. */
  platform: Platform | null;
  /** What the engagement column counts; `null` if that isn't clear, or there is none. */
  engagement: EngagementUnit | null;
  /** The date of the figures, for rows without one. */
  @Day()
  asOf: string;
  /** What must be given before anything can be imported; `null` if nothing is missing. */
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
  /** The column used for each field. */
  columns: BrandColumnsView;
  /** What must be given before anything can be imported; `null` if nothing is missing. */
  missing: NeededOfBrands | null;
}
