import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsString, Max, Min, ValidateNested } from 'class-validator';
import { IfGiven } from '../product.js';

const most = 1_000;

/** A call that is to fail, or whose answer is to get lost. */
export class CountedKnob {
  /** Such as `POST /v1/invoiceitems`; left out for any call. */
  @IfGiven()
  @IsString()
  operation?: string;

  @IsInt()
  @Min(1)
  @Max(most)
  times: number;
}

export class FailingKnob extends CountedKnob {
  @IsInt()
  @Min(400)
  @Max(599)
  status: number;
}

/** Turns the knobs that are given and leaves the others. */
export class TurnKnobsInput {
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  dropPercent?: number;

  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  duplicatePercent?: number;

  @IfGiven()
  @IsBoolean()
  shuffle?: boolean;

  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(3_600_000)
  delayMs?: number;

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => FailingKnob)
  failNext?: FailingKnob[];

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => CountedKnob)
  loseAnswer?: CountedKnob[];

  @IfGiven()
  @IsIn(['unpaid', 'canceled', 'past_due'])
  afterDunning?: 'unpaid' | 'canceled' | 'past_due';
}

/** Which charge is disputed, and how a dispute ends. */
export class DisputeInput {
  /** A new dispute of this charge. */
  @IfGiven()
  @IsString()
  charge?: string;

  @IfGiven()
  @IsString()
  reason?: string;

  /** A dispute that ends so. */
  @IfGiven()
  @IsString()
  dispute?: string;

  @IfGiven()
  @IsIn(['won', 'lost'])
  outcome?: 'won' | 'lost';
}
