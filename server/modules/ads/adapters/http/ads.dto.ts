import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDate, IsIn, IsInt, IsString, Length, Matches, MaxLength } from 'class-validator';
import {
  brandCategories,
  type BrandCategory,
  type City,
  type FollowerBand,
  followerBands,
  idsOf,
  type ListedOption,
  mainCities,
  priorities,
  type Priority,
} from '../../../../contract/lists/index.js';
import {
  type AdAudience,
  adAudiences,
  adLimits,
  adLink,
  type AdSlot,
  adSlots,
  type AdState,
} from '../../../../contract/rules/ads.js';
import { IfGiven, IsListed, OnHttps, Trimmed, UploadedPicture } from '../../../../shared/http/field-rules.js';
import { Moment, OneOf, SomeOf } from '../../../../shared/http/view-fields.js';

function Text(length: number, what: string): PropertyDecorator {
  return (target, key) => {
    Trimmed()(target, key);
    IsString()(target, key);
    Length(1, length, { message: `Please enter ${what} of at most ${length} characters.` })(target, key);
  };
}

function Targets(list: readonly ListedOption[]): PropertyDecorator {
  return (target, key) => {
    IfGiven()(target, key);
    IsArray()(target, key);
    ArrayMaxSize(adLimits.targets)(target, key);
    IsListed(list, { each: true, message: 'Please choose from the list.' })(target, key);
  };
}

function Audience(): PropertyDecorator {
  return (target, key) => {
    IfGiven()(target, key);
    IsIn(idsOf(adAudiences), { message: 'Please choose who sees it.' })(target, key);
  };
}

export class CreateAdInput {
  /** Visible to staff only. */
  @Text(adLimits.name, 'a name')
  name: string;

  @IsIn(idsOf(adSlots), { message: 'Please choose a place in the feed.' })
  slot: AdSlot;

  @Text(adLimits.headline, 'a headline')
  headline: string;

  @Text(adLimits.text, 'a text')
  text: string;

  /** The label of its button. */
  @Text(adLimits.action, 'words for the button')
  action: string;

  /** A page of the portal, such as /app/influencer/explore, or an address that begins with https://. */
  @OnHttps()
  @IsString()
  @MaxLength(adLimits.link)
  @Matches(adLink, { message: 'Please enter a page such as /app/influencer/explore, or an address with https://.' })
  link: string;

  /** The category whose cover is shown if there is no photo. */
  @IsListed(brandCategories, { message: 'Please choose a cover.' })
  cover: BrandCategory;

  /** The id of a picture uploaded by the person who places the ad; `null` for none. If omitted, it stays unchanged. */
  @UploadedPicture()
  photoId?: string | null;

  @Type(() => Date)
  @IsDate({ message: 'Please say when it starts.' })
  startsAt: Date;

  @Type(() => Date)
  @IsDate({ message: 'Please say when it ends.' })
  endsAt: Date;

  /** The cities to show it in; all if empty, as in the lists below. */
  @Targets(mainCities)
  cities: City[] = [];

  @Targets(brandCategories)
  categories: BrandCategory[] = [];

  @Targets(followerBands)
  bands: FollowerBand[] = [];

  @Audience()
  audience: AdAudience = 'everyone';

  @IsInt({ message: 'Please choose a priority.' })
  @IsIn(idsOf(priorities), { message: 'Please choose a priority.' })
  priority: Priority;
}

class WholeAd extends OmitType(CreateAdInput, ['cities', 'categories', 'bands', 'audience'] as const) {
  @Targets(mainCities)
  cities?: City[];

  @Targets(brandCategories)
  categories?: BrandCategory[];

  @Targets(followerBands)
  bands?: FollowerBand[];

  @Audience()
  audience?: AdAudience;
}

/** What is left out stays. */
export class UpdateAdInput extends PartialType(WholeAd) {}

export class CountAdInput {
  /** The `view` that came with the ad. */
  @IsString()
  @MaxLength(100)
  view: string;
}

export class AdsQuery {
  /** The city that the feed shows, if any. */
  @IfGiven()
  @IsListed(mainCities, { message: 'Please choose a city.' })
  city?: City;

  /** The category that the feed shows, if any. */
  @IfGiven()
  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category?: BrandCategory;
}

export class StaffAdView {
  id: string;
  name: string;
  slot: AdSlot;
  state: AdState;
  headline: string;
  text: string;
  action: string;
  link: string;
  @OneOf(idsOf(brandCategories))
  cover: BrandCategory;
  /** The path of its photo; `null` if its cover is shown. */
  photoPath: string | null;
  @Moment()
  startsAt: string;
  @Moment()
  endsAt: string;
  @SomeOf(idsOf(mainCities))
  cities: readonly City[];
  @SomeOf(idsOf(brandCategories))
  categories: readonly BrandCategory[];
  @SomeOf(idsOf(followerBands))
  bands: readonly FollowerBand[];
  audience: AdAudience;
  priority: Priority;
  paused: boolean;
  /** How often it was seen; each showing counts once. */
  impressions: number;
  clicks: number;
  @Moment()
  createdAt: string;
  @Moment()
  updatedAt: string;
}

const shown = ['id', 'slot', 'headline', 'text', 'action', 'link', 'cover', 'photoPath'] as const;

export class AdView extends PickType(StaffAdView, shown) {
  /** Send it when the ad was seen or clicked; `null` for staff, who aren't counted. */
  view: string | null;
}

export class AdsView {
  items: AdView[];
}
