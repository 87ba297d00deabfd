import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../kernel/index.js';

/** Where the request comes from: needed before it is known who sends it. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { address: ip, userAgent: headers['user-agent'] ?? '' };
});
