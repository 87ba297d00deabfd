import Stripe from 'stripe';
import type { Config } from '../../../../config.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import { PaymentGateway } from '../../ports/payment-gateway.js';

const timeoutMs = 10_000;

/** Where the SDK finds another server than Stripe's own, such as our stand-in, which lives below a path. */
function placeOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol, pathname } = new URL(apiUrl);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? ('http' as const) : ('https' as const),
    httpClient: clientBelow(pathname.replace(/\/$/, '')),
  };
}

/** The SDK has a setting for everything but the path. */
function clientBelow(folder: string) {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => send(host, port, `${folder}${path}`, ...rest);
  return client;
}

/** https://docs.stripe.com/api and, for signatures, https://docs.stripe.com/webhooks/signature */
export class StripePaymentGateway extends PaymentGateway {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor({ stripe }: Pick<Config, 'stripe'>) {
    super();
    this.stripe = new Stripe(stripe.secretKey, { ...placeOf(stripe.apiUrl), timeout: timeoutMs, telemetry: false });
    this.webhookSecret = stripe.webhookSecret;
  }

  async ping(): Promise<void> {
    try {
      await this.stripe.balance.retrieve();
    } catch {
      throw billingErrors.providerAway();
    }
  }

  readEvent(body: Uint8Array, signature: string): ProviderEvent {
    try {
      const event = this.stripe.webhooks.constructEvent(Buffer.from(body), signature, this.webhookSecret);
      return { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000), payload: event };
    } catch {
      throw billingErrors.badSignature();
    }
  }
}
