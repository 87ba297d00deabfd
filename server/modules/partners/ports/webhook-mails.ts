import type { Endpoint } from '../domain/endpoint.js';

/** What the people of a profile are told of their webhooks. */
export abstract class WebhookMails {
  /** That nothing has arrived for days, and that it is off until they switch it on. */
  abstract tellFailed(endpoint: Pick<Endpoint, 'url' | 'profileUid' | 'profileType'>): Promise<void>;
}
