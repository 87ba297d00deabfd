import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type Stripe from 'stripe';
import { DomainError, Public } from '../product.js';
import { openDispute } from './charging.js';
import { CallRecord, type CallsView, type DeliveriesView, KnobBoard, type Knobs } from './knobs.js';
import { Deliveries } from './deliveries.js';
import { DisputeInput, TurnKnobsInput } from './knobs.dto.js';
import { settleDispute } from './resources/money.js';
import { StripeApi } from './stripe-api.js';

/** What tests turn to make things go wrong, and what the stand-in has seen. Never in production. */
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

  /** Turns the given knobs; answers them all. 400 on bad input. */
  @Post()
  @HttpCode(200)
  turn(@Body() input: TurnKnobsInput): Promise<Knobs> {
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    return this.board.turn(Object.fromEntries(given));
  }

  /** All knobs at rest, and no calls recorded. What was sold and paid stays. */
  @Delete()
  @HttpCode(204)
  async reset(): Promise<void> {
    await this.board.reset();
    await this.record.clear();
  }

  /** How many calls there were, how many the schema refused, and the latest thousand. */
  @Get('calls')
  @Header('cache-control', 'no-store')
  calls(): Promise<CallsView> {
    return this.record.read();
  }

  /** How many deliveries wait, are done or are lost. */
  @Get('deliveries')
  @Header('cache-control', 'no-store')
  delivered(): Promise<DeliveriesView> {
    return this.record.deliveries();
  }

  /** Brings everything that is due to the webhooks, and answers when it has been tried. */
  @Post('deliveries')
  @HttpCode(200)
  async deliver(): Promise<DeliveriesView> {
    await this.deliveries.flush();
    return this.record.deliveries();
  }

  /** The holder of a card disputes a charge, or a dispute ends. Answers the dispute. */
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
