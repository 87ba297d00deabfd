import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  brandCategories,
  type BrandCategory,
  countries,
  type Country,
  idsOf,
  influencerCities,
  type InfluencerCity,
  type Platform,
  platforms,
  type TimeOfDay,
  timesOfDay,
  type TravelRange,
  travelRanges,
} from '../../../../contract/lists/index.js';
import {
  profileHandle,
  profileHandleFault,
  profileLimits,
  withoutAt,
} from '../../../../contract/rules/influencer-profile.js';
import { accountTyped } from '../../../../contract/rules/platform-address/person-in.js';
import { type Weekday, weekdays } from '../../../../contract/rules/opening-hours.js';
import type { Attributes, Audience, Availability, Away, ProfileAttribute } from '../../domain/influencer-profile.js';
import { AttributesProperty, IsChoices, Shares, shownNames } from './influencer-profile.schemas.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import {
  IfAny,
  IfGiven,
  IsListed,
  OneLine,
  PartOf,
  TextOf,
  Trimmed,
  UploadedPicture,
} from '../../../../shared/http/field-rules.js';
import { OneOf, SomeOf, Whole } from '../../../../shared/http/view-fields.js';

const day = { format: 'date', example: '2026-12-24' } as const;

export class AudienceCountryDto {
  @IsIn(idsOf(countries), { message: 'Please choose a country.' })
  country: Country;

  @IsInt({ message: 'Please enter whole numbers from 0 to 100.' })
  @Min(0)
  @Max(100)
  percent: number;
}

/** The audience, as the influencer describes it: whole per cent, each group at most 100 together. */
export class AudienceDto implements Audience {
  @Shares('ages')
  ages: Record<string, number>;

  @Shares('genders')
  genders: Record<string, number>;

  @IsArray()
  @ArrayMaxSize(profileLimits.audienceCountries.max)
  @ValidateNested({ each: true })
  @Type(() => AudienceCountryDto)
  countries: AudienceCountryDto[];
}

/** Days away, both included. */
export class AwayDto implements Away {
  @ApiProperty(day)
  @IsString()
  @MaxLength(10)
  from: string;

  @ApiProperty(day)
  @IsString()
  @MaxLength(10)
  to: string;
}

/** When and where the influencer can come. */
export class AvailabilityDto implements Availability {
  @SomeOf(weekdays)
  @IsIn(weekdays, { each: true })
  @ArrayMaxSize(weekdays.length)
  @IsArray()
  days: Weekday[];

  @SomeOf(idsOf(timesOfDay))
  @IsIn(idsOf(timesOfDay), { each: true })
  @ArrayMaxSize(timesOfDay.length)
  @IsArray()
  times: TimeOfDay[];

  /** How far they travel for a Collab. */
  @IfAny()
  @IsIn(idsOf(travelRanges))
  travel: TravelRange | null;

  @IsArray()
  @ArrayMaxSize(profileLimits.away.max)
  @ValidateNested({ each: true })
  @Type(() => AwayDto)
  away: AwayDto[];
}

export class ProfileAccountInput {
  @IsIn(idsOf(platforms), { message: 'Please choose a platform.' })
  platform: Platform;

  /** The username, by the platform's rules; a leading @ or the full address is accepted. */
  @Transform(({ value, obj }: { value: unknown; obj: { platform: unknown } }) => {
    const known = platforms.find(({ id }) => id === obj.platform);
    return known && typeof value === 'string' ? accountTyped(known.id, value) : value;
  })
  @TextOf(1, 100, 'Please enter the name of the account, such as jane.eats.')
  handle: string;

  @Whole()
  @IfAny()
  @IsInt({ message: 'Please enter the number of followers.' })
  @Min(0)
  @Max(profileLimits.followers.max)
  followers: number | null;

  /** Reactions to an average post, as a percentage of followers. */
  @IfAny()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Please enter a percentage, such as 3.5.' })
  @Min(0)
  @Max(100)
  engagement: number | null;

  /** The country of most of its audience. */
  @IfAny()
  @IsIn(idsOf(countries), { message: 'Please choose a country.' })
  country: Country | null;
}

export class PortfolioPieceInput {
  @IsUUID()
  mediaId: string;

  @IsString()
  @MaxLength(profileLimits.caption.max)
  caption: string;
}

/** What is left out stays; of `attributes`, every list that is left out. */
export class ChangeInfluencerProfileInput {
  /** The version you read. */
  @IsInt()
  @Min(1)
  version: number;

  @IfGiven()
  @OneLine(textLimits.personName)
  name?: string;

  @IfGiven()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutAt(value).toLowerCase() : value))
  @Matches(profileHandle, { message: profileHandleFault })
  handle?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(profileLimits.bio.max, { message: `Please write at most ${profileLimits.bio.max} characters.` })
  bio?: string;

  @OneOf(idsOf(influencerCities))
  @IfAny()
  @IsListed(influencerCities, { message: 'Please choose a city.' })
  city?: InfluencerCity | null;

  @IfAny()
  @IsIn(idsOf(countries), { message: 'Please choose a country.' })
  country?: Country | null;

  @SomeOf(idsOf(brandCategories))
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(brandCategories.length)
  @IsListed(brandCategories, { each: true, message: 'Please choose from the list.' })
  categories?: BrandCategory[];

  @ApiProperty({ type: String, format: 'date', nullable: true, required: false, example: '1998-04-30' })
  @IfAny()
  @IsString()
  @MaxLength(10)
  dateOfBirth?: string | null;

  @IfGiven()
  @AttributesProperty()
  @IsChoices()
  attributes?: Attributes;

  /** The sensitive lists whose choices brands can see; all others stay hidden. */
  @SomeOf(shownNames)
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(shownNames.length)
  @IsIn(shownNames, { each: true })
  shown?: ProfileAttribute[];

  /** The id of a picture you have uploaded; `null` removes the picture. */
  @UploadedPicture()
  avatar?: string | null;

  /** All accounts, one for each platform. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(platforms.length)
  @ValidateNested({ each: true })
  @Type(() => ProfileAccountInput)
  accounts?: ProfileAccountInput[];

  @IfGiven()
  @PartOf(AudienceDto)
  audience?: AudienceDto;

  @IfGiven()
  @PartOf(AvailabilityDto)
  availability?: AvailabilityDto;

  /** All pieces, in order: pictures and videos you have uploaded. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(profileLimits.portfolio.max, {
    message: `A portfolio can have up to ${profileLimits.portfolio.max} pieces.`,
  })
  @ValidateNested({ each: true })
  @Type(() => PortfolioPieceInput)
  portfolio?: PortfolioPieceInput[];
}
