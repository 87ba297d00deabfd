import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { idsOf, type Platform, platforms } from '../../../../contract/lists/index.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Column, mostColumns, TableText, Where } from '../../../../shared/table-import.dto.js';
import { ImportTableInput, TableImportView } from './table-import.dto.js';

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
  @ApiPropertyOptional({ enum: idsOf(platforms) })
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
  @ApiProperty({ enum: idsOf(platforms), nullable: true })
  platform: Platform | null;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  @ApiProperty({ enum: ['platform', 'handle'], nullable: true })
  missing: 'platform' | 'handle' | null;
}
