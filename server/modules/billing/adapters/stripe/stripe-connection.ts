import Stripe from 'stripe';
import { billingErrors } from '../../domain/billing.errors.js';

const timeoutMs = 10_000;

/** Where to find a server other than Stripe's own, such as our stand-in, which has a path prefix. */
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

/** The SDK has an option for everything except the path. */
function clientBelow(folder: string) {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => send(host, port, `${folder}${path}`, ...rest);
  return client;
}

/** The real SDK, which retries unanswered requests automatically with the same key. */
export const connect = (secretKey: string, apiUrl: string | undefined): Stripe =>
  new Stripe(secretKey, { ...placeOf(apiUrl), timeout: timeoutMs, telemetry: false });

/** Refused by Stripe, as opposed to never received. https://docs.stripe.com/error-handling */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeIdempotencyError;

/** Whether Stripe says that the object doesn't exist. */
export const isUnknown = (error: unknown): boolean => isRefusal(error) && error.code === 'resource_missing';

/** Calls Stripe, and maps failures to our own errors. @throws billing/provider-refused, billing/provider-away */
export async function asking<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (isRefusal(error)) throw billingErrors.providerRefused(error.message);
    if (error instanceof Stripe.errors.StripeError) throw billingErrors.providerAway();
    throw error;
  }
}
