import type { Delivery } from '../../domain/delivery.js';
import type { WebhookDeliveryView } from './webhooks.dto.js';

export const toView = ({
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
