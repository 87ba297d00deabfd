import type { FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/index.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where our own pages come from. */
export class AllowedOrigins {
  private readonly origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.origins = new Set(origins);
  }

  /**
   * Refuses an unsafe request that a foreign page may have sent (OWASP: Cross-Site Request Forgery Prevention, Fetch Metadata).
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
        'This request did not come from one of our own pages.',
      );
    }
  }
}
