import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, type Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/problems.js';
import { DomainError, type ErrorKind } from '../kernel/index.js';
import type { ErrorService } from '../monitoring/error-service.js';
import { isDiskFull } from '../storage/data-folder.js';
import { unlessOtherProfile } from './named-profile.js';
import { sendProblem } from './refusals.js';

const kinds: Record<ErrorKind, { status: number; title: string }> = {
  invalid: { status: 400, title: 'Invalid input' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  'payment-required': { status: 402, title: 'Payment required' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Conflict' },
  outdated: { status: 412, title: 'Changed by someone else' },
  'too-many': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Unavailable' },
};

const kindOfStatus: Record<number, [ErrorKind, string, string]> = {
  400: ['invalid', 'request/malformed', 'This request could not be read.'],
  401: ['unauthenticated', 'identity/not-signed-in', 'Please sign in first.'],
  403: ['forbidden', 'request/forbidden', 'You may not do this.'],
  404: ['not-found', 'request/not-found', 'There’s nothing at this address.'],
  405: ['invalid', 'request/method-not-allowed', 'This address doesn’t support this method.'],
  406: ['invalid', 'request/not-acceptable', 'We can’t answer in the format you asked for.'],
  413: ['invalid', 'request/too-large', 'This is larger than we take.'],
  415: ['invalid', 'request/media-type', 'Please send JSON.'],
  429: ['too-many', 'request/too-many', 'Too many requests. Please wait a minute and try again.'],
  503: ['unavailable', 'request/unavailable', 'We can’t do this right now. Please try again shortly.'],
};

/** Errors with their own HTTP status. */
const ownKinds: Readonly<Record<string, (typeof kinds)[ErrorKind] | undefined>> = {
  'request/method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request/not-acceptable': { status: 406, title: 'Not acceptable' },
  'request/too-large': { status: 413, title: 'Too large' },
  'request/media-type': { status: 415, title: 'Unsupported media type' },
};

const sqlStateOf = (error: unknown): string => {
  const { code, driverError } = (error ?? {}) as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code ?? '';
};

/** SQLSTATE class 22: a value that doesn't fit its column's type, such as a filter `{"id":"x"}`. */
const isBadValue = (error: unknown): boolean => /^22\w{3}$/.test(sqlStateOf(error));

/**
 * SQLSTATEs of a database that is unreachable or starting:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const databaseIsAway = (error: unknown): boolean => {
  const reason = sqlStateOf(error);
  return /^(08|57P0)/.test(reason) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '53300'].includes(reason);
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown }).statusCode; // Fastify's own errors
  return typeof status === 'number' ? status : undefined;
};

/** The client-facing error for this request. */
function problemOf(known: DomainError, request: FastifyRequest): Problem {
  const { status, title } = ownKinds[known.code] ?? kinds[known.kind];
  const { errors, ...details } = known.details;
  return {
    type: `/docs/problems/${known.code}`,
    title,
    status,
    detail: known.message,
    instance: request.url.split('?')[0] ?? '/',
    code: known.code,
    requestId: request.id,
    ...(errors ? { errors } : {}),
    ...details,
  };
}

/** For hooks: page routes aren't Nest's, so its filters don't see their errors. */
export const refuse = (why: 405 | 415 | DomainError, request: FastifyRequest, reply: FastifyReply): void =>
  sendProblem(reply, problemOf(typeof why === 'number' ? new DomainError(...kindOfStatus[why]!) : why, request));

/** Every error as RFC 9457 problem+json. Nothing else of an exception ever reaches the client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Logger,
    private readonly service?: ErrorService,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const known = error instanceof DomainError ? error : this.fromElsewhere(error, request);
    const problem = problemOf(unlessOtherProfile(known, request), request);
    if (reply.raw.headersSent) {
      reply.raw.end();
      return;
    }
    sendProblem(reply, problem);
  }

  private fromElsewhere(error: unknown, request: FastifyRequest): DomainError {
    const status = databaseIsAway(error) ? 503 : isBadValue(error) ? 400 : statusOf(error);
    const known =
      status === undefined ? undefined : (kindOfStatus[status] ?? (status < 500 ? kindOfStatus[400] : undefined));
    if (known) return new DomainError(...known);
    this.log.error({ requestId: request.id, message: String(error), stack: (error as Error).stack });
    this.service?.tell(error, { requestId: request.id });
    if (isDiskFull(error))
      return new DomainError(
        'unavailable',
        'request/disk-full',
        'We can’t save anything right now because our disk is full. You can still read everything. Please try again later.',
      );
    return new DomainError(
      'unavailable',
      'request/failed',
      'Something went wrong on our side, and we’ve been notified. Please try again.',
    );
  }
}
