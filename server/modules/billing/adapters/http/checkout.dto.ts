import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { IsSmallObject } from '../../../../shared/http/field-rules.js';
import { type PaidPlanId, paidPlanIds } from '../../domain/subscription.js';

export class InitCheckoutInput {
  /** The brand that pays: the chosen profile. */
  @IsUUID(undefined, { message: 'This isn’t a brand.' })
  brand_uid: string;

  @IsIn(paidPlanIds, { message: 'Please choose Starter, Professional or Premium.' })
  selected_plan: PaidPlanId;

  /** The plan's `priceID`; any other value is refused. */
  @IsString()
  @Length(1, 100, { message: 'This isn’t the price of a plan.' })
  price_id: string;

  /** Ignored; the session comes from the cookie. */
  @IsSmallObject()
  user_session: Record<string, unknown>;
}

/** Where to pay: the card provider's own page. */
export class CheckoutView {
  sessionId: string;
  url: string;
}

/** Says that it was received; it is acted upon afterwards. */
export class ReceivedView {
  received: boolean;
}
