import { ApiProperty } from '@nestjs/swagger';
import { type WebhookEvent, webhookEventIds } from '../../../../contract/rules/webhook-events.js';

const startingWith = (...beginnings: string[]): WebhookEvent[] =>
  webhookEventIds.filter((id) => beginnings.some((beginning) => id.startsWith(beginning)));

export class CollabMessageData {
  @ApiProperty({ format: 'uuid' })
  collabId: string;
  /** Of `deliverable.…`: which piece. */
  @ApiProperty({ format: 'uuid', required: false })
  deliverableId?: string;
  @ApiProperty({ format: 'uuid' })
  brandId: string;
  @ApiProperty({ format: 'uuid' })
  influencerId: string;
  /** 1 to 6, as in CollabView, when it happened. */
  stage: number;
  /** `open` until it ends, as in CollabView. */
  outcome: string;
}

export class OfferMessageData {
  @ApiProperty({ format: 'uuid' })
  offerId: string;
  @ApiProperty({ format: 'uuid' })
  brandId: string;
}

export class ChatMessageData {
  @ApiProperty({ format: 'uuid' })
  messageId: string;
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  brandId: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  influencerId: string | null;
  /** Who wrote it: brand, influencer or staff. */
  from: string;
}

class WebhookMessage {
  /** When it happened. */
  @ApiProperty({ type: String, format: 'date-time' })
  timestamp: string;
}

/** What a webhook is sent of a Collab or one of its pieces. */
export class CollabWebhookMessage extends WebhookMessage {
  @ApiProperty({ enum: startingWith('collab.', 'deliverable.') })
  type: WebhookEvent;
  data: CollabMessageData;
}

/** What a webhook is sent of an offer. */
export class OfferWebhookMessage extends WebhookMessage {
  @ApiProperty({ enum: startingWith('offer.') })
  type: WebhookEvent;
  data: OfferMessageData;
}

/** What a webhook is sent of a message: that there is one, and not what it says. */
export class ChatWebhookMessage extends WebhookMessage {
  @ApiProperty({ enum: startingWith('message.') })
  type: WebhookEvent;
  data: ChatMessageData;
}
