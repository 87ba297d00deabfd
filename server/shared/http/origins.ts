import type { FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/index.js';
import type { HeaderSet } from './security-headers.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin of our own pages. */
export class AllowedOrigins {
  private readonly origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.origins = new Set(origins);
  }

  /**
   * Rejects an unsafe request that a page on another site may have sent (OWASP: Cross-Site Request Forgery Prevention,
   * Fetch Metadata).
   * @throws request/foreign-origin
   */
  check({ method, headers }: FastifyRequest): void {
    if (safeMethods.has(method)) return;
    const site = headers['sec-fetch-site'];
    const ours =
      site === undefined ? headers.origin !== undefined && this.origins.has(headers.origin) : site === 'same-origin';
    if (!ours) {
      throw new DomainError(
        'forbidden',
        'request/foreign-origin',
        'This request didn’t come from one of our own pages.',
      );
    }
  }
}

const exposed =
  'content-range, etag, idempotent-replayed, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, ' +
  'tus-resumable, upload-length, upload-offset, upload-playback, x-request-id';
const sent =
  'authorization, content-type, idempotency-key, if-match, if-none-match, range, tus-resumable, upload-length, upload-metadata, ' +
  'upload-offset';

/**
 * CORS (https://fetch.spec.whatwg.org/#http-cors-protocol): other origins may call the API with an API key, never with
 * our cookie. Disabled without configured origins.
 */
export function crossOriginHeaders(origins: readonly string[]): (request: FastifyRequest) => HeaderSet {
  const allowed: ReadonlySet<string> = new Set(origins);
  return ({ headers: { origin }, method }): HeaderSet => {
    if (allowed.size === 0) return {};
    if (origin === undefined || !allowed.has(origin)) return { vary: 'origin' };
    const answer = { vary: 'origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed };
    if (method !== 'OPTIONS') return answer;
    return {
      ...answer,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': sent,
      'access-control-max-age': '7200',
    };
  };
}
