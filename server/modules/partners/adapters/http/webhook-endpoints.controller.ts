import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Endpoint } from '../../domain/endpoint.js';
import { OwnEndpoints } from '../../use-cases/own-endpoints.js';
import { ChatWebhookMessage, CollabWebhookMessage, OfferWebhookMessage } from './webhook-messages.dto.js';
import {
  ChangeWebhookInput,
  MakeWebhookInput,
  TellingWebhookView,
  WebhooksView,
  type WebhookView,
} from './webhooks.dto.js';

/**
 * Where the chosen profile wants to be told of what happens. Owners and admins look after it: identity/role-not-enough for others.
 */
@ApiTags('portal')
@ApiExtraModels(CollabWebhookMessage, OfferWebhookMessage, ChatWebhookMessage)
@Controller('api/v1/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(private readonly own: OwnEndpoints) {}

  /** All of them, the oldest first; at most 10. */
  @Get()
  @For('brand', 'influencer')
  @ByKey('webhooks:read')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'The webhooks of the chosen profile' })
  @ApiOkResponse({ type: WebhooksView })
  async list(@CurrentActor() actor: Actor): Promise<WebhooksView> {
    return { items: (await this.own.list(actor)).map(toView) };
  }

  /**
   * The schemas CollabWebhookMessage, OfferWebhookMessage and ChatWebhookMessage say what is posted. Each message is signed as
   * Standard Webhooks says (https://www.standardwebhooks.com). Problems: partners/wrong-endpoint, partners/too-many-endpoints.
   */
  @Post()
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeWebhook', summary: 'Make a webhook' })
  @ApiCreatedResponse({ type: TellingWebhookView })
  async make(@CurrentActor() actor: Actor, @Body() input: MakeWebhookInput): Promise<TellingWebhookView> {
    const { endpoint, secret } = await this.own.make(actor, input);
    return { ...toView(endpoint), secret };
  }

  /** What is left out stays. Problems: partners/no-such-endpoint, partners/wrong-endpoint. */
  @Patch(':id')
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'changeWebhook', summary: 'Change a webhook, or switch it on or off' })
  async change(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ChangeWebhookInput,
  ): Promise<WebhookView> {
    return toView(await this.own.change(actor, id, input));
  }

  /** Makes another secret. For 24 hours messages are signed with the one before as well. Problem: partners/no-such-endpoint. */
  @Post(':id/rotate')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'rotateWebhookSecret', summary: 'Give a webhook another secret' })
  @ApiOkResponse({ type: TellingWebhookView })
  async rotate(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TellingWebhookView> {
    const { endpoint, secret } = await this.own.rotate(actor, id);
    return { ...toView(endpoint), secret };
  }

  /** With its log. Problem: partners/no-such-endpoint. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand', 'influencer')
  @ByKey('webhooks:write')
  @ApiOperation({ operationId: 'removeWebhook', summary: 'Remove a webhook' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.own.remove(actor, id);
  }
}

const toView = ({ id, url, events, state, failingSince, previousUntil, createdAt }: Endpoint): WebhookView => ({
  ...{ id, url, events: [...events], state, failingSince, createdAt },
  previousSecretUntil: previousUntil,
});
