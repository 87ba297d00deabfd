import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type Stripe from 'stripe';
import { DomainError, IfGiven, Public } from '../product.js';
import { openDispute } from './charging.js';
import { CallRecord, type CallsView, type DeliveriesView, KnobBoard, type Knobs } from './knobs.js';
import { Deliveries } from './deliveries.js';
import { settleDispute } from './resources/money.js';
import { StripeApi } from './stripe-api.js';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsString, Max, Min, ValidateNested } from 'class-validator';

const most = 1_000;

/** A call that will fail, or whose response will be lost. */
class CountedKnob {
  /** Such as `POST /v1/invoiceitems`; omit for any call. */
  @IfGiven()
  @IsString()
  operation?: string;

  @IsInt()
  @Min(1)
  @Max(most)
  times: number;
}

class FailingKnob extends CountedKnob {
  @IsInt()
  @Min(400)
  @Max(599)
  status: number;
}

/** Sets the given knobs and leaves the others. */
class TurnKnobsInput {
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
class DisputeInput {
  /** A new dispute of this charge. */
  @IfGiven()
  @IsString()
  charge?: string;

  @IfGiven()
  @IsString()
  reason?: string;

  /** A dispute that ends like this. */
  @IfGiven()
  @IsString()
  dispute?: string;

  @IfGiven()
  @IsIn(['won', 'lost'])
  outcome?: 'won' | 'lost';
}

/** Controls for tests to inject failures, and statistics of the stand-in. Never in production. */
@ApiExcludeController()
@Public('any')
@Controller('sandbox/stripe/knobs')
export class KnobsController {
  constructor(
    private readonly board: KnobBoard,
    private readonly record: CallRecord,
    private readonly deliveries: Deliveries,
    private readonly api: StripeApi,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(): Promise<Knobs> {
    return this.board.read();
  }

  /** Sets the given knobs; returns them all. 400 on bad input. */
  @Post()
  @HttpCode(200)
  turn(@Body() input: TurnKnobsInput): Promise<Knobs> {
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    return this.board.turn(Object.fromEntries(given));
  }

  /** Resets all knobs and recorded calls. Sales and payments stay. */
  @Delete()
  @HttpCode(204)
  async reset(): Promise<void> {
    await this.board.reset();
    await this.record.clear();
  }

  /** The number of calls, the number rejected by the schema, and the latest thousand. */
  @Get('calls')
  @Header('cache-control', 'no-store')
  calls(): Promise<CallsView> {
    return this.record.read();
  }

  /** The number of pending, completed and lost deliveries. */
  @Get('deliveries')
  @Header('cache-control', 'no-store')
  delivered(): Promise<DeliveriesView> {
    return this.record.deliveries();
  }

  /** Delivers everything due to the webhooks, and responds when it has been attempted. */
  @Post('deliveries')
  @HttpCode(200)
  async deliver(): Promise<DeliveriesView> {
    await this.deliveries.flush();
    return this.record.deliveries();
  }

  /** A cardholder disputes a charge, or a dispute ends. Returns the dispute. */
  @Post('disputes')
  @HttpCode(200)
  dispute(@Body() { charge, reason = 'fraudulent', dispute, outcome }: DisputeInput): Promise<Stripe.Dispute> {
    return this.api.work(async (desk) => {
      if (charge) return openDispute(desk, await desk.store.need<Stripe.Charge>('charge', charge, 'charge'), reason);
      if (dispute && outcome)
        return settleDispute(desk, await desk.store.need<Stripe.Dispute>('dispute', dispute, 'dispute'), outcome);
      const errors = { charge: 'Give a charge, or a dispute and its outcome.' };
      throw new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', { errors });
    });
  }
}
