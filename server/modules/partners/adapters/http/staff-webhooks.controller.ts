import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import {
  answerPage,
  ApiStaffPage,
  onlyOf,
  StaffListController,
  StaffListInput,
} from '../../../../shared/staff-list/index.js';
import { StaffWebhookService } from '../../use-cases/staff-webhooks-service.js';
import { deliveryList, webhookList } from '../staff-lists/webhook-lists.js';
import { StaffDeliveryView, toDeliveryView } from './webhooks.dto.js';

/** The webhooks of everyone, for staff: how they fare, and what helps. */
@ApiTags('staff')
@Controller(`api/v1/admin/${webhookList.resource}`)
export class StaffWebhooksController extends StaffListController(webhookList) {
  constructor(private readonly tend: StaffWebhookService) {
    super();
  }

  /**
   * Returns a webhook's deliveries of the last 30 days. Sort: id, createdAt. Filter: id, event, state. Problem:
   * partners/no-such-endpoint.
   */
  @Get(':id/deliveries')
  @ForStaff('look')
  @ApiOperation({
    operationId: 'staffListWebhookDeliveries',
    summary: 'List the deliveries of a brand’s or influencer’s webhook',
  })
  @ApiStaffPage(StaffDeliveryView)
  async log(
    @IdParam() id: string,
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffDeliveryView[]> {
    await this.get(id);
    return answerPage(
      reply,
      deliveryList.resource,
      await this.lists.page(deliveryList, onlyOf(query, { endpointId: id })),
    );
  }

  /**
   * Sends the same message again, with the same id. Problems: partners/no-such-endpoint, partners/no-such-delivery,
   * partners/endpoint-off.
   */
  @Post(':id/deliveries/:deliveryId/resend')
  @HttpCode(202)
  @ForStaff('webhook.repair')
  @ApiOperation({
    operationId: 'staffResendWebhookDelivery',
    summary: 'Resend a delivery of a brand’s or influencer’s webhook',
  })
  async resend(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
  ): Promise<StaffDeliveryView> {
    const { body: _kept, ...view } = toDeliveryView(await this.tend.resend(actor, id, deliveryId));
    return view;
  }

  /** Switches a webhook back on, clears its failures and sends pending messages. Problem: partners/no-such-endpoint. */
  @Post(':id/switch-on')
  @HttpCode(204)
  @ForStaff('webhook.repair')
  @ApiOperation({ operationId: 'staffSwitchWebhookOn', summary: 'Re-enable a webhook' })
  switchOn(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.tend.switchOn(actor, id);
  }
}
