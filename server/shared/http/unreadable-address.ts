import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/problems.js';

/** For what Fastify refuses before it has looked for a route: an address that cannot be decoded, or a part of it that is too long. */
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
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
