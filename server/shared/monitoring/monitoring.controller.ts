import { Body, Controller, HttpCode, Ip, Logger, type OnModuleInit, Post } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Config } from '../../config.js';
import { Public } from '../http/policy.js';
import { RateLimits } from '../http/rate-limits.js';
import { monitoringErrors, readEnvelope } from './envelope.js';
import { ErrorService } from './error-service.js';

const largestBytes = 200 * 1_024;
const reportsAMinute = 60;
const envelopeType = 'application/x-sentry-envelope';

/** Our pages report errors to our own URL, so that neither content blockers nor other sites get in between. */
@ApiTags('portal')
@Controller('monitoring')
export class MonitoringController implements OnModuleInit {
  private readonly limits = new RateLimits(reportsAMinute);
  private readonly ownDsn: string;

  constructor(
    config: Config,
    private readonly log: Logger,
    private readonly adapters: HttpAdapterHost,
    private readonly service: ErrorService,
  ) {
    this.ownDsn = config.monitoringDsn;
  }

  onModuleInit(): void {
    const { httpAdapter } = this.adapters as { httpAdapter?: HttpAdapterHost['httpAdapter'] }; // none on the command line
    const fastify = httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addContentTypeParser(envelopeType, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  }

  /**
   * Receives a page's error report as a Sentry envelope of our own project. Accepts at most 200 kB, and 60 a minute
   * from one network. Logs its errors, and forwards it if an error-tracking service is configured. Problems:
   * request/malformed, request/foreign-dsn, request/too-large, request/too-many.
   */
  @Post()
  @HttpCode(200)
  @Public()
  @ApiOperation({ operationId: 'reportError', summary: 'Report an error in the browser' })
  @ApiConsumes('text/plain', envelopeType)
  @ApiBody({ schema: { type: 'string' } })
  @ApiOkResponse({ schema: { type: 'object' } })
  async report(@Body() envelope: unknown, @Ip() address: string): Promise<object> {
    this.limits.countFrom(address);
    const bytes = typeof envelope === 'string' ? Buffer.from(envelope) : envelope;
    if (!Buffer.isBuffer(bytes)) throw monitoringErrors.notAnEnvelope();
    if (bytes.length > largestBytes) throw monitoringErrors.tooLarge();
    const { dsn, reports } = readEnvelope(bytes.toString());
    if (dsn !== this.ownDsn) throw monitoringErrors.foreignDsn();
    for (const report of reports) this.log.warn({ reportedBy: 'browser', ...report });
    this.service.passOn(bytes);
    return {};
  }
}
