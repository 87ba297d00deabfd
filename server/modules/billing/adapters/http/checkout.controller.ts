import { Body, Controller, Header, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, Public } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { HostedPage } from '../../domain/checkout.js';
import { InitCheckout } from '../../use-cases/open-checkout.js';
import { PayForCollab } from '../../use-cases/collab-checkout.js';
import { CheckoutView, InitCheckoutInput, ReceivedView } from './checkout.dto.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ReceiveProviderEvent } from '../../use-cases/provider-events.js';

const toView = ({ sessionId, url }: HostedPage): CheckoutView => ({ sessionId, url });

@ApiTags('portal')
@Controller('api/v1')
export class CheckoutController {
  constructor(
    private readonly initCheckout: InitCheckout,
    private readonly payForCollab: PayForCollab,
  ) {}

  /**
   * Starts checkout for a plan. If a subscription is running, the page confirms its change instead. Problems:
   * billing/price-mismatch (400) if `price_id` isn't the plan's price, billing/brand-not-found (404) for a brand that
   * isn't the active profile, billing/current-plan (409), billing/provider-away (503).
   */
  @Post('functions/initCheckout')
  @HttpCode(200)
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'initCheckout', summary: 'Start checkout for a plan' })
  @ApiOkResponse({ type: CheckoutView })
  async plan(@CurrentActor() actor: Actor, @Body() input: InitCheckoutInput): Promise<CheckoutView> {
    const { brand_uid: brandId, selected_plan: plan, price_id: priceId } = input;
    return toView(await this.initCheckout.execute(actor, { brandId: brandId.toLowerCase(), plan, priceId }));
  }

  /**
   * Starts checkout for a Collab that is waiting for payment (on Basic). Problems: billing/not-found (404),
   * billing/nothing-to-pay (409), billing/provider-away (503).
   */
  @Post('billing/collabs/:id/checkout')
  @HttpCode(200)
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'payForCollab', summary: 'Start checkout for a Collab' })
  @ApiOkResponse({ type: CheckoutView })
  async collab(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CheckoutView> {
    return toView(await this.payForCollab.execute(actor, id));
  }
}

@ApiTags('provider')
@Controller('api/v1/webhooks')
export class WebhooksController {
  constructor(private readonly receive: ReceiveProviderEvent) {}

  /**
   * Receives signed events from the card provider. Returns 200 once an event is stored. Problem: billing/bad-signature
   * (400).
   */
  @Post('stripe')
  @RouteConfig({ takesAnyText: true })
  @HttpCode(200)
  @Public('any')
  @ApiOperation({ operationId: 'receiveStripeEvent', summary: 'Receive events from the card provider' })
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiOkResponse({ type: ReceivedView })
  async stripe(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature = '',
  ): Promise<ReceivedView> {
    await this.receive.execute(rawBody ?? new Uint8Array(), signature);
    return { received: true };
  }
}
