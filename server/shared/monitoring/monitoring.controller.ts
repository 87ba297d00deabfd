import { Body, Controller, HttpCode, Ip, Logger, type OnModuleInit, Post } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Config } from '../../config.js';
import { Public } from '../http/policy.js';
import { RateLimits } from '../http/rate-limits.js';
import { ErrorService } from './error-service.js';
import { DomainError } from '../kernel/index.js';

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

export const monitoringErrors = {
  notAnEnvelope: () => new DomainError('invalid', 'request/malformed', 'This isn’t an envelope with an error report.'),
  tooLarge: () => new DomainError('invalid', 'request/too-large', 'An error report has at most 200 kB.'),
  foreignDsn: () => new DomainError('forbidden', 'request/foreign-dsn', 'We only take reports of our own project.'),
};

/** What is stored of a browser's error. Never an email address, never a page's query. */
export type ErrorReport = Readonly<{ eventId: string; type: string; message: string; code: string; page: string }>;

type Envelope = Readonly<{ dsn: string; reports: readonly ErrorReport[] }>;

type Json = Readonly<Record<string, unknown>>;

const longestText = 300;
const mostReports = 10;

const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

function objectOf(line: string | undefined): Json {
  try {
    return objectIn(JSON.parse(line ?? ''));
  } catch {
    return {};
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const cleaned = (value: unknown): string =>
  textIn(value)
    .slice(0, longestText)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]');

const pathOf = (url: unknown): string => {
  const text = textIn(url);
  return URL.canParse(text) ? cleaned(new URL(text).pathname) : '';
};

function toReport(event: Json): ErrorReport {
  const { values } = objectIn(event.exception);
  const first = objectIn(Array.isArray(values) ? values[0] : undefined);
  return {
    eventId: cleaned(event.event_id),
    type: cleaned(first.type),
    message: cleaned(first.value ?? event.message),
    code: cleaned(objectIn(event.tags).code),
    page: pathOf(objectIn(event.request).url),
  };
}

/**
 * Parses an envelope from Sentry's clients (https://develop.sentry.dev/sdk/data-model/envelopes/): a line of JSON with
 * the project, then for each item a line with its type and a line with its content. Only errors are read.
 * @throws request/malformed when the first line is not JSON that names a project
 */
export function readEnvelope(text: string): Envelope {
  const [header, ...lines] = text.split('\n');
  const dsn = textIn(objectOf(header).dsn);
  if (!dsn) throw monitoringErrors.notAnEnvelope();
  const reports = lines
    .flatMap((line, place) => (objectOf(line).type === 'event' ? [objectOf(lines[place + 1])] : []))
    .slice(0, mostReports)
    .map(toReport);
  return { dsn, reports };
}
