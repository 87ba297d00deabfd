import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../../shared/http/policy.js';
import { ReceiveProviderEvent } from '../../use-cases/provider-events.js';
import { ReceivedView } from './checkout.dto.js';

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
