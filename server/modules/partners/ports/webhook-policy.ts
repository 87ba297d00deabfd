/** What the environment decides of webhooks. */
export abstract class WebhookPolicy {
  abstract readonly httpsOnly: boolean;
}
