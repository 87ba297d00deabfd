import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsUUID,
  Matches,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { brandCategories, type BrandCategory, type City, idsOf, mainCities } from '../../../../contract/lists/index.js';
import { type OfferKind, offerKinds, type Tip, tips, unsaidTerms, usualRights } from '../../../../contract/terms.js';
import { AskDto, UsageRightsDto } from './terms.dto.js';
import { type OfferAction, offerActions, type OfferState } from '../../domain/offer.js';
import {
  IfGiven,
  IsListed,
  IsMoment,
  NumberOf,
  PartOf,
  TextOf,
  UploadedPicture,
} from '../../../../shared/http/field-rules.js';
import { Moment, OneOf, SomeOf, Whole } from '../../../../shared/http/view-fields.js';

export class SlotInput {
  /** When the visit begins, ISO 8601. */
  @IsMoment({ message: 'Please enter a date and time.' })
  startsAt: string;

  /** The number of influencers who can come at this time. */
  @NumberOf(1, 100, 'Please enter a number of places from 1 to 100.')
  capacity: number;
}

type Timed = Readonly<{ shipped?: boolean; draft?: boolean }>;

/** A visit needs a time to choose; a draft and a parcel don't. */
const TimesNeeded = () =>
  ValidateBy({
    name: 'timesNeeded',
    validator: {
      validate: (slots: unknown, context) => {
        const { shipped, draft } = (context?.object ?? {}) as Timed;
        return shipped === true || draft === true || !Array.isArray(slots) || slots.length > 0;
      },
      defaultMessage: () => 'Please add at least one time.',
    },
  });

/** An offer as its brand writes it. */
export class OfferInput {
  /** The brand's venue for the offer, and its point on the map; defaults to the middle of the city. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId?: string;

  @TextOf(3, 100, 'Please enter a title of 3 to 100 characters.')
  title: string;

  @IsIn(offerKinds, { message: 'Please choose experience, stay or product.' })
  kind: OfferKind;

  /** What the influencer gets, in words. */
  @TextOf(3, 1_000, 'Please say what the influencer gets, in 3 to 1,000 characters.')
  gives: string;

  /** Retail value in pence. */
  @NumberOf(0, 10_000_000, 'Please enter the retail value in pounds, up to £100,000.')
  valuePence: number;

  @IsArray()
  @ArrayMinSize(1, { message: 'Please ask for at least one piece of content.' })
  @ArrayMaxSize(10, { message: 'At most ten kinds of content.' })
  @ValidateNested({ each: true })
  @Type(() => AskDto)
  asks: AskDto[];

  /** What the influencer should know and do. */
  @TextOf(0, 4_000, 'The brief can have at most 4,000 characters.')
  brief: string;

  @TextOf(2, 200, 'Please say where it is, in 2 to 200 characters.')
  venue: string;

  @IsListed(mainCities, { message: 'Please choose a city.' })
  city: City;

  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category: BrandCategory;

  /** The number of guests the influencer can bring. */
  @NumberOf(0, 20, 'Please enter a number of guests from 0 to 20.')
  guests: number;

  /** Whether a guest must come; only if guests are allowed. */
  @IfGiven()
  @IsBoolean({ message: 'guestsRequired is true or false.' })
  guestsRequired?: boolean = false;

  /** Whether each guest also owes the content; only if guests are allowed. */
  @IfGiven()
  @IsBoolean({ message: 'guestsOweContent is true or false.' })
  guestsOweContent?: boolean = false;

  /** The most the gift covers, in pence; the creator pays the rest. `null` if only the retail value is agreed. */
  @IsOptional()
  @ApiProperty({ required: false })
  @NumberOf(1, 10_000_000, 'Please enter the most it covers in pounds, at most £100,000.')
  coversPence?: number | null = null;

  /** What the gift includes: three courses, house wine. */
  @IfGiven()
  @TextOf(0, 300, 'What is included can have at most 300 characters.')
  included?: string = '';

  /** What the gift doesn't include: spirits, service. */
  @IfGiven()
  @TextOf(0, 300, 'What’s not included can have at most 300 characters.')
  notIncluded?: string = '';

  /** Whether the tip is part of the gift, left to the creator, or asked of them; `null` if nothing is specified. */
  @IsOptional()
  @ApiProperty({ required: false })
  @IsIn(tips, { message: 'Please choose included, welcome or expected.' })
  tip?: Tip | null = null;

  /** What to wear, if it matters: smart casual, no trainers. */
  @IfGiven()
  @TextOf(0, 60, 'The dress code can have at most 60 characters.')
  dressCode?: string = '';

  /** The rules of the venue: no extra lights, other guests not in the picture, no children after 19:00. */
  @IfGiven()
  @TextOf(0, 500, 'The house rules can have at most 500 characters.')
  houseRules?: string = '';

