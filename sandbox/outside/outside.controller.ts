import { gunzipSync } from 'node:zlib';
import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { escapeHtml, Public } from '../product.js';
import { callsIn, type OutsideCall, OutsideCalls, type OutsideService, outsideServices } from './outside-calls.js';
import { sandboxPage, timeOn } from '../sandbox-page.js';

const onlyText = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

type AnalyticsEvent = Readonly<{ event?: string; properties?: Readonly<Record<string, unknown>> }>;

const eventsIn = (body: unknown): AnalyticsEvent[] => {
  const { batch } = (body ?? {}) as { batch?: unknown };
  const events = Array.isArray(batch) ? batch : Array.isArray(body) ? body : [body];
  return events as AnalyticsEvent[];
};

/**
 * The stand-in for Sentry and PostHog in an environment without accounts there: accepts what they accept, and shows it.
 * Never in production.
 */
@ApiExcludeController()
@Public('any')
@Controller('sandbox')
export class OutsideController {
  constructor(private readonly calls: OutsideCalls) {}

  /** The response of Sentry's envelope endpoint (which ends in a slash). */
  @Post('sentry/api/1/*')
  @HttpCode(200)
  async takeEnvelope(@Body() body: unknown, @Headers('content-encoding') encoding?: string): Promise<object> {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(String(body));
    await this.calls.add(callsIn(encoding === 'gzip' ? gunzipSync(bytes) : bytes));
    return {};
  }

  /** The response of PostHog's event endpoints, for uncompressed requests. */
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

  /** The page: all calls, newest first. */
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

const names: Record<OutsideService, string> = {
  errors: 'Error reports',
  analytics: 'Product analytics',
  platforms: 'Numbers of posts',
  push: 'Notifications on devices',
};
const longestShown = 20_000;

const tab = (href: string, label: string, here: boolean) =>
  `<a href="${href}"${here ? ' aria-current="page"' : ''}>${label}</a>`;

function entry({ service, kind, title, content, receivedAt }: OutsideCall): string {
  const text = JSON.stringify(content, null, 2);
  const shown =
    text.length > longestShown ? `${text.slice(0, longestShown)}\n… ${text.length} characters in all` : text;
  return `<li><article class="call">
    <p><span class="tag">${names[service]}</span> <code>${escapeHtml(kind)}</code>
      ${timeOn(receivedAt)}</p>
    <h2>${escapeHtml(title || 'No title')}</h2>
    <details><summary>Everything that was sent</summary><pre>${escapeHtml(shown)}</pre></details>
  </article></li>`;
}

/** The whole page as HTML; everything from outside is escaped. */
export function outsidePage(calls: readonly OutsideCall[], chosen: OutsideService | undefined): string {
  return sandboxPage(
    {
      title: 'Sandbox: outside services',
      className: 'outside',
      skipTo: { id: 'calls', label: 'Skip to what was sent' },
    },
    `  <header>
    <h1><a href="/sandbox/outside">Outside services</a> <span class="tag">Sandbox</span></h1>
    <p>What Sentry, PostHog, the platforms and push services would have been sent from this machine. Nothing leaves it, except
      notifications that a real browser has asked for: they go to its maker's push service.</p>
    <div class="tabs" role="navigation" aria-label="Services">
      ${tab('/sandbox/outside', 'All', chosen === undefined)}
      ${outsideServices.map((id) => tab(`/sandbox/outside?service=${id}`, names[id], chosen === id)).join('')}
    </div>
  </header>
  <main id="calls" tabindex="-1">
    ${calls.length > 0 ? `<ol>${calls.map(entry).join('')}</ol>` : emptiness}
  </main>`,
  );
}

const emptiness = `<p class="empty">Nothing yet. Allow it under <a href="/cookies">Cookies</a>, use the portal for a while,
  then <a href="/sandbox/outside">look again</a>.</p>`;
