import type { ProviderEvent } from '../domain/provider-event.js';

/** The card provider. */
export abstract class PaymentGateway {
  /** Whether it answers us at all. @throws billingErrors.providerAway */
  abstract ping(): Promise<void>;

  /** Reads what came to the webhook, byte for byte as it came. @throws billingErrors.badSignature */
  abstract readEvent(body: Uint8Array, signature: string): ProviderEvent;
}
