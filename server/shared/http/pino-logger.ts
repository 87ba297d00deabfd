import type { LoggerService } from '@nestjs/common';
import { type Logger as Pino, pino } from 'pino';
import type { Config } from '../../config.js';
import { traceFacts } from '../tracing/index.js';
import type { FastifyInstance } from 'fastify';
import { addressForOthers } from '../../contract/rules/names-nobody.js';
import type { RefusingReply } from './refusals.js';
import type { MaybeSignedInRequest } from './session.js';

const redacted = ['password', 'token', 'authorization', 'cookie', 'email', 'text', '*.password', '*.token', '*.email'];

/** One JSON line an event. Never contains a token, a password, a message or an email. */
export class PinoLogger implements LoggerService {
  private readonly pino: Pino;

  constructor({ logLevel }: Pick<Config, 'logLevel'>) {
    this.pino = pino({
      level: logLevel,
      base: undefined,
      mixin: traceFacts,
      redact: { paths: redacted, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    });
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.length > 0 ? { context: rest.at(-1) } : {};
    if (typeof message === 'object' && message !== null) this.pino[level]({ ...context, ...message });
    else this.pino[level](context, String(message));
  }
}

/**
 * One line a request, with a redacted URL: no query, and no token in the path. The caller is an id; refused requests
 * also have the problem's code and the network address, so that attacks can be found and traced.
 */
export function logRequests(fastify: FastifyInstance, log: LoggerService): void {
  fastify.addHook('onResponse', (request: MaybeSignedInRequest, reply: RefusingReply, done) => {
    const { method, url, id: requestId, ip } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { problemCode: code } = reply;
    log.log({
      ...{ requestId, method, url: addressForOthers(url.split('?', 1)[0]!), status: reply.statusCode, ms },
      ...whoAsked(request),
      ...(code === undefined ? {} : { code, ip }),
    });
    done();
  });
}

/** A person by id, and a program by its key's id as well; nothing for a guest. */
function whoAsked({ session, pendingSession }: MaybeSignedInRequest): { user?: string; key?: string } {
  const known = session ?? pendingSession;
  if (!known) return {};
  return { user: known.actor.userId, ...(known.scopes ? { key: known.id } : {}) };
}
