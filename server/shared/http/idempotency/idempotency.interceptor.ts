import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { DomainError } from '../../kernel/index.js';
import type { MaybeSignedInRequest } from '../session.js';
import { IdempotencyKeys, type KeptAnswer } from './idempotency-keys.js';

const longest = 255;

const notAKey = () =>
  new DomainError(
    'invalid',
    'request/idempotency-key',
    `An Idempotency-Key has 1 to ${longest} printable ASCII characters.`,
  );
const reused = () =>
  new DomainError(
    'conflict',
    'request/idempotency-key-reused',
    'This Idempotency-Key belongs to another request. Take a new one.',
  );
const underWay = () =>
  new DomainError(
    'conflict',
    'request/idempotency-key-under-way',
    'The first request with this Idempotency-Key has not been answered yet. Ask again in a moment.',
  );
const unanswered = () =>
  new DomainError(
    'conflict',
    'request/idempotency-key-unanswered',
    'The first request with this Idempotency-Key ended without a response, perhaps halfway. ' +
      'Please look whether it was carried out; if it was not, send it again with a new key.',
  );
const shownOnce = () =>
  new DomainError(
    'conflict',
    'request/idempotency-key-shown-once',
    'This was done by the first request with this Idempotency-Key, and its answer is shown only once.',
  );

/**
 * Processes a POST that accepts API keys and carries an `Idempotency-Key` once: a repeated request gets the first
 * response (draft-ietf-httpapi-idempotency-key-header).
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly log: Logger,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<MaybeSignedInRequest & { rawBody?: Buffer }>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method !== 'POST' || !request.session) return next.handle();
    if (typeof key !== 'string' || !/^[\x20-\x7e]+$/.test(key) || key.length > longest) throw notAKey();
    const { userId, profile } = request.session.actor;
    const owner = `${userId}/${profile?.uid ?? ''}`;
    const fingerprint = createHash('sha256')
      .update(`${request.url}\n`)
      .update(request.rawBody ?? '')
      .digest('hex');
    return from(this.once(owner, key, fingerprint, http.getResponse<FastifyReply>(), next));
  }

  private async once(owner: string, key: string, fingerprint: string, reply: FastifyReply, next: CallHandler) {
    const standing = await this.keys.claim(owner, key, fingerprint);
    if (standing.is === 'other') throw reused();
    if (standing.is === 'under-way') throw underWay();
    if (standing.is === 'unanswered') throw unanswered();
    if (standing.is === 'kept') return replay(standing.answer, reply);
    try {
      const answer: unknown = await firstValueFrom(next.handle(), { defaultValue: undefined });
      const isShownOnce = String(reply.getHeader('cache-control') ?? '').includes('no-store');
      const body = isShownOnce ? null : JSON.stringify(answer ?? null);
      await this.keys
        .keep(owner, key, { status: reply.statusCode, body })
        .catch((error: unknown) => this.log.warn(`The answer to a repeated request is not kept: ${String(error)}`));
      return answer;
    } catch (error) {
      if (isRefusal(error)) await this.keys.release(owner, key);
      throw error;
    }
  }
}

/** Any other error may have occurred after the work was done. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError || (error instanceof HttpException && error.getStatus() < 500);

function replay({ status, body }: KeptAnswer, reply: FastifyReply): unknown {
  if (body === null) throw shownOnce();
  void reply.code(status).header('idempotent-replayed', 'true');
  return JSON.parse(body) ?? undefined;
}
