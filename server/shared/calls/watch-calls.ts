import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Metrics } from './metrics.js';

/** As `undici:request:…` tells of them, which `fetch` does as well (https://undici.nodejs.org/#/docs/api/DiagnosticsChannel). */
type UndiciRequest = Readonly<{ origin?: string | URL }>;
type Told = Readonly<{ request: ClientRequest | UndiciRequest; response?: IncomingMessage & { statusCode: number } }>;

const starts = ['http.client.request.start', 'undici:request:create'];
const answers = ['http.client.response.finish', 'undici:request:headers'];
const faults = ['http.client.request.error', 'undici:request:error'];

/**
 * Measures every call to another service where Node itself tells of it, so that no adapter has to. Services that are not `known`,
 * such as whoever is told by webhook, are measured together as "other". Answers how to stop.
 */
export function watchCalls(metrics: Pick<Metrics, 'called'>, known: ReadonlySet<string>): () => void {
  const begun = new WeakMap<object, number>();
  const begin = (told: unknown) => void begun.set((told as Told).request, performance.now());
  const end = (told: unknown) => {
    const { request, response } = told as Told;
    const start = begun.get(request);
    if (start === undefined) return;
    begun.delete(request);
    metrics.called(serverOf(request, known), response?.statusCode ?? 0, (performance.now() - start) / 1_000);
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
