import type { FastifyReply } from 'fastify';
import type { Problem } from '../../contract/problems.js';

/** Answers with a problem as RFC 9457 has it, which nobody keeps. */
export function sendProblem(reply: FastifyReply, problem: Problem): void {
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
