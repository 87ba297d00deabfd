import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { fastify, type FastifyInstance } from 'fastify';
import { eventually } from '../../../test/support/eventually.js';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { freePort } from '../../../test/support/free-port.js';
import { TraceReceiver } from '../../../test/support/trace-receiver.js';
import { loadConfig } from '../../config.js';
import { EventBus, Relay } from '../events/index.js';
import { Jobs } from '../jobs/jobs.js';
import { eventOf, newId, theProduct } from '../kernel/index.js';
import { Tracing } from './tracing.js';

const silent = Object.assign(new Logger(), { warn: () => undefined, error: () => undefined });

/**
 * A small product: a request writes a row and publishes an event; its subscriber queues a job that calls another
 * service.
 */
class SmallProduct {
  readonly http: FastifyInstance = fastify();
  private readonly stops: (() => Promise<unknown>)[] = [];
  /** The arguments passed to subscribers and jobs. */
  readonly given: object[] = [];

  constructor(private readonly database: TestDatabase) {}

  async start(collector: string | undefined, neighbour: string): Promise<this> {
    const { db, outbox } = this.database;
    const bus = new EventBus();
    const jobs = new Jobs(db, silent);
    const relay = new Relay(db, outbox, bus, silent);
    jobs.handle('things.call', async (payload) => {
      this.given.push(payload as object);
      await (await fetch(`${neighbour}/people/grace?token=hush`)).text();
    });
    bus.subscribe({
      id: 'things.plan-call',
      hears: ['thing.*'],
      handle: async (event) => {
        this.given.push(event.actor);
        await jobs.enqueue('things.call', { of: 'grace' });
      },
    });
    this.http.post<{ Params: { id: string }; Body: { note: string } }>('/things/:id', async ({ params, body }) => {
      const event = eventOf('thing.made', { type: 'thing', id: newId() }, theProduct, new Date(), { note: body.note });
      await db.inTransaction(async () => {
        await db.rows(`select id, $1 from users where email = 'grace@example.test'`, [`${params.id}${body.note}`]);
        await outbox.append([event]);
      });
      return {};
    });
    this.http.get('/drains', async () => (await relay.drain(), {}));
    this.http.get('/fails', () => db.rows('select nothing from nowhere where note = $1', ['grace']));
    this.http.get('/waits', () => Promise.all(Array.from({ length: 30 }, () => db.rows('select 1 from users'))));
    const config = loadConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    const host = { httpAdapter: { getInstance: () => this.http } } as unknown as HttpAdapterHost;
    const tracing = new Tracing(config, host, silent);
    await tracing.onModuleInit();
    await this.http.ready();
    await jobs.onApplicationBootstrap();
    relay.onApplicationBootstrap();
    this.stops.push(
      () => this.http.close(),
      () => relay.beforeApplicationShutdown(),
      () => jobs.beforeApplicationShutdown(),
      () => tracing.onApplicationShutdown(),
    );
    return this;
  }

  make(headers: Record<string, string> = {}) {
    const payload = { note: 'for grace@example.test' };
    return this.http.inject({ method: 'POST', url: '/things/grace?why=love', headers, payload });
  }

  async stop(): Promise<void> {
    for (const stop of this.stops) await stop();
  }
}

let database: TestDatabase;
let neighbour: FastifyInstance;
let neighbourUrl: string;
let product: SmallProduct | undefined;
let receiver: TraceReceiver;
beforeAll(async () => {
  database = await testDatabase(3);
  neighbour = fastify();
  neighbour.get('/people/grace', (request) => request.headers);
  neighbourUrl = await neighbour.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  receiver = await TraceReceiver.start();
  await database.empty('outbox');
});
afterEach(async () => {
  await product?.stop();
  await receiver.stop();
});
afterAll(async () => {
  await neighbour.close();
  await database.close();
});
const startWith = async (collector: string | undefined) =>
  (product = await new SmallProduct(database).start(collector, neighbourUrl));

it('follows a request from its caller over statements, events and jobs to a neighbour, and names nobody', async () => {
  const { given } = await startWith(receiver.url);
  const [trace, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  await product!.make({ traceparent: `00-${trace}-${caller}-01`, tracestate: 'vendor=grace' });
  const request = await receiver.span('POST /things/:id', trace);
  expect(request.parentSpanId).toBe(caller);
  expect(request.facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/things/:id',
    'http.response.status_code': 200,
    'tastemaker.request_id': expect.any(String),
  });
  const way = ['job things.call', 'event things.plan-call', 'POST /things/:id'];
  for (const name of way) await receiver.span(name, trace);
  expect(receiver.wayUp(await receiver.span('GET other', trace))).toEqual(['GET other', ...way]);
  expect(receiver.wayUp(await receiver.span('SELECT users', trace))).toEqual(['SELECT users', 'POST /things/:id']);
  expect(receiver.wayUp(await receiver.span('COMMIT', trace))).toEqual(['COMMIT', 'POST /things/:id']);
  const kept = receiver.spans.find(({ facts }) => facts['tastemaker.statement'] === 'outbox-append-1');
  expect(kept).toMatchObject({ traceId: trace, name: 'INSERT outbox audit_details audit_log' });
  expect(receiver.said).not.toMatch(/grace|hush|love|example\.test/);
  expect(given).toEqual([theProduct, { of: 'grace' }]); // and they don't notice that they are traced
});

it('has no story of who looks whether there is work, nor puts what serves everyone into one', async () => {
  await startWith(receiver.url);
  await product!.http.inject('/drains');
  await receiver.span('GET /drains');
  expect(receiver.spans.filter(({ facts }) => facts['tastemaker.statement'] === 'relay-claim')).toEqual([]);
});

it('gives each request its own statements, also those that wait for a connection', async () => {
  await startWith(receiver.url);
  await Promise.all([product!.http.inject('/waits'), product!.make(), product!.http.inject('/waits')]);
  await eventually(async () => receiver.spans.filter(({ name }) => name === 'GET /waits').length === 2);
  for (const { traceId } of receiver.spans.filter(({ name }) => name === 'GET /waits'))
    expect(receiver.spans.filter((span) => span.traceId === traceId && span.name === 'SELECT users')).toHaveLength(30);
});

it('marks what has failed by its code, not by its words', async () => {
  await startWith(receiver.url);
  expect((await product!.http.inject('/fails')).statusCode).toBe(500);
  expect(await receiver.span('SELECT nowhere')).toMatchObject({ failed: true, facts: { 'error.type': '42P01' } });
  expect(await receiver.span('GET /fails')).toMatchObject({
    failed: true,
    facts: { 'http.response.status_code': 500 },
  });
});

it.each([
  ['is gone', async () => `http://127.0.0.1:${await freePort()}`],
  ['refuses', async () => ((receiver.status = 503), receiver.url)],
])('answers as ever when the collector %s', async (_, collector) => {
  await startWith(await collector());
  for (let round = 0; round < 10; round++) expect((await product!.make()).statusCode).toBe(200);
});

it('tells nobody anything where no collector is named, and keeps nothing for later', async () => {
  await startWith(undefined);
  await product!.make({ traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' });
  await eventually(async () => product!.given.length >= 2);
  const [row] = await database.db.rows<{ actor: object }>('select actor from outbox order by seq desc limit 1');
  expect(row!.actor).toEqual(theProduct);
  expect(receiver.said).toBe('');
});
