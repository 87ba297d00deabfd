import type { Outcome } from '../domain/delivery.js';
import type { Endpoint } from '../domain/endpoint.js';

/** Posts a message, signed with each of these secrets, to the address. Never throws: what went wrong is the outcome. */
export abstract class WebhookSender {
  abstract send(
    url: string,
    message: Readonly<{ id: string; body: string }>,
    secrets: readonly string[],
  ): Promise<Outcome>;
}

/** Makes secrets that sign, and keeps them so that nobody who reads the database can sign. Executable promises: webhook-secrets.contract.ts. */
export abstract class WebhookSecrets {
  /** A new one as receivers take it: `whsec_` and base64. */
  abstract make(): string;

  abstract seal(secret: string, endpointId: string): string;

  /** @throws when it was sealed for another endpoint, with another key, or was changed */
  abstract open(sealed: string, endpointId: string): string;
}

/** What the people of a profile are told of their webhooks. */
export abstract class WebhookMails {
  /** That nothing has arrived for days, and that it is off until they switch it on. */
  abstract tellFailed(endpoint: Pick<Endpoint, 'url' | 'profileUid' | 'profileType'>): Promise<void>;
}
