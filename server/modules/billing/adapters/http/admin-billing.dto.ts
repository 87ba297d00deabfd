import { OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import type { Feature } from '../../../../contract/features.js';
import type { PlanId } from '../../../../contract/plans.js';
import type { SubscriptionStatus } from '../../domain/subscription.js';
import { BillingDetailsView, BillingView, CreditLineView } from './billing.dto.js';
import { IfGiven, IsMoment } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';

/** One brand's plan in the staff list. */
export class StaffSubscriptionView {
  /** The brand's id. */
  id: string;
  name: string;
  plan: PlanId;
  status: SubscriptionStatus;
  paying: boolean;
  @Moment()
  periodEndsAt: string | null;
  @Moment()
  cancelsAt: string | null;
  @Moment()
  unpaidSince: string | null;
  wantedPlan: PlanId | null;
  /** Irregularities at the card provider, in sentences: two items, another currency, a price that isn’t ours. */
  questions: string[];
  freeLeft: number;
  keptLeft: number;
  /** The number of features staff have granted or locked. */
  overrides: number;
  /** The customer's id at the card provider. */
  customerId: string | null;
}

export const overrideKinds = ['grant', 'lock'] as const;

export class OverrideView {
  id: string;
  feature: Feature;
  kind: (typeof overrideKinds)[number];
  reason: string;
  madeBy: string;
  @Moment()
  madeAt: string;
  @Moment()
  until: string | null;
  @Moment()
  endedAt: string | null;
}

export const refundStates = ['asked', 'done', 'failed'] as const;

export class RefundView {
  id: string;
  collabId: string | null;
  invoiceId: string | null;
  amountPence: number;
  reason: string;
  state: (typeof refundStates)[number];
  askedBy: string;
  @Moment()
  createdAt: string;
}

export class DisputeView {
  id: string;
  amountPence: number;
  /** The bank's reason. */
  reason: string;
  /** The card provider's status of the dispute. */
  state: string;
  @Moment()
  openedAt: string;
}

/** All that staff see of one brand's money. */
export class StaffSubscriptionDetailView extends StaffSubscriptionView {
  billing: BillingView;
  /** `null` before the first checkout. */
  details: BillingDetailsView | null;
  /** The last 100 lines, newest first. */
  ledger: CreditLineView[];
  overridden: OverrideView[];
  refunds: RefundView[];
  disputes: DisputeView[];
}

/** What is granted or locked for every brand. */
export class FeatureEverywhereView extends OmitType(OverrideView, ['id']) {
  /** The feature. */
  id: Feature;
}

export class OverrideFeatureInput {
  @IsIn(overrideKinds, { message: 'A feature is granted or locked.' })
  kind: (typeof overrideKinds)[number];

  /** The reason. */
  @IsString()
  @Length(1, 500, { message: 'Please say why (up to 500 characters).' })
  reason: string;

  /** When the plan decides again; omitted or `null` if never. */
  @IsOptional()
  @IsMoment({ message: 'until must be a moment in ISO 8601.' })
  until?: string | null;
}

export class RefundInput {
  /** The Collab whose own checkout is refunded; otherwise use `invoiceId`. */
  @IfGiven()
  @IsUUID(undefined, { message: 'This isn’t a Collab.' })
  collabId?: string;

  /** The invoice to refund, in whole or in part. */
  @IfGiven()
  @Matches(/^in_\w{1,100}$/, { message: 'This isn’t an invoice.' })
  invoiceId?: string;

  @IsInt({ message: 'Please enter the amount in whole pence.' })
  @Min(1, { message: 'Please enter an amount.' })
  @Max(10_000_000, { message: 'This is more than has been paid.' })
  amountPence: number;

  /** The reason. */
  @IsString()
  @Length(1, 500, { message: 'Please say why (up to 500 characters).' })
  reason: string;
}
