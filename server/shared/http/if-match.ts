import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const noVersion = -1;

/** `"7"` → 7, `*` and nothing → undefined; what is no version of ours is that of nothing (RFC 9110, 13.1.1). */
export function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(header.trim()) ?? [];
  return digits === undefined ? noVersion : Number(digits);
}

/** The `version` of the record that a change was made from; undefined where it was not said. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined =>
  versionOf(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

export const TakesIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The `version` that the change was made from, in quotes. Another one by now is answered with 412.',
  });
