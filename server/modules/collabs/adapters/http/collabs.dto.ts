import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, IsUrl, IsUUID, Length } from 'class-validator';
import {
  brandCategories,
  type BrandCategory,
  type City,
  type CollabOutcome,
  collabOutcomes,
  type CollabStage,
  collabStages,
  type ContentType,
  contentTypes,
  type DeliverableStatus,
  deliverableStatuses,
  type DeliverableType,
  deliverableTypes,
  idsOf,
  mainCities,
} from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { type CollabAction, collabActions } from '../../domain/collab.js';
import { type DeliverableAction, deliverableActions } from '../../domain/delivery.js';
import { type OfferKind, offerKinds } from '../../domain/offer.js';
import { AskDto, BrandSummaryView } from './offers.dto.js';

export class CollabsQuery extends PageQuery {
  @IsOptional()
  @Type(() => Number)
  @ApiProperty({ enum: idsOf(collabStages), required: false })
  @IsIn(idsOf(collabStages), { message: 'There is no such stage.' })
  stage?: CollabStage;

  @IsOptional()
  @ApiProperty({ enum: idsOf(collabOutcomes), required: false })
  @IsIn(idsOf(collabOutcomes), { message: 'There is no such outcome.' })
  outcome?: CollabOutcome;

  /** The `updatedAt` of the last one seen. */
  @IsOptional()
  @IsDateString({}, { message: 'before must be a moment in ISO 8601.' })
  before?: string;
}

/** What a step may need; each action reads its own. */
export class MoveCollabInput {
  /** For `schedule`: the time that is taken. */
  @IsOptional()
  @IsUUID(undefined, { message: 'This is not a time of the offer.' })
  slotId?: string;

  /** For `decline`, `withdraw` and `cancel`: why. */
  @IsOptional()
  @IsString()
  @Length(0, 1_000, { message: 'The reason can have at most 1,000 characters.' })
  reason?: string;
}

/** What a step of one piece may need; each action reads its own. */
export class DeliverPieceInput {
  /** For `submit`: the upload. */
  @IsOptional()
  @IsUUID(undefined, { message: 'This is not an upload.' })
  mediaId?: string;

  /** For `submit`: the caption as it will be posted. */
  @IsOptional()
  @IsString()
  @Length(0, 2_200, { message: 'The caption can have at most 2,200 characters.' })
  caption?: string;

  /** For `suggest-changes`: what should change. */
  @IsOptional()
  @IsString()
  @Length(0, 2_000, { message: 'The comment can have at most 2,000 characters.' })
  comment?: string;

  /** For `publish`: the address of the post. */
  @IsOptional()
  @IsUrl(
    { protocols: ['https'], require_protocol: true },
    { message: 'Please give the full address, beginning with https://.' },
  )
  url?: string;
}

export class InfluencerSummaryView {
  id: string;
  name: string;
  handle: string;
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
  followers: number;
}

export class TermsView {
  title: string;
  @ApiProperty({ enum: offerKinds })
  kind: OfferKind;
  gives: string;
  valuePence: number;
  @ApiProperty({ type: [AskDto] })
  asks: AskDto[];
  brief: string;
  venue: string;
  @ApiProperty({ enum: idsOf(mainCities) })
  city: City;
  @ApiProperty({ enum: idsOf(brandCategories) })
  category: BrandCategory;
  guests: number;
  contentDueDays: number;
  @ApiProperty({ type: String, nullable: true })
  photoPath: string | null;
}

export class RoundView {
  number: number;
  comment: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class DeliverableView {
  id: string;
  @ApiProperty({ enum: idsOf(deliverableTypes) })
  type: DeliverableType;
  @ApiProperty({ enum: idsOf(contentTypes) })
  contentType: ContentType;
  @ApiProperty({ enum: idsOf(deliverableStatuses) })
  status: DeliverableStatus;
  @ApiProperty({ type: String, nullable: true })
  mediaId: string | null;
  caption: string;
  @ApiProperty({ type: String, nullable: true })
  postUrl: string | null;
  @ApiProperty({ type: [RoundView] })
  rounds: RoundView[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  submittedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  approvedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt: string | null;
  /** The words that may be posted to /deliverables/{id}/{action} now. */
  @ApiProperty({ enum: deliverableActions, isArray: true })
  actions: DeliverableAction[];
}

export class CollabView {
  id: string;
  offerId: string;
  @ApiProperty({ enum: idsOf(collabStages) })
  stage: CollabStage;
  @ApiProperty({ enum: idsOf(collabOutcomes) })
  outcome: CollabOutcome;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
  note: string;
  @ApiProperty({ enum: ['brand', 'influencer'] })
  requestedBy: 'brand' | 'influencer';
  @ApiProperty({ enum: ['brand', 'influencer', 'nobody'] })
  waitingFor: 'brand' | 'influencer' | 'nobody';
  @ApiProperty({ type: BrandSummaryView })
  brand: BrandSummaryView;
  @ApiProperty({ type: InfluencerSummaryView })
  influencer: InfluencerSummaryView;
  @ApiProperty({ type: TermsView })
  terms: TermsView;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  visitAt: string | null;
  @ApiProperty({ format: 'date-time' })
  respondBy: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  contentDueAt: string | null;
  @ApiProperty({ type: [DeliverableView] })
  deliverables: DeliverableView[];
  /** The words that may be posted to /collabs/{id}/{action} now. */
  @ApiProperty({ enum: collabActions, isArray: true })
  actions: CollabAction[];
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class CollabList {
  @ApiProperty({ type: [CollabView] })
  items: CollabView[];
}

export class DeliverableList {
  @ApiProperty({ type: [DeliverableView] })
  items: DeliverableView[];
}
