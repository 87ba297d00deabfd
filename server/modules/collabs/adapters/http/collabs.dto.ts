import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';
import {
  type CollabOutcome,
  collabOutcomes,
  type CollabStage,
  collabStages,
  idsOf,
} from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { IfGiven, IsPlaceOrMoment } from '../../../../shared/http/field-rules.js';
import { Moment, SomeOf, Whole } from '../../../../shared/http/view-fields.js';
import { type BillAction, billActions } from '../../domain/bill.js';
import type { CheckedInBy } from '../../domain/collab.js';
import { type CollabAction, collabActions } from '../../domain/moves.js';
import type { ClaimEnd } from '../../domain/undelivered-claim.js';
import { BrandSummaryView, OfferView } from '../../../offers/index.js';
import { BillView } from './bill.dto.js';
import { DeliverableView } from './piece-views.dto.js';

export class CollabsQuery extends PageQuery {
  /** Only those at this stage. */
  @IfGiven()
  @Type(() => Number)
  @IsIn(idsOf(collabStages), { message: 'There is no such stage.' })
  stage?: CollabStage;

  /** Only those that ended so, or are open. */
  @IfGiven()
  @IsIn(idsOf(collabOutcomes), { message: 'There is no such outcome.' })
  outcome?: CollabOutcome;

  /** Only those whose content is late. */
  @IfGiven()
  @IsIn(['true'], { message: 'overdue can only be true.' })
  overdue?: 'true';

  /** The `next` of the page before, or a moment: only what changed before it. */
  @IfGiven()
  @IsPlaceOrMoment({ message: 'before must be the next of a page, or a moment in ISO 8601.' })
  before?: string;
}

export class InfluencerSummaryView {
  id: string;
  name: string;
  handle: string;
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
  @Moment()
  askedAt: string | null;
  @Moment()
  brandAt: string | null;
  @Moment()
  influencerAt: string | null;
}

export class NoShowClaimView {
  @Moment()
  claimedAt: string;
  /** Without an answer by then it counts as a no-show. */
  @Moment()
  answerBy: string;
  /** What the influencer says; staff decide then. */
  answer: string | null;
}

/** What of the agreed content is not published yet. */
export class OwedView {
  @Whole()
  pieces: number;
  /** "1 reel and 2 stories". */
  inWords: string;
  /** What of it the influencer has to act on, in the same words; null where nothing is. */
  missing: string | null;
  /** What of it is a draft that the brand has still to answer; null where nothing is. */
  toReview: string | null;
  /** Since when it is late; null while it is not. Days that the brand took to answer drafts do not count. */
  @Moment()
  lateSince: string | null;
  /** Whether the influencer cannot request anything else until it is published, or this Collab has ended. */
  blocksRequests: boolean;
  /** When the Collab is closed without it; null until both sides have been warned. */
  @Moment()
  closesAt: string | null;
}

class AskedDaysView {
  @Whole()
  days: number;
  reason: string;
  /** Null until the brand has answered. */
  agreed: boolean | null;
}

/** More time for the content than was agreed. */
export class MoreDaysView {
  @Whole()
  given: number;
  asked: AskedDaysView | null;
  /** How many days can be asked for, and given, at most. */
  @Whole()
  mayAsk: number;
  @Whole()
  mayGive: number;
}

export class UndeliveredClaimView {
  @Moment()
  claimedAt: string;
  /** Without content or an answer by then the claim counts. */
  @Moment()
  answerBy: string;
  /** What the brand says. */
  words: string;
  /** Whether the brand keeps what was delivered when the claim is upheld. */
  keepsContent: boolean;
  /** What the influencer says; staff decide then. */
  answer: string | null;
  /** What became of it; null while it is open. */
  settled: ClaimEnd | null;
}

export class ParcelView {
  /** Where it goes; null until the influencer has said so. */
  deliverTo: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  @Moment()
  dispatchedAt: string | null;
}

