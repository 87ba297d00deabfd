import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  HttpCode,
  HttpException,
  Param,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock, Public } from '../product.js';

/** HMRC's own test numbers: https://github.com/hmrc/vat-registered-companies-api/blob/main/public/api/conf/2.0/test-data/vrn.csv */
const known = new Set(
  `553557881 146295999727 948561936944 166804280212 711954454070 355699311774 770555752641 436189915 011591667 961925638
   710882182 491434866908 792920366 567152344 293129633 036139833 133431885 603947495399 462794985 304696336527
   865282815144 000549615108 051798906 698814748 256676991 285052602207 494521394 486691505 904961373774 274094560978
   282415407 094531337168 132877896459 896040675996 309335202 775917660 286381514768 726129090 576042213 786176152`.split(
    /\s+/,
  ),
);

/** Numbers for which the stand-in gives no response. */
export const silentNumber = '500500500';
export const busyNumber = '429429429';

const token = 'sandbox-token';
const version = 'application/vnd.hmrc.2.0+json';

const fault = (status: number, code: string, message: string) => new HttpException({ code, message }, status);

/** HMRC's error format. */
@Catch(HttpException)
class HmrcFaults implements ExceptionFilter {
  catch(error: HttpException, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(error.getStatus()).send(error.getResponse());
  }
}

/**
 * HMRC's “Check a UK VAT number” as documented
 * (https://developer.service.hmrc.gov.uk/api-documentation/docs/api/service/vat-registered-companies-api/2.0). Never in
 * production.
 */
@ApiExcludeController()
@Public('any')
@UseFilters(HmrcFaults)
@Controller('sandbox/hmrc')
export class HmrcController {
  constructor(private readonly clock: Clock) {}

  @Post('oauth/token')
  @HttpCode(200)
  token(@Body() form: Readonly<Record<string, unknown>>): object {
    if (form.grant_type !== 'client_credentials') throw fault(400, 'invalid_grant', 'unsupported grant_type');
    if (form.client_id !== 'sandbox' || form.client_secret !== 'sandbox')
      throw fault(401, 'invalid_client', 'invalid client id or secret');
    return { access_token: token, token_type: 'bearer', expires_in: 14_400, scope: 'read:vat' };
  }

  @Get('organisations/vat/check-vat-number/lookup/:target')
  lookUp(@Param('target') target: string, @Req() request: FastifyRequest): object {
    this.checkCaller(request);
    return this.found(target);
  }

  @Get('organisations/vat/check-vat-number/lookup/:target/:requester')
  lookUpFor(
    @Param('target') target: string,
    @Param('requester') requester: string,
    @Req() request: FastifyRequest,
  ): object {
    this.checkCaller(request);
    checkForm('requesterVrn', requester);
    if (!known.has(requester)) throw fault(403, 'INVALID_REQUEST', 'requesterVrn does not match a registered company');
    return { ...this.found(target), requester, consultationNumber: `CN-${target.slice(-4)}` };
  }

  private found(target: string): object {
    checkForm('targetVrn', target);
    if (target === silentNumber) throw fault(500, 'INTERNAL_SERVER_ERROR', 'Unknown error');
    if (target === busyNumber) throw fault(429, 'MESSAGE_THROTTLED_OUT', 'The request for the API is throttled.');
    if (!known.has(target)) throw fault(404, 'NOT_FOUND', 'targetVrn does not match a registered company');
    const address = { line1: '131B Barton Hamlet', postcode: 'SW97 5CK', countryCode: 'GB' };
    const name = `Test business ${target}`;
    return { target: { name, vatNumber: target, address }, processingDate: this.clock.now().toISOString() };
  }

  private checkCaller({ headers: { accept, authorization } }: FastifyRequest): void {
    if (accept !== version) throw fault(406, 'ACCEPT_HEADER_INVALID', 'The accept header is missing or invalid');
    if (authorization !== `Bearer ${token}`)
      throw fault(401, 'INVALID_CREDENTIALS', 'Invalid Authentication information provided');
  }
}

function checkForm(name: string, vrn: string): void {
  if (!/^(\d{9}|\d{12})$/.test(vrn))
    throw fault(400, 'INVALID_REQUEST', `Invalid ${name} - Vrn parameters should be 9 or 12 digits`);
}
