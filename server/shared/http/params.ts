import { createParamDecorator, type ExecutionContext, Param, ParseUUIDPipe } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiHeader } from '@nestjs/swagger';
import { DomainError, type Visitor } from '../kernel/index.js';
import type { MaybeSignedInRequest } from './session.js';

export const nothingHere = () => new DomainError('not-found', 'request/not-found', 'There’s nothing at this address.');

const pipe = new ParseUUIDPipe({ exceptionFactory: nothingHere });

/** A record's id in the path. A malformed id is a 404, like one that doesn't exist. */
export const IdParam = (name = 'id') => Param(name, pipe);

/** The request's origin: needed before its sender is authenticated. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const { ip, headers, session, pendingSession } = context.switchToHttp().getRequest<MaybeSignedInRequest>();
  return { address: ip, userAgent: headers['user-agent'] ?? '', sessionId: (session ?? pendingSession)?.id };
});

const noVersion = -1;

/** `"7"` → 7, `*` or nothing → undefined; a malformed version matches nothing (RFC 9110, 13.1.1). */
export function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(header.trim()) ?? [];
  return digits === undefined ? noVersion : Number(digits);
}

/** The record `version` that a change is based on; undefined if not given. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined =>
  versionOf(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** The `version` of a record that was sent back whole; undefined if there is none. */
export const versionIn = (record: unknown): number | undefined => {
  const { version } = (record ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
};

export const TakesIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description:
      'The `version` your change is based on, in quotes. If the record has since changed, the response is 412.',
  });
