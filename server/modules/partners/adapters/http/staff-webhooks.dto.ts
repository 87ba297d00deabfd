import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type WebhookEvent, webhookEventIds } from '../../../../contract/rules/webhook-events.js';
import { IfGiven } from '../../../../shared/http/if-given.js';
import { type DeliveryState, deliveryStates } from '../../domain/delivery.js';
import { type EndpointState, endpointStates } from '../../domain/endpoint.js';
import { DeliveriesQuery, WebhookDeliveryView } from './webhooks.dto.js';

export class StaffWebhooksQuery extends DeliveriesQuery {
  /** `true`: only those where nothing arrives, or that were switched off because of that. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IfGiven()
  @IsIn(['true', 'false'], { message: 'failing must be true or false.' })
  failing?: 'true' | 'false';
}

export class LastDeliveryView {
  @ApiProperty({ enum: deliveryStates })
  state: DeliveryState;
  @ApiProperty({ type: Number, nullable: true })
  lastStatus: number | null;
  @ApiProperty({ type: String, nullable: true })
  lastError: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastAttemptAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;
}

/** Without the secret, and without the path of its address, which can be one as well. */
export class StaffWebhookView {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ format: 'uuid' })
  profileUid: string;
  @ApiProperty({ enum: ['brand', 'influencer'] })
  profileType: 'brand' | 'influencer';
  /** Whose it is; null when the account is gone. */
  @ApiProperty({ type: String, nullable: true })
  owner: string | null;
  /** Where it goes: the host, with a port where there is one. */
  host: string;
  @ApiProperty({ enum: webhookEventIds, isArray: true })
  events: WebhookEvent[];
  /** `failed`: off, because nothing arrived for two days, or the receiver answered 410. */
  @ApiProperty({ enum: endpointStates })
  state: EndpointState;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  failingSince: Date | null;
  /** What was sent last; null when nothing was in 30 days. */
  @ApiProperty({ type: LastDeliveryView, nullable: true })
  last: LastDeliveryView | null;
  /** How many of the newest 100 messages were given up. */
  failures: number;
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;
}

export class StaffWebhooksPage {
  /** The newest first. */
  @ApiProperty({ type: [StaffWebhookView] })
  items: StaffWebhookView[];
  /** For `after`; null ends. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  next: string | null;
  /** Whether the reader’s role sends messages again and switches webhooks on. */
  mayTend: boolean;
}

/** Without what was said: that is between the account and its program. */
export class StaffDeliveryView extends OmitType(WebhookDeliveryView, ['body']) {}

export class StaffDeliveriesPage {
  /** The newest first. */
  @ApiProperty({ type: [StaffDeliveryView] })
  items: StaffDeliveryView[];
  /** For `after`; null ends. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  next: string | null;
}
