import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { OwnDeliveries } from '../../use-cases/own-deliveries.js';
import { toView } from './delivery-view.js';
import { DeliveriesQuery, WebhookDeliveriesPage, WebhookDeliveryView } from './webhooks.dto.js';

/** What was sent to a webhook of the chosen profile, in the last 30 days. */
@ApiTags('portal')
@Controller('api/v1/webhook-endpoints/:id')
export class WebhookDeliveriesController {
  constructor(private readonly own: OwnDeliveries) {}

  /** Its log, the newest first. Problem: partners/no-such-endpoint. */
  @Get('deliveries')
  @For('brand', 'influencer')
  @ByKey('webhooks:read')
  @ApiOperation({ operationId: 'listWebhookDeliveries', summary: 'What was sent to a webhook' })
  @ApiOkResponse({ type: WebhookDeliveriesPage })
  async list(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { limit, after }: DeliveriesQuery,
  ): Promise<WebhookDeliveriesPage> {
    const found = await this.own.list(actor, id, { limit: limit + 1, after });
    const items = found.slice(0, limit).map(toView);
    return { items, next: found.length > limit ? items.at(-1)!.id : null };
  }

  /** Sends `webhook.test`, once, also to a webhook that is off. Look at the log for what came of it. Problem: partners/no-such-endpoint. */
  @Post('test')
  @HttpCode(202)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'testWebhook', summary: 'Send a test to a webhook' })
  async test(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<WebhookDeliveryView> {
    return toView(await this.own.test(actor, id));
  }

  /** Sends the same message once more, with the same id. Problems: partners/no-such-delivery, partners/endpoint-off. */
  @Post('deliveries/:deliveryId/resend')
  @HttpCode(202)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'resendWebhookDelivery', summary: 'Send a message to a webhook once more' })
  async resend(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryView> {
    return toView(await this.own.resend(actor, id, deliveryId));
  }
}
