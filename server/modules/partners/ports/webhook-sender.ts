import type { Outcome } from '../domain/delivery.js';

/** Posts a message, signed with each of these secrets, to the address. Never throws: what went wrong is the outcome. */
export abstract class WebhookSender {
  abstract send(
    url: string,
    message: Readonly<{ id: string; body: string }>,
    secrets: readonly string[],
  ): Promise<Outcome>;
}
