import type { FastifyReply } from 'fastify';
import type { Problem } from '../../contract/problems.js';

/** Programs come in by a key (RFC 6750, 3); people sign in. */
const challenge = ({ code }: Problem): string =>
  code === 'identity/key-not-good' ? 'Bearer realm="Tastemaker", error="invalid_token"' : 'Bearer realm="Tastemaker"';

/** Which problem an answer was, for the log. */
export type RefusingReply = FastifyReply & { problemCode?: string };

/** Answers with a problem as RFC 9457 has it, which nobody keeps. */
export function sendProblem(reply: RefusingReply, problem: Problem): void {
  reply.problemCode = problem.code;
  if (problem.status === 401) void reply.header('www-authenticate', challenge(problem));
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
