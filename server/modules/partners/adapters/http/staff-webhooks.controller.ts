import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, mayAsStaff } from '../../../../shared/kernel/index.js';
import type { WatchedEndpoint } from '../../ports/endpoint.repository.js';
import { StaffWebhookService } from '../../use-cases/staff-webhooks-service.js';
import { WebhookOwners } from '../modules/webhook-owners.js';
import {
  DeliveriesQuery,
  StaffDeliveriesPage,
  StaffDeliveryView,
  StaffWebhooksPage,
  StaffWebhooksQuery,
  type StaffWebhookView,
  toDeliveryView,
} from './webhooks.dto.js';

/** The webhooks of everybody, for staff: how they fare, and what helps. */
@ApiTags('staff')
@Controller('api/v1/admin/webhooks')
export class StaffWebhooksController {
  constructor(
    private readonly tend: StaffWebhookService,
    private readonly owners: WebhookOwners,
  ) {}

  /** The newest first, with what was sent last. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListWebhooks', summary: 'The webhooks of everybody' })
  @ApiOkResponse({ type: StaffWebhooksPage })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { limit, after, failing }: StaffWebhooksQuery,
  ): Promise<StaffWebhooksPage> {
    const found = await this.tend.list({ limit: limit + 1, after, failing: failing === 'true' });
    const page = found.slice(0, limit);
    const names = await this.owners.namesOf(page);
    const items = page.map((endpoint) => staffView(endpoint, names.get(endpoint.profileUid) ?? null));
    return {
      items,
      next: found.length > limit ? items.at(-1)!.id : null,
      mayTend: mayAsStaff(actor, 'webhook.repair'),
    };
  }

  /** What was sent to one in the last 30 days, the newest first. Problem: partners/no-such-endpoint. */
  @Get(':id/deliveries')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListWebhookDeliveries', summary: 'What was sent to a webhook of somebody' })
  @ApiOkResponse({ type: StaffDeliveriesPage })
  async log(@IdParam() id: string, @Query() { limit, after }: DeliveriesQuery): Promise<StaffDeliveriesPage> {
    const found = await this.tend.log(id, { limit: limit + 1, after });
    const items = found.slice(0, limit).map(staffDelivery);
    return { items, next: found.length > limit ? items.at(-1)!.id : null };
  }

  /** Sends the same message once more, with the same id. Problems: partners/no-such-endpoint, partners/no-such-delivery, partners/endpoint-off. */
  @Post(':id/deliveries/:deliveryId/resend')
  @HttpCode(202)
  @ForStaff('webhook.repair')
  @ApiOperation({
    operationId: 'staffResendWebhookDelivery',
    summary: 'Send a message of somebody’s webhook once more',
  })
  async resend(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
  ): Promise<StaffDeliveryView> {
    return staffDelivery(await this.tend.resend(actor, id, deliveryId));
  }

  /** With a clean slate; what still waits goes out then. Problem: partners/no-such-endpoint. */
  @Post(':id/switch-on')
  @HttpCode(204)
  @ForStaff('webhook.repair')
  @ApiOperation({ operationId: 'staffSwitchWebhookOn', summary: 'Switch somebody’s webhook on again' })
  switchOn(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.tend.switchOn(actor, id);
  }
}

const staffView = ({ url, events, ...endpoint }: WatchedEndpoint, owner: string | null): StaffWebhookView => ({
  ...endpoint,
  ...{ owner, host: new URL(url).host, events: [...events] },
});

const staffDelivery = (delivery: Parameters<typeof toDeliveryView>[0]): StaffDeliveryView => {
  const { body: _kept, ...view } = toDeliveryView(delivery);
  return view;
};
