import { Body, Controller, Global, HttpCode, Logger, Module, Post, Req } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Deliveries, SandboxModule } from '@tastemaker/sandbox';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import Stripe from 'stripe';
import { Config, loadConfig } from '../../server/config.js';
import { ProblemFilter } from '../../server/shared/http/problem.filter.js';
import { inputPipe } from '../../server/shared/http/validation.js';
import { Clock } from '../../server/shared/kernel/index.js';
import { DueWork } from '../../server/shared/time/index.js';
import { FixedClock } from './core.js';
import { freshDatabase, poolOf } from './database.js';

export type Heard = Readonly<{ raw: Buffer; signature: string; event: Stripe.Event }>;

/** Replaces the product's webhook: it records requests, or refuses them. */
@Controller('api/v1/webhooks/stripe')
export class Ear {
  readonly heard: Heard[] = [];
  refusals = 0;

  @Post()
  @HttpCode(200)
  hear(@Req() request: FastifyRequest & { rawBody?: Buffer }, @Body() event: Stripe.Event): { received: boolean } {
    if (this.refusals > 0) {
      this.refusals--;
      throw new Error('Not now.');
    }
    this.heard.push({ raw: request.rawBody!, signature: String(request.headers['stripe-signature']), event });
    return { received: true };
  }

  types(): string[] {
    return this.heard.map(({ event }) => event.type);
  }
}

/** The SDK, pointed at a stand-in with a path prefix. */
export function stripeAt(url: string, more: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port, pathname } = new URL(url);
  const httpClient = Stripe.createNodeHttpClient();
  const request = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (host, at, path, ...rest) => request(host, at, `${pathname}${path}`, ...rest);
  const place = { host: hostname, port, protocol: 'http' as const, httpClient };
  return new Stripe('sk_test_sandbox', { ...place, maxNetworkRetries: 0, telemetry: false, ...more });
}

/** The card provider's stand-in alone, with its own port and database, a movable clock and a webhook listener. */
export class StripeStandIn {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly stripe: Stripe,
    readonly pool: pg.Pool,
    private readonly stops: (() => Promise<unknown>)[],
  ) {}

  static async start(): Promise<StripeStandIn> {
    const database = await freshDatabase();
    const pool = poolOf(database.url, 4);
    const clock = new FixedClock(new Date('2027-01-31T09:00:00Z'));
    const config = { ...loadConfig({}), publicUrl: 'http://tastemaker.test' };
    @Global()
    @Module({
      controllers: [Ear],
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useValue: clock },
        { provide: DueWork, useValue: new DueWork(clock) },
      ],
      exports: [Config, Clock, DueWork],
    })
    class Surroundings {}
    const wired = await Test.createTestingModule({
      imports: [Surroundings, SandboxModule.forRoot({ pool })],
    }).compile();
    const app = wired.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), {
      rawBody: true,
      logger: false,
    });
    app.useGlobalPipes(inputPipe());
    app.useGlobalFilters(new ProblemFilter(new Logger()));
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    const url = `http://127.0.0.1:${port}/sandbox/stripe`;
    return new StripeStandIn(app, url, stripeAt(url), pool, [() => app.close(), () => pool.end(), database.drop]);
  }

  async stop(): Promise<void> {
    for (const stop of this.stops) await stop();
  }

  get ear(): Ear {
    return this.app.get(Ear);
  }

  now(): Date {
    return this.app.get(Clock, { strict: false }).now();
  }

  /** Moves the clock, and resolves when everything then due has been done and published. */
  async moveTo(moment: string | Date): Promise<void> {
    this.app.get<Clock, FixedClock>(Clock, { strict: false }).set(new Date(moment));
    await this.app.get(DueWork, { strict: false }).run();
  }

  /** Everything due has been delivered to the webhook. */
  told(): Promise<void> {
    return this.app.get(Deliveries, { strict: false }).flush();
  }

  async knobs(given: object): Promise<void> {
    await fetch(`${this.url}/knobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
  }

  /** Pays at the hosted page as a browser would. Returns the page's response. */
  payAt(pageUrl: string, typed: Record<string, string> = {}): Promise<Response> {
    const card = {
      number: '4242 4242 4242 4242',
      expiry: '12/34',
      cvc: '123',
      name: 'Ann Cook',
      email: 'ann@cook.test',
    };
    return fetch(this.here(pageUrl), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...card, ...typed }),
    });
  }

  /** A page's URL on this machine. */
  here(pageUrl: string): string {
    return pageUrl.replace('http://tastemaker.test/sandbox/stripe', this.url);
  }
}
