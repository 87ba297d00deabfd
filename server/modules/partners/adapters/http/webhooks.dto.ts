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
import { Id, SomeOf } from '../../../../shared/http/view-fields.js';
import type { Delivery, DeliveryState } from '../../domain/delivery.js';
import type { EndpointState } from '../../domain/endpoint.js';

const urlMessage = { message: 'Please give the full address of your program, beginning with https://.' };
const eventsMessage = { message: 'Please choose its events.' };

export class MakeWebhookInput {
  /** Where messages are posted to: HTTPS, at a public address; 500 characters at most. */
  @ApiProperty({ format: 'uri', maxLength: webhookUrlLength, example: 'https://till.example/tastemaker' })
  @OnHttps()
  @IsString(urlMessage)
  @MaxLength(webhookUrlLength, urlMessage)
  url: string;

  /** Its events; `offer.…` is for brands. */
  @ApiProperty({ enum: webhookEventIds, isArray: true, example: ['collab.requested'] })
  @IsArray(eventsMessage)
  @ArrayUnique(eventsMessage)
  @IsIn(webhookEventIds, { each: true, ...eventsMessage })
  events: WebhookEvent[];
}

/** What is left out stays. */
export class ChangeWebhookInput extends PartialType(MakeWebhookInput) {
  /** Switches it on, with a clean slate, or off. */
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
  /** `failed`: off, because nothing arrived for two days, or the receiver answered 410. */
  state: EndpointState;
  /** Since when nothing arrives; null while things arrive. */
  failingSince: Date | null;
  /** Until when the secret before signs as well; null when only one does. */
  previousSecretUntil: Date | null;
  createdAt: Date;
}

export class TellingWebhookView extends WebhookView {
  /** By which receivers check the signatures: `whsec_` and base64. Shown only this once. */
  @ApiProperty({ example: 'whsec_…' })
  secret: string;
}

export class WebhooksView {
  @ApiProperty({ type: [WebhookView], maxItems: webhookEndpointsAtMost })
  items: WebhookView[];
}

export class DeliveriesQuery extends PageQuery {
  /** The `next` of the page before. */
  @IfGiven()
  @IsUUID(undefined, { message: 'after must be the next of a page.' })
  after?: string;
}

export class WebhookDeliveryView {
  /** The same as `webhook-id` on the wire. */
  @Id()
  id: string;
  /** Such as `collab.requested`, or `webhook.test`. */
  event: string;
  state: DeliveryState;
  /** How often it has been tried since it was last sent by hand. */
  attempts: number;
  /** What the receiver answered last; null when it did not. */
  lastStatus: number | null;
  /** Why there was no answer, in a sentence. */
  lastError: string | null;
  lastAttemptAt: Date | null;
  /** When it is tried next; null when it is not. */
  nextAttemptAt: Date | null;
  createdAt: Date;
  /** Exactly what is sent. */
  body: string;
}

export class WebhookDeliveriesPage {
  /** The newest first. */
  items: WebhookDeliveryView[];
  /** For `after`; null ends. */
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
  /** Whose it is; null when the account is gone. */
  owner: string | null;
  /** Where it goes: the host, with a port where there is one. */
  host: string;
  /** What was sent last; null when nothing was in 30 days. */
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
