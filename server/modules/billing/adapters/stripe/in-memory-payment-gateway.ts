import { billingErrors } from '../../domain/billing.errors.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import { PaymentGateway } from '../../ports/payment-gateway.js';

/** Takes the signature `genuine` and no other. */
export class InMemoryPaymentGateway extends PaymentGateway {
  async ping(): Promise<void> {}

  readEvent(body: Uint8Array, signature: string): ProviderEvent {
    if (signature !== 'genuine') throw billingErrors.badSignature();
    const { id, type, created } = JSON.parse(new TextDecoder().decode(body)) as {
      id: string;
      type: string;
      created: number;
    };
    return { id, type, createdAt: new Date(created * 1_000), payload: { id, type, created } };
  }
}
