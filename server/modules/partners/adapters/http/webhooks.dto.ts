import { ApiProperty, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  webhookEndpointsAtMost,
  type WebhookEvent,
  webhookEventIds,
  webhookUrlLength,
} from '../../../../contract/rules/webhook-events.js';
import { IfGiven, OnHttps } from '../../../../shared/http/field-rules.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { Id, Moment, OneOf, SomeOf } from '../../../../shared/http/view-fields.js';
import type { Delivery, DeliveryState } from '../../domain/delivery.js';
import type { EndpointState } from '../../domain/endpoint.js';

const urlMessage = { message: 'Please enter the full address of your program, beginning with https://.' };
const eventsMessage = { message: 'Please choose its events.' };

export class MakeWebhookInput {
  /** The address messages are posted to: HTTPS, at a public address; at most 500 characters. */
  @ApiProperty({ format: 'uri', maxLength: webhookUrlLength, example: 'https://till.example/tastemaker' })
  @OnHttps()
  @IsString(urlMessage)
  @MaxLength(webhookUrlLength, urlMessage)
  url: string;

  /** The events to send; `offer.…` is for brands. */
  @ApiProperty({ enum: webhookEventIds, isArray: true, example: ['collab.requested'] })
  @IsArray(eventsMessage)
  @ArrayUnique(eventsMessage)
  @IsIn(webhookEventIds, { each: true, ...eventsMessage })
  events: WebhookEvent[];
}

/** What is left out stays. */
export class ChangeWebhookInput extends PartialType(MakeWebhookInput) {
  /** Switches the webhook on, with its failures reset, or off. */
  @IfGiven()
  @IsBoolean({ message: 'on must be true or false.' })
  on?: boolean;
}

export class WebhookView {
  @Id()
  id: string;
  url: string;
  @SomeOf(webhookEventIds)
  events: WebhookEvent[];
  /** `failed` if it was switched off, because nothing arrived for two days or the receiver answered 410. */
  state: EndpointState;
  /** When deliveries began to fail; `null` while they arrive. */
  failingSince: Date | null;
  /** Until when messages are also signed with the previous secret; `null` if there is only one. */
  previousSecretUntil: Date | null;
  createdAt: Date;
}

export class TellingWebhookView extends WebhookView {
  /** The secret for checking signatures: `whsec_` and base64. Shown only once. */
  @ApiProperty({ example: 'whsec_…' })
  secret: string;
}

export class WebhooksView {
  @ApiProperty({ type: [WebhookView], maxItems: webhookEndpointsAtMost })
  items: WebhookView[];
}

export class DeliveriesQuery extends PageQuery {
  /** The `next` of the previous page. */
  @IfGiven()
  @IsUUID(undefined, { message: 'after must be the next of a page.' })
  after?: string;
}

export class WebhookDeliveryView {
  /** The same as the `webhook-id` header. */
  @Id()
  id: string;
  /** Such as `collab.requested`, or `webhook.test`. */
  event: string;
  state: DeliveryState;
  /** The number of attempts since it was last sent by hand. */
  attempts: number;
  /** The receiver's last status; `null` if it didn't answer. */
  lastStatus: number | null;
  /** Why there was no answer, in a sentence. */
  lastError: string | null;
  lastAttemptAt: Date | null;
  /** When it is tried next; `null` if it isn't. */
  nextAttemptAt: Date | null;
  createdAt: Date;
  /** The exact body that is sent. */
  body: string;
}

export class WebhookDeliveriesPage {
  /** Newest first. */
  items: WebhookDeliveryView[];
  /** Send it as `after`; `null` at the end. */
  @Id()
  next: string | null;
}

const ofLast = ['state', 'lastStatus', 'lastError', 'lastAttemptAt', 'createdAt'] as const;
export class LastDeliveryView extends PickType(WebhookDeliveryView, ofLast) {}

/** Without the secret, and without the path of its address, which can be one as well. */
export class StaffWebhookView extends OmitType(WebhookView, ['url', 'previousSecretUntil']) {
  @Id()
  profileUid: string;
  profileType: 'brand' | 'influencer';
  /** The owner; `null` if the account is gone. */
  owner: string | null;
  /** The receiving host, with its port if it has one. */
  host: string;
  /** The last message sent; `null` if there was none in 30 days. */
  last: LastDeliveryView | null;
  /** How many of the newest 100 messages were given up. */
  failures: number;
}

/** Without what was said: that is between the account and its program. */
export class StaffDeliveryView extends OmitType(WebhookDeliveryView, ['body']) {}

export const toDeliveryView = ({
  id,
  eventName,
  state,
  attempts,
  nextAttemptAt,
  createdAt,
  body,
  ...last
}: Delivery): WebhookDeliveryView => ({
  ...{ id, event: eventName, state, attempts, createdAt, body },
  lastStatus: last.lastStatus,
  lastError: last.lastError,
  lastAttemptAt: last.lastAttemptAt,
  nextAttemptAt: state === 'waiting' ? nextAttemptAt : null,
});

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

export class GuestsMessageData {
  @Id()
  collabId: string;
  @Id()
  brandId: string;
  @Id()
  influencerId: string;
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

/** What a webhook is sent when guests are counted. `getCollabResults` has the figures. */
export class GuestsWebhookMessage extends WebhookMessage {
  @OneOf(startingWith('guests.'))
  type: WebhookEvent;
  data: GuestsMessageData;
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
