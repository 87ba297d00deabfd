import { All, Controller, Get, Headers, HttpException, Req, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { Public } from '../shared/http/policy.js';
import { CardProviderErrors } from './stripe-errors.js';

const refused = (status: number, message: string) =>
  new HttpException({ type: 'invalid_request_error', message }, status);

/**
 * The place of the card provider's API, spoken to by its real SDK; so far just what tells that it is alive.
 * https://docs.stripe.com/api
 */
@ApiExcludeController()
@Public('any')
@UseFilters(CardProviderErrors)
@Controller('sandbox/stripe/v1')
export class StripeController {
  constructor(private readonly config: Config) {}

  @Get('balance')
  balance(@Headers('authorization') authorization?: string) {
    this.check(authorization);
    const nothing = [{ amount: 0, currency: 'gbp', source_types: { card: 0 } }];
    return { object: 'balance', available: nothing, pending: nothing, livemode: false };
  }

  @Get('account')
  account(@Headers('authorization') authorization?: string) {
    this.check(authorization);
    return { id: 'acct_sandbox', object: 'account', country: 'GB', default_currency: 'gbp', charges_enabled: true };
  }

  @All('*')
  unknown(@Req() { method, url }: FastifyRequest, @Headers('authorization') authorization?: string) {
    this.check(authorization);
    const path = url.split('?')[0]?.replace('/sandbox/stripe', '');
    throw refused(404, `Unrecognized request URL (${method}: ${path}).`);
  }

  private check(authorization?: string): void {
    if (!authorization?.startsWith('Bearer ')) throw refused(401, 'You did not provide an API key.');
    if (authorization !== `Bearer ${this.config.stripe.secretKey}`) throw refused(401, 'Invalid API Key provided.');
  }
}
