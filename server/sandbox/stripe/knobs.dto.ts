import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

const most = 1_000;

/** A call that is to fail, or whose answer is to get lost. */
export class CountedKnob {
  /** Such as `POST /v1/invoiceitems`; left out for any call. */
  @IsOptional()
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
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  dropPercent?: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  duplicatePercent?: number;

  @IsOptional()
  @IsBoolean()
  shuffle?: boolean;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(3_600_000)
  delayMs?: number;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => FailingKnob)
  failNext?: FailingKnob[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => CountedKnob)
  loseAnswer?: CountedKnob[];

  @IsOptional()
  @IsIn(['unpaid', 'canceled', 'past_due'])
  afterDunning?: 'unpaid' | 'canceled' | 'past_due';
}

/** Which charge is disputed, and how a dispute ends. */
export class DisputeInput {
  /** A new dispute of this charge. */
  @IsOptional()
  @IsString()
  charge?: string;

  @IsOptional()
  @IsString()
  reason?: string;

  /** A dispute that ends so. */
  @IsOptional()
  @IsString()
  dispute?: string;

  @IsOptional()
  @IsIn(['won', 'lost'])
  outcome?: 'won' | 'lost';
}
