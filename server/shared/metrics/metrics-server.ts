import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.js';
import { servicesOf, watchCalls } from '../calls.js';
import type { Database } from '../db/index.js';
import type { Jobs } from '../jobs/jobs.js';
import type { LiveHub } from '../realtime/index.js';
import { Metrics, workThatWaits } from './metrics.js';

type Measured = Readonly<{ db: Database; jobs: Jobs; hub: LiveHub; host: HttpAdapterHost }>;

/** `GET /metrics` in Prometheus' text format, on its own internal port; disabled without METRICS_PORT. */
export class MetricsServer implements OnModuleInit, BeforeApplicationShutdown {
  private server?: Server;
  private leave?: () => void;

  constructor(
    private readonly config: Config,
    private readonly measured: Measured,
  ) {}

  async onModuleInit(): Promise<void> {
    const { metricsPort, host, tls } = this.config;
    const http = this.measured.host.httpAdapter?.getInstance<FastifyInstance>(); // the command line has none
    if (!metricsPort || !http) return;
    const metrics = this.measure(http);
    const listener: RequestListener = (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      metrics.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
        () => response.writeHead(503).end(),
      );
    };
    this.server = tls ? createTlsServer(tls, listener) : createServer(listener);
    await new Promise<void>((listening, failed) =>
      this.server!.once('error', failed).listen(metricsPort, host, () => listening()),
    );
  }

  beforeApplicationShutdown(): void {
    this.leave?.();
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private measure(http: FastifyInstance): Metrics {
    const metrics = new Metrics();
    const { db, jobs, hub } = this.measured;
    http.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      metrics.answered(method, routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1_000);
      done();
    });
    jobs.onEnd((name, outcome, seconds) => metrics.worked(name, outcome, seconds));
    this.leave = watchCalls(servicesOf(this.config), ({ server }) => {
      const start = performance.now();
      return (status) => metrics.called(server, status, (performance.now() - start) / 1_000);
    });

    metrics.gauge(
      'db_client_connection_count',
      'Connections of the pool, and who waits for one.',
      'state',
      async () => {
        const { totalCount, idleCount, waitingCount } = db.pool;
        return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      },
    );
    metrics.gauge('tastemaker_live_streams', 'Open streams of live messages.', '', async () => ({
      '': hub.openStreams,
    }));
    let waiting: ReturnType<typeof workThatWaits> | undefined;
    const ask = () => (waiting ??= workThatWaits(db).finally(() => (waiting = undefined)));
    metrics.gauge('tastemaker_work_waiting', 'Jobs and events that wait; of all processes.', 'of', async () => {
      const { jobs, events } = await ask();
      return { jobs, events };
    });
    metrics.gauge(
      'tastemaker_work_given_up',
      'Jobs and events that were given up; of all processes.',
      'of',
      async () => {
        const { jobsGivenUp, eventsGivenUp } = await ask();
        return { jobs: jobsGivenUp, events: eventsGivenUp };
      },
    );
    metrics.gauge(
      'tastemaker_work_lag_seconds',
      'How late the oldest of them is; of all processes.',
      'of',
      async () => {
        const { jobsLag, eventsLag } = await ask();
        return { jobs: jobsLag, events: eventsLag };
      },
    );
    return metrics;
  }
}
