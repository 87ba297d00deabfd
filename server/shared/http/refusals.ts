import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/problems.js';
import { DomainError, isStorable } from '../kernel/index.js';

/** Programs authenticate with a key (RFC 6750, 3); people sign in. */
const challenge = ({ code }: Problem): string =>
  code === 'identity/key-not-good' ? 'Bearer realm="Tastemaker", error="invalid_token"' : 'Bearer realm="Tastemaker"';

/** The problem of a response, for the log. */
export type RefusingReply = FastifyReply & { problemCode?: string };

/** Sends an RFC 9457 problem, which must not be cached. */
export function sendProblem(reply: RefusingReply, problem: Problem): void {
  reply.problemCode = problem.code;
  if (problem.status === 401) void reply.header('www-authenticate', challenge(problem));
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

const deepest = 20;

/**
 * Rejects input nested deeper than any endpoint needs, before anything recurses into it, and strings that PostgreSQL
 * can't store, before they are used. @throws request/too-deep, request/invalid
 */
export function checkInput(input: unknown, field = '', depth = 0): void {
  if (depth > deepest) throw new DomainError('invalid', 'request/too-deep', `Please nest at most ${deepest} levels.`);
  if (!isNested(input)) return;
  for (const [name, value] of Object.entries(input)) {
    const place = field ? `${field}.${name}` : name;
    if (!isStorable(name)) throw unstorableText(field || 'body');
    if (typeof value === 'string' && !isStorable(value)) throw unstorableText(place);
    checkInput(value, place, depth + 1);
  }
}

const unstorableText = (field: string) =>
  new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
    errors: { [field]: 'This has a character that can’t be saved. Delete it, or type the text again.' },
  });

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && Symbol.asyncIterator in value === false;

/**
 * For requests that Fastify refuses before routing: a path that can't be decoded, or with a parameter that is too long.
 */
export function refuseUnreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem: Problem = {
    type: '/docs/problems/request/malformed',
    title: 'Invalid input',
    status: 400,
    detail: 'This request could not be read.',
    instance: request.url.split('?')[0] ?? '/',
    code: 'request/malformed',
    requestId: request.id,
  };
  sendProblem(reply, problem);
}

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The methods allowed for each path, for a 405 response to other methods (RFC 9110, 15.5.6). Sees only routes that are
 * added after it.
 */
export class KnownMethods {
  private readonly routes = new Map<string, Set<string>>();

  constructor(fastify: Pick<FastifyInstance, 'addHook'>) {
    fastify.addHook('onRoute', ({ url, method }) => this.learn(url, [method].flat()));
  }

  /** In conventional order; empty if there is no such route. @param url with its query */
  at(url: string): string[] {
    const path = url.split('?', 1)[0]!;
    const known = [...this.routes].flatMap(([route, methods]) => (patternOf(route).test(path) ? [...methods] : []));
    return order.filter((method) => known.includes(method));
  }

  private learn(url: string, methods: readonly string[]): void {
    if (url.includes('*')) return; // the catch-all route
    const known = this.routes.get(url) ?? new Set();
    for (const method of methods) known.add(method);
    this.routes.set(url, known);
  }
}

/** Made only for an address that has no route, not for each of a thousand routes at every start. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.+()]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
