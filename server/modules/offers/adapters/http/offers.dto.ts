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
  @IsMoment({ message: 'Please give a date and time.' })
  startsAt: string;

  /** How many influencers can come at this time. */
  @NumberOf(1, 100, 'Please give a number of places from 1 to 100.')
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
  /** The brand's venue for it, and its point on the map; by default the middle of the city. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId?: string;

  @TextOf(3, 100, 'Please give a title of 3 to 100 characters.')
  title: string;

  @IsIn(offerKinds, { message: 'Please choose experience, stay or product.' })
  kind: OfferKind;

  /** What the influencer gets, in words. */
  @TextOf(3, 1_000, 'Please say what the influencer gets, in 3 to 1,000 characters.')
  gives: string;

  /** Retail value in pence. */
  @NumberOf(0, 10_000_000, 'Please give the retail value in pounds, at most £100,000.')
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

  /** How many the influencer may bring. */
  @NumberOf(0, 20, 'Please give a number of guests from 0 to 20.')
  guests: number;

  /** Whether a guest has to come; only where some may. */
  @IfGiven()
  @IsBoolean({ message: 'guestsRequired is true or false.' })
  guestsRequired?: boolean = false;

  /** Whether each guest owes the content too; only where some may come. */
  @IfGiven()
  @IsBoolean({ message: 'guestsOweContent is true or false.' })
  guestsOweContent?: boolean = false;

  /** The most the gift covers, in pence: beyond it the creator pays. Null where only the retail value is agreed. */
  @IsOptional()
  @ApiProperty({ required: false })
  @NumberOf(1, 10_000_000, 'Please give the most it covers in pounds, at most £100,000.')
  coversPence?: number | null = null;

  /** What the gift includes: three courses, house wine. */
  @IfGiven()
  @TextOf(0, 300, 'What is included can have at most 300 characters.')
  included?: string = '';

  /** What it does not: spirits, service. */
  @IfGiven()
  @TextOf(0, 300, 'What is not included can have at most 300 characters.')
  notIncluded?: string = '';

  /** Whether the tip is part of the gift, left to the creator, or asked of them; null where nothing is said. */
  @IsOptional()
  @ApiProperty({ required: false })
  @IsIn(tips, { message: 'Please choose included, welcome or expected.' })
  tip?: Tip | null = null;

  /** What to wear, where that matters: smart casual, no trainers. */
  @IfGiven()
  @TextOf(0, 60, 'The dress code can have at most 60 characters.')
  dressCode?: string = '';

  /** What holds at the venue: no extra lights, other guests not in the picture, no children after 19:00. */
  @IfGiven()
  @TextOf(0, 500, 'The house rules can have at most 500 characters.')
  houseRules?: string = '';

  /** Whom to call or ask for on the day: Ask for Maya at the bar, 020 7946 0123. Creators read it once they are approved. */
  @IfGiven()
  @TextOf(0, 100, 'The contact on the day can have at most 100 characters.')
  contactOnTheDay?: string = '';

  /** Days after the visit until content is due. */
  @NumberOf(1, 90, 'Please give a number of days from 1 to 90.')
  contentDueDays: number;

  /** For how many days posts stay up. */
  @IfGiven()
  @NumberOf(1, 365, 'Please give a number of days from 1 to 365.')
  postsStayDays?: number = unsaidTerms.postsStayDays;

  /** The id of an uploaded picture of the brand's own that shows it; null for none. Left out, it stays as it is. */
  @UploadedPicture()
  photoId?: string | null;

  /** Where and for how long the brand may use the content; twelve months on its own channels where nothing is said. */
  @IfGiven()
  @ApiProperty({ type: UsageRightsDto })
  @PartOf(UsageRightsDto)
  rights: UsageRightsDto = Object.assign(new UsageRightsDto(), {
    channels: [...usualRights.channels],
    months: usualRights.months,
  });

  /** Sent to the influencer instead of visited; it has no times then. */
  @IfGiven()
  @IsBoolean({ message: 'shipped is true or false.' })
  shipped: boolean = false;

  /** Dates on which nobody can come, UK time. While the venue is open past midnight, a time counts as the evening before. */
  @IfGiven()
  @ApiProperty({ type: [String] })
  @IsArray()
  @ArrayMaxSize(100, { message: 'At most a hundred dates.' })
  @Matches(/^\d{4}-\d\d-\d\d$/, { each: true, message: 'Please give each date as year, month and day.' })
  blackoutDates: string[] = [];

  /** The times at which it can be taken; a draft may have none, a shipped product has none. */
  @TimesNeeded()
  @IsArray()
  @ArrayMaxSize(200, { message: 'At most 200 times.' })
  @ValidateNested({ each: true })
  @Type(() => SlotInput)
  slots: SlotInput[];
}

export class MakeOfferInput extends OfferInput {
  /** Kept for oneself until it is published. */
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
  /** The most the gift covers, in pence; null where only the retail value is agreed, missing in what was agreed before this was asked. */
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
  /** Where and for how long the brand may use the content; null where nothing was agreed. */
  rights: UsageRightsDto | null;
  /** Sent to the influencer instead of visited. */
  shipped: boolean;
  state: OfferState;
  /** When it came before influencers; of a draft, when it was begun. */
  @Moment()
  createdAt: string;
  brand: BrandSummaryView;
  /** The reader's own open Collab for this offer. */
  collabId: string | null;
  /** Where it is on the map, in degrees; the middle of its city unless `exactPlace`. */
  lat: number;
  lng: number;
  exactPlace: boolean;
  /** Whether the reader has saved it. */
  saved: boolean;
}

/** An offer as a card in a list. */
export class OfferCardView extends OfferFactsView {
  /** Places at times still to come. */
  placesLeft: number;
  @Moment()
  nextSlotAt: string | null;
  /** How well it suits the influencer who reads, in points; there only when sorted by match. */
  @Whole()
  score?: number;
}

export class OfferPage {
  items: OfferCardView[];
  /** Give this as `after` for the next page; null when this was the last. */
  next: string | null;
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
  /** Whether a guest has to come. What is missing here and below was agreed before it was asked. */
  guestsRequired?: boolean;
  /** Whether each guest owes the content too. */
  guestsOweContent?: boolean;
  /** What the gift includes, and what it does not; empty where nothing is said. */
  included?: string;
  notIncluded?: string;
  /** Null where nothing is said. */
  tip?: Tip | null;
  /** What to wear; missing or empty where anything will do. */
  dressCode?: string;
  /** What holds at the venue; empty where nothing is said. */
  houseRules?: string;
  /** Whom to call or ask for on the day; missing before a creator is approved, and where nobody is named. */
  contactOnTheDay?: string;
  @Whole()
  contentDueDays: number;
  /** For how many days posts stay up. */
  @Whole()
  postsStayDays?: number;
  /** The brand's venue for it. */
  venueId: string | null;
  blackoutDates: string[];
  slots: SlotView[];
  /** The words that may be posted to /offers/{id}/{action} now. */
  @SomeOf(offerActions)
  actions: OfferAction[];
}
