import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

type FaultBody = Readonly<{
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
  payment_intent?: unknown;
}>;

/** The card provider's error format: https://docs.stripe.com/api/errors. `keeps`: changes so far are committed. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly body: FaultBody,
    readonly keeps = false,
  ) {
    super(body.message);
    this.name = 'StripeFault';
  }
}

/** A request that is invalid in this state. */
export const invalid = (message: string, param?: string, code?: string): StripeFault =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined
      ? {}
      : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
  });

/** 404 when the path names it, 400 when a parameter does. */
export function noSuch(what: string, id: string, param = 'id'): StripeFault {
  const { body } = invalid(`No such ${what}: '${id}'`, param, 'resource_missing');
  return new StripeFault(param === 'id' ? 404 : 400, body);
}

const asFault = (error: unknown): StripeFault => {
  if (error instanceof StripeFault) return error;
  if (error instanceof HttpException)
    return new StripeFault(error.getStatus(), { type: 'invalid_request_error', message: error.message });
  return new StripeFault(500, { type: 'api_error', message: `The stand-in failed: ${String(error)}` });
};

/** Formats every error as the original does. */
@Catch()
export class StripeFaults implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const { status, body } = asFault(error);
    void host.switchToHttp().getResponse<FastifyReply>().status(status).send({ error: body });
  }
}
