import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** The card provider's own shape of errors: https://docs.stripe.com/api/errors */
@Catch(HttpException)
export class CardProviderErrors implements ExceptionFilter<HttpException> {
  catch(error: HttpException, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(error.getStatus()).send({ error: error.getResponse() });
  }
}
