import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUUID, Length, Min } from 'class-validator';
import {
  type CollabOutcome,
  collabOutcomes,
  type CollabStage,
  collabStages,
  idsOf,
} from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { IfGiven } from '../../../../shared/http/if-given.js';
import { IsPlaceOrMoment } from '../../../../shared/http/is-moment.js';
import { type CheckedInBy } from '../../domain/collab.js';
import { type CollabAction, collabActions } from '../../domain/moves.js';
import { BrandSummaryView, OfferView } from '../../../offers/index.js';
import { DeliverableView } from './piece-views.dto.js';

export class CollabsQuery extends PageQuery {
  /** Only those at this stage. */
  @IfGiven()
  @Type(() => Number)
  @ApiProperty({ enum: idsOf(collabStages), required: false })
  @IsIn(idsOf(collabStages), { message: 'There is no such stage.' })
  stage?: CollabStage;

  /** Only those that ended so, or are open. */
  @IfGiven()
  @ApiProperty({ enum: idsOf(collabOutcomes), required: false })
  @IsIn(idsOf(collabOutcomes), { message: 'There is no such outcome.' })
  outcome?: CollabOutcome;

  /** The `next` of the page before, or a moment: only what changed before it. */
  @IfGiven()
  @IsPlaceOrMoment({ message: 'before must be the next of a page, or a moment in ISO 8601.' })
  before?: string;
}

/** What a step may need; each action reads its own. */
export class MoveCollabInput {
  /** For `schedule`, `reschedule` and `wait`: the time. */
  @IfGiven()
  @IsUUID(undefined, { message: 'This is not a time of the offer.' })
  slotId?: string;

  /** For whatever ends or changes something, and for `contest-no-show`: why. Staff always say why. */
  @IfGiven()
  @IsString()
  @Length(0, 1_000, { message: 'The reason can have at most 1,000 characters.' })
  reason?: string;

  /** For `approve`: what the person has been told that it costs; refused where it has become more. */
  @IfGiven()
  @IsInt({ message: 'agreedPence must be whole pence.' })
  @Min(0, { message: 'agreedPence cannot be negative.' })
  agreedPence?: number;

  /** For `give-address`: name, street, town and postcode, a line each. */
  @IfGiven()
  @IsString()
  @Length(0, 500, { message: 'The address can have at most 500 characters.' })
  deliverTo?: string;

  /** For `dispatch`: who carries it. */
  @IfGiven()
  @IsString()
  @Length(0, 80, { message: 'The carrier can have at most 80 characters.' })
  carrier?: string;

  /** For `dispatch`: the carrier's number of the parcel. */
  @IfGiven()
  @IsString()
  @Length(0, 80, { message: 'The tracking number can have at most 80 characters.' })
  trackingNumber?: string;
}

export class RequestCollabInput {
  /** A word to the brand. */
  @IfGiven()
  @ApiProperty({ required: false })
  @IsString()
  @Length(0, 1_000, { message: 'The note can have at most 1,000 characters.' })
  note: string = '';
}

/** A brand asks an influencer to take one of its offers. */
export class RequestInfluencerInput {
  @IsUUID(undefined, { message: 'Please choose one of your offers.' })
  offerId: string;

  @IsUUID(undefined, { message: 'Please choose an influencer.' })
  influencerId: string;

  /** A word to the influencer. */
  @IfGiven()
  @ApiProperty({ required: false })
  @IsString()
  @Length(0, 1_000, { message: 'The note can have at most 1,000 characters.' })
  note: string = '';

  /** What the person has been told that it costs; refused where it has become more. */
  @IfGiven()
  @IsInt({ message: 'agreedPence must be whole pence.' })
  @Min(0, { message: 'agreedPence cannot be negative.' })
  agreedPence?: number;
}

export class InfluencerSummaryView {
  id: string;
  name: string;
  handle: string;
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
  followers: number;
}

export class TermsView extends OmitType(OfferView, [
  'id',
  'state',
  'createdAt',
  'brand',
  'collabId',
  'lat',
  'lng',
  'exactPlace',
  'saved',
  'venueId',
  'blackoutDates',
  'slots',
  'actions',
] as const) {}

export class ConfirmationView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  askedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  brandAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  influencerAt: string | null;
}

export class NoShowClaimView {
  @ApiProperty({ format: 'date-time' })
  claimedAt: string;
  /** Without an answer by then it counts as a no-show. */
  @ApiProperty({ format: 'date-time' })
  answerBy: string;
  /** What the influencer says; staff decide then. */
  @ApiProperty({ type: String, nullable: true })
  answer: string | null;
}

export class ParcelView {
  /** Where it goes; null until the influencer has said so. */
  @ApiProperty({ type: String, nullable: true })
  deliverTo: string | null;
  @ApiProperty({ type: String, nullable: true })
  carrier: string | null;
  @ApiProperty({ type: String, nullable: true })
  trackingNumber: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dispatchedAt: string | null;
}

/** The full time for which the influencer waits. */
export class WaitView {
  slotId: string;
  @ApiProperty({ format: 'date-time' })
  startsAt: string;
  /** Whether a place has become free and is kept for them. */
  held: boolean;
  /** Until when it is kept, or the waiting lasts. */
  @ApiProperty({ format: 'date-time' })
  endsAt: string;
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
  @ApiProperty({ enum: ['brand', 'influencer', 'staff', 'nobody'] })
  waitingFor: 'brand' | 'influencer' | 'staff' | 'nobody';
  /** The brand's request has still to be paid for; the influencer does not know of it yet. */
  awaitsPayment: boolean;
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
  /** Until when the visit can be cancelled or moved freely; the very moment still counts. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  freeChangeUntil: string | null;
  /** By when a time has to be agreed; null once it is. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  bookBy: string | null;
  @ApiProperty({ type: ConfirmationView })
  confirmation: ConfirmationView;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  checkedInAt: string | null;
  @ApiProperty({ enum: ['venue', 'brand', 'staff', 'influencer', 'time'], nullable: true })
  checkedInBy: CheckedInBy | null;
  @ApiProperty({ type: NoShowClaimView, nullable: true })
  noShowClaim: NoShowClaimView | null;
  /** For a shipped product; else null. */
  @ApiProperty({ type: ParcelView, nullable: true })
  parcel: ParcelView | null;
  @ApiProperty({ type: WaitView, nullable: true })
  wait: WaitView | null;
  /** Who cancelled or moved the visit when it was too late for that to be free. */
  @ApiProperty({ enum: ['brand', 'influencer'], nullable: true })
  lateBy: 'brand' | 'influencer' | null;
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

  /** What `before` takes to go on; null at the end. */
  @ApiProperty({ type: String, nullable: true })
  next: string | null;
}

export class DeliverableList {
  @ApiProperty({ type: [DeliverableView] })
  items: DeliverableView[];
}
