import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Endpoint } from '../../domain/endpoint.js';
import { DeliveryService, EndpointService } from '../../use-cases/own-webhooks-service.js';
import {
  ChangeWebhookInput,
  ChatWebhookMessage,
  CollabWebhookMessage,
  DeliveriesQuery,
  MakeWebhookInput,
  GuestsWebhookMessage,
  OfferWebhookMessage,
  TellingWebhookView,
  toDeliveryView,
  WebhookDeliveriesPage,
  WebhookDeliveryView,
  WebhooksView,
  type WebhookView,
} from './webhooks.dto.js';

/** The chosen profile's webhooks. Owners and admins manage them: identity/role-not-enough for others. */
@ApiTags('portal')
@ApiExtraModels(CollabWebhookMessage, GuestsWebhookMessage, OfferWebhookMessage, ChatWebhookMessage)
@Controller('api/v1/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(private readonly own: EndpointService) {}

  /** Returns all your webhooks, oldest first; at most 10. */
  @Get()
  @For('brand', 'influencer')
  @ByKey('webhooks:read')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'List your webhooks' })
  @ApiOkResponse({ type: WebhooksView })
  async list(@CurrentActor() actor: Actor): Promise<WebhooksView> {
    return { items: (await this.own.list(actor)).map(toWebhookView) };
  }

  /**
   * Adds a webhook. The schemas CollabWebhookMessage, GuestsWebhookMessage, OfferWebhookMessage and ChatWebhookMessage
   * describe what we send. Each message is signed as Standard Webhooks specifies (https://www.standardwebhooks.com).
   * Problems: partners/wrong-endpoint, partners/too-many-endpoints.
   */
  @Post()
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeWebhook', summary: 'Add a webhook' })
  @ApiCreatedResponse({ type: TellingWebhookView })
  async make(@CurrentActor() actor: Actor, @Body() input: MakeWebhookInput): Promise<TellingWebhookView> {
    const { endpoint, secret } = await this.own.make(actor, input);
    return { ...toWebhookView(endpoint), secret };
  }

  /** Updates only the fields you send. Problems: partners/no-such-endpoint, partners/wrong-endpoint. */
  @Patch(':id')
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'changeWebhook', summary: 'Update a webhook' })
  async change(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ChangeWebhookInput,
  ): Promise<WebhookView> {
    return toWebhookView(await this.own.change(actor, id, input));
  }

  /**
   * Creates a new secret. For 24 hours, messages are signed with the previous secret too. Problem:
   * partners/no-such-endpoint.
   */
  @Post(':id/rotate')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'rotateWebhookSecret', summary: 'Rotate a webhook’s secret' })
  @ApiOkResponse({ type: TellingWebhookView })
  async rotate(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TellingWebhookView> {
    const { endpoint, secret } = await this.own.rotate(actor, id);
    return { ...toWebhookView(endpoint), secret };
  }

  /** Deletes a webhook and its log. Problem: partners/no-such-endpoint. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'removeWebhook', summary: 'Delete a webhook' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.own.remove(actor, id);
  }
}

const toWebhookView = ({ id, url, events, state, failingSince, previousUntil, createdAt }: Endpoint): WebhookView => ({
  ...{ id, url, events: [...events], state, failingSince, createdAt },
  previousSecretUntil: previousUntil,
});

/** What was sent to a webhook of the chosen profile, in the last 30 days. */
@ApiTags('portal')
@Controller('api/v1/webhook-endpoints/:id')
export class WebhookDeliveriesController {
  constructor(private readonly own: DeliveryService) {}

  /** Returns a webhook's log, newest first. Problem: partners/no-such-endpoint. */
  @Get('deliveries')
  @For('brand', 'influencer')
  @ByKey('webhooks:read')
  @ApiOperation({ operationId: 'listWebhookDeliveries', summary: 'List a webhook’s deliveries' })
  @ApiOkResponse({ type: WebhookDeliveriesPage })
  async list(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { limit, after }: DeliveriesQuery,
  ): Promise<WebhookDeliveriesPage> {
    const found = await this.own.list(actor, id, { limit: limit + 1, after });
    const items = found.slice(0, limit).map(toDeliveryView);
    return { items, next: found.length > limit ? items.at(-1)!.id : null };
  }

  /**
   * Sends `webhook.test` once, even to a webhook that is off. The log shows the result. Problem:
   * partners/no-such-endpoint.
   */
  @Post('test')
  @HttpCode(202)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'testWebhook', summary: 'Send a test to a webhook' })
  async test(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<WebhookDeliveryView> {
    return toDeliveryView(await this.own.test(actor, id));
  }

  /** Sends the same message again, with the same id. Problems: partners/no-such-delivery, partners/endpoint-off. */
  @Post('deliveries/:deliveryId/resend')
  @HttpCode(202)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'resendWebhookDelivery', summary: 'Resend a webhook delivery' })
  async resend(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryView> {
    return toDeliveryView(await this.own.resend(actor, id, deliveryId));
  }
}
