import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { limits } from '../../domain/timings.js';
import { IfGiven, PartOf, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { TellFoodRisksInput } from './food-risks.dto.js';

/** What a step may need; each action reads its own. */
export class MoveCollabInput {
  /** For `schedule`, `reschedule` and `wait`: the time. */
  @IfGiven()
  @IsUUID(undefined, { message: 'This isn’t a time of the offer.' })
  slotId?: string;

  /**
   * For `schedule` and `reschedule`: what the influencer and their guests must not be served. If omitted, we ask them
   * two days before.
   */
  @IfGiven()
  @ApiProperty({ type: TellFoodRisksInput })
  @PartOf(TellFoodRisksInput)
  foodRisks?: TellFoodRisksInput;

  /**
   * The reason for anything that ends or changes something. Always required for `contest-no-show`,
   * `contest-undelivered`, `ask-days`, and from staff.
   */
  @IfGiven()
  @IsString()
  @Length(0, 1_000, { message: 'The reason can have at most 1,000 characters.' })
  reason?: string;

  /** For `approve`: the price the person saw; refused if it has risen. */
  @IfGiven()
  @IsInt({ message: 'agreedPence must be whole pence.' })
  @Min(0, { message: 'agreedPence can’t be negative.' })
  agreedPence?: number;

  /** For `give-address`: name, street, town and postcode, one line each. */
  @IfGiven()
  @IsString()
  @Length(0, 500, { message: 'The address can have at most 500 characters.' })
  deliverTo?: string;

  /** For `dispatch`: the carrier. */
  @IfGiven()
  @IsString()
  @Length(0, 80, { message: 'The carrier can have at most 80 characters.' })
  carrier?: string;

  /** For `dispatch`: the carrier's tracking number. */
  @IfGiven()
  @IsString()
  @Length(0, 80, { message: 'The tracking number can have at most 80 characters.' })
  trackingNumber?: string;

  /**
   * For `ask-days` (at most 14) and `give-days` (at most 30 in all): the number of extra days until the content is due.
   */
  @IfGiven()
  @IsInt({ message: 'Please enter a whole number of days.' })
  @Min(1, { message: 'Please give at least 1 day.' })
  @Max(limits.giveDays, { message: `Please give at most ${limits.giveDays} days.` })
  days?: number;

  /**
   * For `claim-undelivered`: whether the brand keeps what was delivered; `false` gives it back if the claim is upheld.
   */
  @IfGiven()
  @IsBoolean({ message: 'keepsContent must be true or false.' })
  keepsContent?: boolean;
}

export class NoteHandoffInput {
  /** Empty to remove it. */
  @Trimmed()
  @TextOf(0, 280, 'The handover note can have at most 280 characters.')
  note: string;
}

export class RequestCollabInput {
  /** A message to the brand. */
  @IfGiven()
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

  /** A message to the influencer. */
  @IfGiven()
  @IsString()
  @Length(0, 1_000, { message: 'The note can have at most 1,000 characters.' })
  note: string = '';

  /** The price the person saw; refused if it has risen. */
  @IfGiven()
  @IsInt({ message: 'agreedPence must be whole pence.' })
  @Min(0, { message: 'agreedPence can’t be negative.' })
  agreedPence?: number;
}