/** The full time for which the influencer waits. */
export class WaitView {
  slotId: string;
  @Moment()
  startsAt: string;
  /** Whether a place has become free and is kept for them. */
  held: boolean;
  /** Until when it is kept, or the waiting lasts. */
  @Moment()
  endsAt: string;
}

export class CollabView {
  id: string;
  offerId: string;
  stage: CollabStage;
  outcome: CollabOutcome;
  reason: string | null;
  note: string;
  requestedBy: 'brand' | 'influencer';
  waitingFor: 'brand' | 'influencer' | 'staff' | 'nobody';
  /** The brand's request has still to be paid for; the influencer does not know of it yet. */
  awaitsPayment: boolean;
  brand: BrandSummaryView;
  influencer: InfluencerSummaryView;
  terms: TermsView;
  @Moment()
  visitAt: string | null;
  @Moment()
  respondBy: string;
  /** When the first piece that the creator still owes is due. The time that the brand takes to answer a draft is added. */
  @Moment()
  contentDueAt: string | null;
  /** Until when the visit can be cancelled or moved freely; the very moment still counts. */
  @Moment()
  freeChangeUntil: string | null;
  /** By when a time has to be agreed; null once it is. */
  @Moment()
  bookBy: string | null;
  /** When the offer’s last time begins, where that leaves less time to choose than there would be; else null. */
  @Moment()
  timesEndAt: string | null;
  confirmation: ConfirmationView;
  @Moment()
  checkedInAt: string | null;
  checkedInBy: CheckedInBy | null;
  /** What the visit came to; null until it is typed. */
  bill: BillView | null;
  /** The words that may be done about the bill now: see /collabs/{id}/bill; `settle-bill` is for staff, who see both sides’ words. */
  @SomeOf(billActions)
  billActions: BillAction[];
  noShowClaim: NoShowClaimView | null;
  /** Null before the visit, and once nothing is owed any more. */
  owed: OwedView | null;
  moreDays: MoreDaysView;
  undeliveredClaim: UndeliveredClaimView | null;
  /** For a shipped product; else null. */
  parcel: ParcelView | null;
  wait: WaitView | null;
  /** Who cancelled or moved the visit when it was too late for that to be free. */
  lateBy: 'brand' | 'influencer' | null;
  deliverables: DeliverableView[];
  /** The words that may be posted to /collabs/{id}/{action} now. */
  @SomeOf(collabActions)
  actions: CollabAction[];
  @Moment()
  createdAt: string;
  @Moment()
  updatedAt: string;
}

export class CollabList {
  items: CollabView[];

  /** The value for `before` to continue; null at the end. */
  next: string | null;
}

export class DeliverableList {
  items: DeliverableView[];
}

const sources = ['free', 'kept', 'invoice', 'checkout'] as const;
const states = ['awaiting-payment', 'reserved', 'spent', 'freed'] as const;

const Source = () =>
  ApiProperty({
    enum: sources,
    description: 'A free one of the plan, a kept credit, an item on the next invoice, or a payment before it.',
  });

export class ApprovalCostView {
  @Source()
  source: (typeof sources)[number];
  /** 0 where it is free or kept. */
  pricePence: number;
  /** Free Collabs of the running period that are left, before this one. */
  freeLeft: number;
  /** Kept credits that are left, before this one. */
  keptLeft: number;
}

export class CreditTakenView {
  @Source()
  source: (typeof sources)[number];
  pricePence: number;
  /** It waits for its payment, holds what was paid, has used it, or has given it back. */
  state: (typeof states)[number];
  /** Until when its credit can be used, once it has been given back; null where it doesn’t expire, or has. */
  @Moment()
  usableUntil: string | null;
}

export class CollabCostView {
  /** What approving takes now; null when it cannot be approved any more. */
  approval: ApprovalCostView | null;
  /** What the Collab has taken; null while it has taken nothing. */
  taken: CreditTakenView | null;
  /** Until when the brand can cancel and have its credit back; null while no time is chosen. */
  @Moment()
  returnsUntil: string | null;
}
