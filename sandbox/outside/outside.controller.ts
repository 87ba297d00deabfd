import { gunzipSync } from 'node:zlib';
import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../product.js';
import { callsIn, type OutsideCall, OutsideCalls, outsideServices } from './outside-calls.js';
import { outsidePage } from './outside-page.js';

const onlyText = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

type AnalyticsEvent = Readonly<{ event?: string; properties?: Readonly<Record<string, unknown>> }>;

const eventsIn = (body: unknown): AnalyticsEvent[] => {
  const { batch } = (body ?? {}) as { batch?: unknown };
  const events = Array.isArray(batch) ? batch : Array.isArray(body) ? body : [body];
  return events as AnalyticsEvent[];
};

/**
 * The stand-in for Sentry and PostHog on a machine without accounts there: accepts what they accept, and shows it. Never in
 * production.
 */
@ApiExcludeController()
@Public('any')
@Controller('sandbox')
export class OutsideController {
  constructor(private readonly calls: OutsideCalls) {}

  /** What Sentry's address for envelopes (it ends in a slash) answers. */
  @Post('sentry/api/1/*')
  @HttpCode(200)
  async takeEnvelope(@Body() body: unknown, @Headers('content-encoding') encoding?: string): Promise<object> {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(String(body));
    await this.calls.add(callsIn(encoding === 'gzip' ? gunzipSync(bytes) : bytes));
    return {};
  }

  /** What PostHog's addresses for events answer, when nothing is packed. */
  @Post('posthog/*')
  @HttpCode(200)
  async takeEvents(@Body() body: unknown): Promise<object> {
    const events = eventsIn(typeof body === 'string' ? JSON.parse(body) : body);
    await this.calls.add(
      events.map(({ event = '', properties = {} }) => ({
        service: 'analytics',
        kind: event,
        title: typeof properties.$current_url === 'string' ? properties.$current_url : '',
        content: properties,
      })),
    );
    return { status: 'Ok' };
  }

  /** The page: everything that came, newest first. */
  @Get('outside')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', onlyText)
  @Header('cache-control', 'no-store')
  async page(@Query('service') service: unknown): Promise<string> {
    const chosen = outsideServices.find((id) => id === service);
    return outsidePage(await this.calls.newest(chosen), chosen);
  }

  /** Newest first, at most 200. */
  @Get('api/outside')
  @Header('cache-control', 'no-store')
  list(@Query('service') service: unknown): Promise<OutsideCall[]> {
    return this.calls.newest(typeof service === 'string' ? service : undefined);
  }

  @Delete('api/outside')
  @HttpCode(204)
  clear(): Promise<void> {
    return this.calls.clear();
  }
}
