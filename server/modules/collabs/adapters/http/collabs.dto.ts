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
  /** Only Collabs at this stage. */
  @IfGiven()
  @Type(() => Number)
  @IsIn(idsOf(collabStages), { message: 'There’s no such stage.' })
  stage?: CollabStage;

  /** Only Collabs with this outcome, or open ones. */
  @IfGiven()
  @IsIn(idsOf(collabOutcomes), { message: 'There’s no such outcome.' })
  outcome?: CollabOutcome;

  /** Only Collabs with late content. */
  @IfGiven()
  @IsIn(['true'], { message: 'overdue can only be true.' })
  overdue?: 'true';

  /** The `next` of the previous page, or a timestamp: only Collabs changed before it. */
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

export class HandoffView {
  /** Empty if there is none. */
  note: string;
  /** Whether you can set it now: PUT /collabs/{id}/handoff-note. */
  open: boolean;
}

export class NoShowClaimView {
  @Moment()
  claimedAt: string;
  /** If there is no answer by then, it counts as a no-show. */
  @Moment()
  answerBy: string;
  /** The influencer's answer; staff then decide. */
  answer: string | null;
}

/** What of the agreed content is not published yet. */
export class OwedView {
  @Whole()
  pieces: number;
  /** Such as "1 reel and 2 stories". */
  inWords: string;
  /** The part the influencer still has to submit, in the same words; `null` if there is none. */
  missing: string | null;
  /** The part that is approved and the influencer still has to post; `null` if there is none. */
  toPost: string | null;
  /** The part that is a draft awaiting the brand's review; `null` if there is none. */
  toReview: string | null;
  /** When it became late; `null` if it isn't. Days that the brand took to answer drafts don't count. */
  @Moment()
  lateSince: string | null;
  /** Whether the influencer can't request anything else until it is published, or this Collab has ended. */
  blocksRequests: boolean;
  /** When the Collab is closed without it; `null` until both sides have been warned. */
  @Moment()
  closesAt: string | null;
}

class AskedDaysView {
  @Whole()
  days: number;
  reason: string;
  /** `null` until the brand has answered. */
  agreed: boolean | null;
}

/** More time for the content than was agreed. */
export class MoreDaysView {
  @Whole()
  given: number;
  asked: AskedDaysView | null;
  /** The most days that can be asked for. */
  @Whole()
  mayAsk: number;
  @Whole()
  mayGive: number;
}

export class UndeliveredClaimView {
  @Moment()
  claimedAt: string;
  /** Without content or an answer by then, the claim counts. */
  @Moment()
  answerBy: string;
  /** The brand's words. */
  words: string;
  /** Whether the brand keeps what was delivered if the claim is upheld. */
  keepsContent: boolean;
  /** The influencer's answer; staff then decide. */
  answer: string | null;
  /** The result; `null` while it is open. */
  settled: ClaimEnd | null;
}

export class ParcelView {
  /** The delivery address; `null` until the influencer has given it. */
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
  /** Whether a place has become free and is held for them. */
  held: boolean;
  /** When the held place expires, or the waiting ends. */
  @Moment()
  endsAt: string;
}

export class RunningLateView {
  @Whole()
  minutes: number;
  /** When they said so. */
  @Moment()
  at: string;
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
  /** Whether the brand's request must still be paid for; the influencer doesn't see it yet. */
  awaitsPayment: boolean;
  brand: BrandSummaryView;
  influencer: InfluencerSummaryView;
  terms: TermsView;
  @Moment()
  visitAt: string | null;
  @Moment()
  respondBy: string;
  /** When the first piece that the creator still owes is due, extended by the time the brand takes to answer drafts. */
  @Moment()
  contentDueAt: string | null;
  /** The latest moment at which the visit can be cancelled or moved freely, inclusive. */
  @Moment()
  freeChangeUntil: string | null;
  /** The latest time to agree a visit; `null` once it is agreed. */
  @Moment()
  bookBy: string | null;
  /** When the offer’s last time begins, if that leaves less time to choose than usual; otherwise `null`. */
  @Moment()
  timesEndAt: string | null;
  confirmation: ConfirmationView;
  /** For the people who receive the visit. `null` for anyone but the brand. */
  handoff: HandoffView | null;
  @Moment()
  checkedInAt: string | null;
  checkedInBy: CheckedInBy | null;
  /** What the influencer told the venue on the day. */
  runningLate: RunningLateView | null;
  /** The bill of the visit; `null` until it is entered. */
  bill: BillView | null;
  /**
   * What you can do about the bill now: see /collabs/{id}/bill; `settle-bill` is for staff, who see both sides’
   * actions.
   */
  @SomeOf(billActions)
  billActions: BillAction[];
  noShowClaim: NoShowClaimView | null;
  /** `null` before the visit, and once nothing is owed. */
  owed: OwedView | null;
  moreDays: MoreDaysView;
  undeliveredClaim: UndeliveredClaimView | null;
  /** For a shipped product; otherwise `null`. */
  parcel: ParcelView | null;
  wait: WaitView | null;
  /** Who cancelled or moved the visit too late for that to be free. */
  lateBy: 'brand' | 'influencer' | null;
  deliverables: DeliverableView[];
  /** The actions you can post to /collabs/{id}/{action} now. */
  @SomeOf(collabActions)
  actions: CollabAction[];
  @Moment()
  createdAt: string;
  @Moment()
  updatedAt: string;
}

export class CollabList {
  items: CollabView[];

  /** The value of `before` for the next page; `null` at the end. */
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
    description:
      'What it uses: a free one of the plan, a kept credit, an item on the next invoice, or a payment in advance.',
  });

export class ApprovalCostView {
  @Source()
  source: (typeof sources)[number];
  /** 0 if it is free or uses a kept credit. */
  pricePence: number;
  /** The free Collabs left in the current period, before this one. */
  freeLeft: number;
  /** The kept credits left, before this one. */
  keptLeft: number;
}

export class CreditTakenView {
  @Source()
  source: (typeof sources)[number];
  pricePence: number;
  /** Whether the credit awaits payment, is reserved, has been used, or has been given back. */
  state: (typeof states)[number];
  /** When the returned credit expires; `null` if it doesn’t, or already has. */
  @Moment()
  usableUntil: string | null;
}

export class CollabCostView {
  /** The cost of approving it now; `null` if it can no longer be approved. */
  approval: ApprovalCostView | null;
  /** The credit that the Collab has taken; `null` if none. */
  taken: CreditTakenView | null;
  /** The latest time at which the brand can cancel and get its credit back; `null` until a time is chosen. */
  @Moment()
  returnsUntil: string | null;
}
