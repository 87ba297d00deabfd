import { IsDefined, IsIn, IsString, IsUUID, Length } from 'class-validator';
import { idsOf } from '../../../../contract/lists/index.js';
import { browserLimits, type BrowserSort, browserSorts } from '../../../../contract/rules/influencer-filters.js';
import { IfGiven, PartOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import { InfluencerFilterQuery } from './influencer-browser.dto.js';

/** What the address of a search says. */
export class SearchFilterDto extends InfluencerFilterQuery {
  @IfGiven()
  @IsIn(idsOf(browserSorts), { message: 'Influencers can be sorted by followers, engagement, newest or match.' })
  sort?: BrowserSort;

  /** The brand's offer to match; if omitted, the brand itself. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your offers.' })
  offer?: string;

  /** `off` includes influencers whom the brand's own exclusions leave out. */
  @IfGiven()
  @IsIn(['on', 'off'], { message: 'Exclusions can be on or off.' })
  exclusions?: 'on' | 'off';
}

export class SavedSearchInput {
  /** Unique within the brand, ignoring case. */
  @Trimmed()
  @IsString()
  @Length(1, browserLimits.savedSearchName, {
    message: `Please enter a name of at most ${browserLimits.savedSearchName} characters.`,
  })
  name: string;

  @IsDefined({ message: 'Please give the filters of the search.' })
  @PartOf(SearchFilterDto, 'Please give the filters of the search.')
  filter: SearchFilterDto;
}

export class SavedSearchView {
  id: string;
  name: string;
  filter: SearchFilterDto;
  @Moment()
  updatedAt: string;
}
