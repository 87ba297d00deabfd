import { All, Controller, Get, Header, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { Config, Public } from '../product.js';
import { StripeFault, StripeFaults } from './fault.js';
import { browserScript } from './pages/checkout-page.js';
import { nested } from './params.js';
import { StripeApi } from './stripe-api.js';

type Fields = Readonly<Record<string, unknown>>;
const place = '/sandbox/stripe';
const headerOf = (given: string | string[] | undefined) => (Array.isArray(given) ? given[0] : given);

/** The card provider's API, used through its real SDK: https://docs.stripe.com/api. Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(StripeFaults)
@Controller('sandbox/stripe')
export class StripeController {
  constructor(
    private readonly config: Config,
    private readonly api: StripeApi,
  ) {}

  /** Loaded by pages instead of the provider's script. */
  @Get('js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  script(): string {
    return browserScript;
  }

  @All('v1/*')
  async call(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.checkKey(request.headers.authorization);
    const key = headerOf(request.headers['idempotency-key']);
    const answer = await this.api.answer({
      method: request.method,
      path: (request.url.split('?')[0] ?? '').replace(place, ''),
      form: nested({ ...(request.query as Fields), ...((request.body ?? {}) as Fields) }),
      key,
    });
    if (answer.lost) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    void reply.headers({
      'request-id': answer.requestId,
      'stripe-version': headerOf(request.headers['stripe-version']) ?? Stripe.API_VERSION,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(answer.replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    await reply.status(answer.status).send(answer.body);
  }

  private checkKey(authorization?: string): void {
    const refused = (message: string) => new StripeFault(401, { type: 'invalid_request_error', message });
    if (!authorization?.startsWith('Bearer ')) throw refused('You did not provide an API key.');
    if (authorization !== `Bearer ${this.config.stripe.secretKey}`) throw refused('Invalid API Key provided.');
  }
}
