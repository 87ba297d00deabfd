import type { Logger, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.js';
import { servicesOf } from '../calls.js';

/**
 * Traces a process for a collector, from each request to the last job that it causes. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT none of it is loaded; the command line is never traced.
 */
export class Tracing implements OnModuleInit, OnApplicationShutdown {
  private readonly stops: (() => unknown)[] = [];

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const { tracing } = this.config;
    const http = this.host.httpAdapter?.getInstance<FastifyInstance>(); // the command line has none
    if (!tracing || !http) return;
    const [{ startTracing }, { traceCalls }, { traceRequests }, { traceStatements }] = await Promise.all([
      import('./start-tracing.js'),
      import('./requests.js'),
      import('./requests.js'),
      import('./statements.js'),
    ]);
    const stop = await startTracing(tracing, (sentence) => this.log.warn(sentence));
    traceRequests(http);
    this.stops.push(traceStatements(), traceCalls(servicesOf(this.config)), stop);
  }

  /** Last of all: spans that end during shutdown are sent too. */
  async onApplicationShutdown(): Promise<void> {
    for (const stop of this.stops) await stop();
  }
}
