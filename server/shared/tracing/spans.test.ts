import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { DomainError } from '../kernel/index.js';
import { TraceReceiver } from '../../../test/support/trace-receiver.js';
import { loadConfig } from '../../config.js';
import { traceFacts, traceparent, traced, untraced } from './spans.js';
import { startTracing } from './start-tracing.js';

const configFor = (url: string, more: Record<string, string> = {}) =>
  loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...more }).tracing!;

/** What a collector receives for this work, once tracing has stopped. */
async function heardOf(work: () => Promise<unknown>, more: Record<string, string> = {}): Promise<TraceReceiver> {
  const receiver = await TraceReceiver.start();
  const stop = await startTracing(configFor(receiver.url, more), () => undefined);
  await work().catch(() => undefined);
  await stop();
  await receiver.stop();
  return receiver;
}

it('does the work and tells nobody where nothing is traced', async () => {
  expect(await traced({ name: 'job x' }, async () => [traceparent(), traceFacts()])).toEqual([undefined, {}]);
});

it('continues later what was begun earlier, and leaves alone what serves everyone', async () => {
  let facts: unknown;
  const { spans } = await heardOf(async () => {
    const from = await traced({ name: 'request' }, async () => traceparent());
    await traced({ name: 'job', from }, async () => {
      facts = traceFacts();
      await untraced(() => traced({ name: 'relay' }, async () => undefined));
    });
  });
  const [request, relay, job] = spans;
  expect([request!.name, relay!.name, job!.name]).toEqual(['request', 'relay', 'job']);
  expect(job).toMatchObject({ traceId: request!.traceId, parentSpanId: request!.spanId });
  expect(facts).toEqual({ trace_id: request!.traceId });
  expect(relay!.traceId).not.toBe(request!.traceId);
});

it.each([
  ['collabs/stale', new DomainError('conflict', 'collabs/stale', 'Grace has changed it')],
  ['23505', Object.assign(new Error('Key (email)=(grace@example.test)'), { code: '23505' })],
  ['TypeError', new TypeError('Grace is no function')],
])('tells the kind of what failed, and not its words: %s', async (kind, error) => {
  const receiver = await heardOf(() => traced({ name: 'job' }, () => Promise.reject(error)));
  expect(receiver.spans).toMatchObject([{ failed: true, facts: { 'error.type': kind } }]);
  expect(receiver.said).not.toMatch(/grace/i);
});

it('keeps as many traces as configured', async () => {
  const few = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  expect((await heardOf(() => traced({ name: 'job' }, async () => undefined), few)).said).toBe('');
});

it('speaks protobuf, as collectors do, unless told otherwise', async () => {
  const more = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' };
  const { headers, said } = await heardOf(() => traced({ name: 'job mail.send' }, async () => undefined), more);
  expect(headers['content-type']).toBe('application/x-protobuf');
  expect(said).toContain('job mail.send');
});

it('says once that a collector does not answer, and ends in time', async () => {
  const silent = createServer(() => undefined); // accepts everything and does nothing
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const said: string[] = [];
  const stop = await startTracing(configFor(url), (sentence) => said.push(sentence));
  for (let one = 0; one < 5_000; one++) trace.getTracer('test').startSpan('span').end();
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(said).toEqual([expect.stringContaining('Traces could not be delivered')]);
  silent.closeAllConnections();
  silent.close();
});
