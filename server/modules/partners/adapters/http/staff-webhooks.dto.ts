import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IfGiven } from '../../../../shared/http/if-given.js';
import { DeliveriesQuery, WebhookDeliveryView, WebhookView } from './webhooks.dto.js';

export class StaffWebhooksQuery extends DeliveriesQuery {
  /** `true`: only those where nothing arrives, or that were switched off because of that. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IfGiven()
  @IsIn(['true', 'false'], { message: 'failing must be true or false.' })
  failing?: 'true' | 'false';
}

const ofLast = ['state', 'lastStatus', 'lastError', 'lastAttemptAt', 'createdAt'] as const;
export class LastDeliveryView extends PickType(WebhookDeliveryView, ofLast) {}

/** Without the secret, and without the path of its address, which can be one as well. */
export class StaffWebhookView extends OmitType(WebhookView, ['url', 'previousSecretUntil']) {
  @ApiProperty({ format: 'uuid' })
  profileUid: string;
  @ApiProperty({ enum: ['brand', 'influencer'] })
  profileType: 'brand' | 'influencer';
  /** Whose it is; null when the account is gone. */
  @ApiProperty({ type: String, nullable: true })
  owner: string | null;
  /** Where it goes: the host, with a port where there is one. */
  host: string;
  /** What was sent last; null when nothing was in 30 days. */
  @ApiProperty({ type: LastDeliveryView, nullable: true })
  last: LastDeliveryView | null;
  /** How many of the newest 100 messages were given up. */
  failures: number;
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
