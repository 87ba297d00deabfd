import { type WebhookEvent, webhookEventIds } from '../../../../contract/rules/webhook-events.js';
import { Id, Moment, OneOf } from '../../../../shared/http/view-fields.js';

const startingWith = (...beginnings: string[]): WebhookEvent[] =>
  webhookEventIds.filter((id) => beginnings.some((beginning) => id.startsWith(beginning)));

export class CollabMessageData {
  @Id()
  collabId: string;
  /** For `deliverable.…`: the piece. */
  @Id()
  deliverableId?: string;
  @Id()
  brandId: string;
  @Id()
  influencerId: string;
  /** The stage when it happened, 1 to 6, as in CollabView. */
  stage: number;
  /** `open` until it ends, as in CollabView. */
  outcome: string;
}

export class OfferMessageData {
  @Id()
  offerId: string;
  @Id()
  brandId: string;
}

export class ChatMessageData {
  @Id()
  messageId: string;
  @Id()
  conversationId: string;
  @Id()
  brandId: string | null;
  @Id()
  influencerId: string | null;
  /** The sender: brand, influencer or staff. */
  from: string;
}

class WebhookMessage {
  /** When the event happened. */
  @Moment()
  timestamp: string;
}

/** What a webhook is sent of a Collab or one of its pieces. */
export class CollabWebhookMessage extends WebhookMessage {
  @OneOf(startingWith('collab.', 'deliverable.'))
  type: WebhookEvent;
  data: CollabMessageData;
}

/** What a webhook is sent of an offer. */
export class OfferWebhookMessage extends WebhookMessage {
  @OneOf(startingWith('offer.'))
  type: WebhookEvent;
  data: OfferMessageData;
}

/** What a webhook is sent of a message: that there is one, and not what it says. */
export class ChatWebhookMessage extends WebhookMessage {
  @OneOf(startingWith('message.'))
  type: WebhookEvent;
  data: ChatMessageData;
}
