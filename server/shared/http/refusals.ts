import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/problems.js';
import { DomainError } from '../kernel/index.js';
import { sendProblem } from './send-problem.js';

const deepest = 20;

/** Refuses input that is nested deeper than anything we ask for, before anything recurses into it. @throws request/too-deep */
export function checkDepth(body: unknown, depth = 0): void {
  if (depth > deepest) throw new DomainError('invalid', 'request/too-deep', `Please nest at most ${deepest} levels.`);
  if (isNested(body)) for (const value of Object.values(body)) checkDepth(value, depth + 1);
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && Symbol.asyncIterator in value === false;

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
  sendProblem(reply, problem);
}
