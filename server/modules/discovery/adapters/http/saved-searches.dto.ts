import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import { idsOf } from '../../../../contract/lists/index.js';
import { browserLimits, type InfluencerSort, influencerSorts } from '../../../../contract/rules/influencer-filters.js';
import { InfluencerFilterQuery } from './influencer-browser.dto.js';

/** What the address of a search says. */
export class SearchFilterDto extends InfluencerFilterQuery {
  @IsOptional()
  @ApiProperty({ enum: idsOf(influencerSorts), required: false })
  @IsIn(idsOf(influencerSorts), { message: 'Influencers can be sorted by followers, engagement or newest.' })
  sort?: InfluencerSort;
}

export class SavedSearchInput {
  /** Unique within the brand, whatever its case. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, browserLimits.savedSearchName, {
    message: `Please give a name of at most ${browserLimits.savedSearchName} characters.`,
  })
  name: string;

  @ApiProperty({ type: SearchFilterDto })
  @ValidateNested({ message: 'Please give the filters of the search.' })
  @Type(() => SearchFilterDto)
  filter: SearchFilterDto;
}

export class SavedSearchView {
  id: string;
  name: string;
  @ApiProperty({ type: SearchFilterDto })
  filter: SearchFilterDto;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
