import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDateString,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  brandCategories,
  type BrandCategory,
  type City,
  contentTypes,
  type ContentType,
  deliverableTypes,
  type DeliverableType,
  idsOf,
  mainCities,
} from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import {
  type OfferAction,
  offerActions,
  type OfferKind,
  offerKinds,
  type OfferState,
  offerStates,
} from '../../domain/offer.js';

/** So many pieces of one type. */
export class AskDto {
  @ApiProperty({ enum: idsOf(deliverableTypes) })
  @IsIn(idsOf(deliverableTypes), { message: 'Please choose a type of content.' })
  type: DeliverableType;

  @ApiProperty({ enum: idsOf(contentTypes) })
  @IsIn(idsOf(contentTypes), { message: 'Please choose video, image or mix.' })
  contentType: ContentType;

  @IsInt()
  @Min(1, { message: 'Ask for at least one.' })
  @Max(10, { message: 'Ask for at most ten.' })
  count: number;
}

export class SlotInput {
  /** When the visit begins, ISO 8601. */
  @IsDateString({}, { message: 'Please give a date and time.' })
  startsAt: string;

  /** How many influencers can come at this time. */
  @IsInt()
  @Min(1, { message: 'At least one place.' })
  @Max(100, { message: 'At most a hundred places.' })
  capacity: number;
}

export class MakeOfferInput {
  @IsString()
  @Length(3, 100, { message: 'Please give a title of 3 to 100 characters.' })
  title: string;

  @ApiProperty({ enum: offerKinds })
  @IsIn(offerKinds, { message: 'Please choose experience, stay or product.' })
  kind: OfferKind;

  /** What the influencer gets, in words. */
  @IsString()
  @Length(3, 1_000, { message: 'Please say what you give, in 3 to 1,000 characters.' })
  gives: string;

  /** Retail value in pence. */
  @IsInt({ message: 'Please give the retail value.' })
  @Min(0, { message: 'The value cannot be negative.' })
  @Max(10_000_000, { message: 'The value can be at most £100,000.' })
  valuePence: number;

  @ApiProperty({ type: [AskDto] })
  @IsArray()
  @ArrayMinSize(1, { message: 'Please ask for at least one piece of content.' })
  @ArrayMaxSize(10, { message: 'At most ten kinds of content.' })
  @ValidateNested({ each: true })
  @Type(() => AskDto)
  asks: AskDto[];

  /** What the influencer should know and do. */
  @IsString()
  @Length(0, 4_000, { message: 'The brief can have at most 4,000 characters.' })
  brief: string;

  @IsString()
  @Length(2, 200, { message: 'Please say where it is, in 2 to 200 characters.' })
  venue: string;

  @ApiProperty({ enum: idsOf(mainCities) })
  @IsIn(idsOf(mainCities), { message: 'Please choose a city.' })
  city: City;

  @ApiProperty({ enum: idsOf(brandCategories) })
  @IsIn(idsOf(brandCategories), { message: 'Please choose a category.' })
  category: BrandCategory;

  /** How many the influencer may bring. */
  @IsInt()
  @Min(0)
  @Max(20, { message: 'At most 20 guests.' })
  guests: number;

  /** Days after the visit until content is due. */
  @IsInt()
  @Min(1, { message: 'At least one day.' })
  @Max(90, { message: 'At most 90 days.' })
  contentDueDays: number;

  @ApiProperty({ type: [SlotInput] })
  @IsArray()
  @ArrayMinSize(1, { message: 'Please add at least one time.' })
  @ArrayMaxSize(200, { message: 'At most 200 times.' })
  @ValidateNested({ each: true })
  @Type(() => SlotInput)
  slots: SlotInput[];
}

export class OffersQuery extends PageQuery {
  @IsOptional()
  @ApiProperty({ enum: idsOf(mainCities), required: false })
  @IsIn(idsOf(mainCities), { message: 'This city is not in the list.' })
  city?: City;

  @IsOptional()
  @ApiProperty({ enum: idsOf(brandCategories), required: false })
  @IsIn(idsOf(brandCategories), { message: 'This category is not in the list.' })
  category?: BrandCategory;

  /** The `next` of the page before. */
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f-]{36}$/, { message: 'after is not the next of a page.' })
  after?: string;
}

export class BrandSummaryView {
  id: string;
  name: string;
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
}

/** What every reader of an offer sees. */
export class OfferFactsView {
  id: string;
  title: string;
  @ApiProperty({ enum: offerKinds })
  kind: OfferKind;
  gives: string;
  valuePence: number;
  @ApiProperty({ type: [AskDto] })
  asks: AskDto[];
  venue: string;
  @ApiProperty({ enum: idsOf(mainCities) })
  city: City;
  @ApiProperty({ enum: idsOf(brandCategories) })
  category: BrandCategory;
  guests: number;
  @ApiProperty({ type: String, nullable: true })
  photoPath: string | null;
  @ApiProperty({ enum: offerStates })
  state: OfferState;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ type: BrandSummaryView })
  brand: BrandSummaryView;
  /** The reader's own open Collab for this offer. */
  @ApiProperty({ type: String, nullable: true })
  collabId: string | null;
}

/** An offer as a card in a list. */
export class OfferCardView extends OfferFactsView {
  /** Places at times still to come. */
  placesLeft: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextSlotAt: string | null;
}

export class OfferPage {
  @ApiProperty({ type: [OfferCardView] })
  items: OfferCardView[];
  /** Give this as `after` for the next page; null when this was the last. */
  @ApiProperty({ type: String, nullable: true })
  next: string | null;
}

export class SlotView {
  id: string;
  @ApiProperty({ format: 'date-time' })
  startsAt: string;
  capacity: number;
  placesLeft: number;
}

export class OfferView extends OfferFactsView {
  brief: string;
  contentDueDays: number;
  @ApiProperty({ type: [SlotView] })
  slots: SlotView[];
  /** The words that may be posted to /offers/{id}/{action} now. */
  @ApiProperty({ enum: offerActions, isArray: true })
  actions: OfferAction[];
}

export class RequestCollabInput {
  /** A word to the brand. */
  @IsOptional()
  @IsString()
  @Length(0, 1_000, { message: 'The note can have at most 1,000 characters.' })
  note: string = '';
}
