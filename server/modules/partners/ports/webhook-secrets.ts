/** Makes secrets that sign, and keeps them so that nobody who reads the database can sign. */
export abstract class WebhookSecrets {
  /** A new one as receivers take it: `whsec_` and base64. */
  abstract make(): string;

  abstract seal(secret: string, endpointId: string): string;

  abstract open(sealed: string, endpointId: string): string;
}
