import type { FastifyInstance } from 'fastify';

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The methods allowed for each path, for a 405 response to other methods (RFC 9110, 15.5.6). Sees only routes that are
 * added after it.
 */
export class KnownMethods {
  private readonly routes = new Map<string, Readonly<{ pattern: RegExp; methods: Set<string> }>>();

  constructor(fastify: Pick<FastifyInstance, 'addHook'>) {
    fastify.addHook('onRoute', ({ url, method }) => this.learn(url, [method].flat()));
  }

  /** In conventional order; empty if there is no such route. @param url with its query */
  at(url: string): string[] {
    const path = url.split('?', 1)[0]!;
    const known = [...this.routes.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : []));
    return order.filter((method) => known.includes(method));
  }

  private learn(url: string, methods: readonly string[]): void {
    if (url.includes('*')) return; // the catch-all route
    const pattern = new RegExp(`^${url.replace(/[.+()]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
    const route = this.routes.get(url) ?? { pattern, methods: new Set<string>() };
    for (const method of methods) route.methods.add(method);
    this.routes.set(url, route);
  }
}
