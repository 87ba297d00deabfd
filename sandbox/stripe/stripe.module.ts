import {
  type DynamicModule,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { AddressInfo, Server } from 'node:net';
import type pg from 'pg';
import { Clock, Config, DueWork } from '../product.js';
import { inSandbox } from '../sandbox-schema.js';
import { CallRecord, KnobBoard } from './knobs.js';
import { Deliveries } from './deliveries.js';
import { KnobsController } from './knobs.controller.js';
import { CheckoutController } from './pages/checkout.controller.js';
import { InvoiceController } from './pages/invoice.controller.js';
import { PortalController } from './pages/portal.controller.js';
import { PortalLetters } from './pages/portal-work.js';
import { StripeApi } from './stripe-api.js';
import { StripeController } from './stripe.controller.js';

/** The product's own webhook: wherever this process listens, and none until it does. */
const ownEndpoint =
  ({ stripe }: Config, host: HttpAdapterHost) =>
  () => {
    const server = host.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return undefined;
    const { address, port } = server.address() as AddressInfo;
    const near = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address.includes(':') ? `[${address}]` : address;
    return { url: `http://${near}:${port}/api/v1/webhooks/stripe`, secret: stripe.webhookSecret };
  };

/** The card provider's stand-in: API, hosted pages, webhooks, and scheduled work. Never in production. */
@Module({})
export class StripeSandboxModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly api: StripeApi,
    private readonly due: DueWork,
  ) {}

  static forRoot({ pool }: { pool: pg.Pool }): DynamicModule {
    return {
      module: StripeSandboxModule,
      controllers: [CheckoutController, InvoiceController, KnobsController, PortalController, StripeController],
      providers: [
        inSandbox(KnobBoard, pool),
        { provide: CallRecord, useFactory: () => new CallRecord(pool) },
        { provide: PortalLetters, useFactory: () => new PortalLetters(pool) },
        {
          provide: Deliveries,
          useFactory: (config: Config, host: HttpAdapterHost, knobs: KnobBoard) =>
            new Deliveries(pool, ownEndpoint(config, host), () => knobs.read()),
          inject: [Config, HttpAdapterHost, KnobBoard],
        },
        {
          provide: StripeApi,
          useFactory: (
            { publicUrl, billingLoginUrl: loginUrl }: Config,
            clock: Clock,
            knobs: KnobBoard,
            deliveries: Deliveries,
          ) => new StripeApi(pool, clock, { publicUrl, loginUrl }, knobs, deliveries),
          inject: [Config, Clock, KnobBoard, Deliveries],
        },
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.due.add('sandbox.card-provider', () => this.api.catchUp());
    this.deliveries.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.deliveries.stop();
  }
}