  /**
   * Who to call or ask for on the day: Ask for Maya at the bar, 020 7946 0123. Creators can read it once they are
   * approved.
   */
  @IfGiven()
  @TextOf(0, 100, 'The contact on the day can have at most 100 characters.')
  contactOnTheDay?: string = '';

  /** Days after the visit until content is due. */
  @NumberOf(1, 90, 'Please enter a number of days from 1 to 90.')
  contentDueDays: number;

  /** The number of days posts stay up. */
  @IfGiven()
  @NumberOf(1, 365, 'Please enter a number of days from 1 to 365.')
  postsStayDays?: number = unsaidTerms.postsStayDays;

  /** The id of a picture of the offer that the brand has uploaded; `null` for none. If omitted, it stays unchanged. */
  @UploadedPicture()
  photoId?: string | null;

  /** Where and for how long the brand can use the content. */
  @IfGiven()
  @ApiProperty({ type: UsageRightsDto })
  @PartOf(UsageRightsDto)
  rights: UsageRightsDto = Object.assign(new UsageRightsDto(), {
    channels: [...usualRights.channels],
    months: usualRights.months,
  });

  /** Whether it is sent to the influencer instead of visited; it then has no times. */
  @IfGiven()
  @IsBoolean({ message: 'shipped is true or false.' })
  shipped: boolean = false;

  /**
   * Dates on which nobody can come, UK time. A time past midnight counts as the evening before while the venue is open.
   */
  @IfGiven()
  @ApiProperty({ type: [String] })
  @IsArray()
  @ArrayMaxSize(100, { message: 'At most a hundred dates.' })
  @Matches(/^\d{4}-\d\d-\d\d$/, { each: true, message: 'Please enter each date as year, month and day.' })
  blackoutDates: string[] = [];

  /** The times at which it can be taken; a draft can have none, a shipped product has none. */
  @TimesNeeded()
  @IsArray()
  @ArrayMaxSize(200, { message: 'At most 200 times.' })
  @ValidateNested({ each: true })
  @Type(() => SlotInput)
  slots: SlotInput[];
}

export class MakeOfferInput extends OfferInput {
  /** Whether the offer stays private until it is published. */
  @IfGiven()
  @IsBoolean({ message: 'draft is true or false.' })
  draft: boolean = false;
}

export class BrandSummaryView {
  id: string;
  name: string;
  avatarPath: string | null;
}

/** What every reader of an offer sees. */
export class OfferFactsView {
  id: string;
  title: string;
  kind: OfferKind;
  gives: string;
  @Whole()
  valuePence: number;
  /** The most the gift covers, in pence; `null` if only the retail value is agreed, missing in older terms. */
  @Whole()
  coversPence?: number | null;
  asks: AskDto[];
  venue: string;
  @OneOf(idsOf(mainCities))
  city: City;
  @OneOf(idsOf(brandCategories))
  category: BrandCategory;
  @Whole()
  guests: number;
  photoPath: string | null;
  /** Where and for how long the brand can use the content; `null` if nothing was agreed. */
  rights: UsageRightsDto | null;
  /** Whether it is sent to the influencer instead of visited. */
  shipped: boolean;
  state: OfferState;
  /** When it was first shown to influencers; for a draft, when it was created. */
  @Moment()
  createdAt: string;
  brand: BrandSummaryView;
  /** Your own open Collab for this offer. */
  collabId: string | null;
  /** The latitude on the map, in degrees; the middle of its city unless `exactPlace`. */
  lat: number;
  lng: number;
  exactPlace: boolean;
  /** Whether you have saved it. */
  saved: boolean;
}

export class SlotView {
  id: string;
  @Moment()
  startsAt: string;
  capacity: number;
  placesLeft: number;
}

export class OfferView extends OfferFactsView {
  brief: string;
  /**
   * Whether a guest must come. This and the following fields are missing from terms agreed before we asked for them.
   */
  guestsRequired?: boolean;
  /** Whether each guest also owes the content. */
  guestsOweContent?: boolean;
  /** What the gift includes; empty if nothing is specified. */
  included?: string;
  notIncluded?: string;
  /** `null` if nothing is specified. */
  tip?: Tip | null;
  /** What to wear; missing or empty if anything is fine. */
  dressCode?: string;
  /** The rules of the venue; empty if there are none. */
  houseRules?: string;
  /** Who to call or ask for on the day; missing until a creator is approved, and if nobody is named. */
  contactOnTheDay?: string;
  @Whole()
  contentDueDays: number;
  /** The number of days posts stay up. */
  @Whole()
  postsStayDays?: number;
  /** The brand's venue for the offer. */
  venueId: string | null;
  blackoutDates: string[];
  slots: SlotView[];
  /** The actions you can post to /offers/{id}/{action} now. */
  @SomeOf(offerActions)
  actions: OfferAction[];
}
