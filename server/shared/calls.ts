import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Config } from '../config.js';

/** The hosts of services that the product calls by name. Amazon's buckets each have their own host name. */
export function servicesOf({
  stripe,
  s3,
  oidc,
  geocoder,
  hmrc,
  vies,
}: Pick<Config, 'stripe' | 's3' | 'oidc' | 'geocoder' | 'hmrc' | 'vies'>): ReadonlySet<string> {
  const addresses = [
    stripe.apiUrl ?? 'https://api.stripe.com',
    ...[s3?.endpoint, oidc?.issuer, geocoder?.url, hmrc?.apiUrl, vies?.apiUrl],
  ];
  return new Set(addresses.flatMap((address) => (address ? [new URL(address).hostname] : [])));
}

/** As published on `undici:request:…`, also for `fetch` (https://undici.nodejs.org/#/docs/api/DiagnosticsChannel). */
type UndiciRequest = Readonly<{ origin?: string | URL; method: string }>;
type Told = Readonly<{ request: ClientRequest | UndiciRequest; response?: { statusCode: number } & IncomingMessage }>;

/** Our request to another service. `server` is its host if that is a known one, else "other". */
export type Call = Readonly<{ server: string; method: string }>;

/**
 * Called when a request starts; returns what to call when it has ended: with a status of 0 if there was no response.
 */
type HearsCalls = (call: Call) => ((status: number) => void) | undefined;

const starts = ['http.client.request.start', 'undici:request:create'];
const answers = ['http.client.response.finish', 'undici:request:headers'];
const faults = ['http.client.request.error', 'undici:request:error'];

/**
 * Observes every call to another service through Node's diagnostics channels, so that no adapter has to report it.
 * Services that aren't `known`, such as webhook receivers, share the name "other". Returns how to stop.
 */
export function watchCalls(known: ReadonlySet<string>, hear: HearsCalls): () => void {
  const endings = new WeakMap<object, (status: number) => void>();
  const begin = (told: unknown) => {
    const { request } = told as Told;
    const ended = hear({ server: serverOf(request, known), method: request.method });
    if (ended) endings.set(request, ended);
  };
  const end = (told: unknown) => {
    const { request, response } = told as Told;
    const ended = endings.get(request);
    endings.delete(request);
    ended?.(response?.statusCode ?? 0);
  };
  const watched = [
    ...starts.map((name) => [name, begin] as const),
    ...[...answers, ...faults].map((name) => [name, end] as const),
  ];
  for (const [name, listener] of watched) subscribe(name, listener);
  return () => {
    for (const [name, listener] of watched) unsubscribe(name, listener);
  };
}

function serverOf(request: ClientRequest | UndiciRequest, known: ReadonlySet<string>): string {
  const host =
    'origin' in request && request.origin ? new URL(request.origin).hostname : (request as ClientRequest).host;
  return host && known.has(host) ? host : 'other';
}
