import { randomUUID } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from './tracing-config.js';

const answerWithinMs = 5_000;
/** Beyond this many queued, spans are dropped: an outage of the collector must not become ours. */
const limits = { maxQueueSize: 2_048, exportTimeoutMillis: answerWithinMs };
const lastWordsMs = 3_000;
const complainEveryMs = 60_000;

/**
 * Loads OpenTelemetry's SDK for the whole process. Returns how to stop it: queued spans are sent, if that takes at most
 * 3 s.
 */
export async function startTracing(
  config: TracingConfig,
  warn: (sentence: string) => void,
): Promise<() => Promise<void>> {
  const exporter = await exporterFor(config);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.instance.id': randomUUID(), ...config.resource }),
    sampler: samplerFor(config),
    spanProcessors: [new BatchSpanProcessor({ ...limits, exporter, scheduledDelayMillis: config.delayMs })],
  });
  const complain = onceInAWhile(warn);
  setGlobalErrorHandler(complain);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await withinMs(lastWordsMs, provider.shutdown()).catch(complain);
    for (const global of [trace, propagation, context]) global.disable();
  };
}

async function exporterFor({ url, headers, protocol }: TracingConfig): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url, headers, timeoutMillis: answerWithinMs });
}

function samplerFor({ sampler, ratio }: TracingConfig): Sampler {
  const [, whoseParentDecides, own] = /^(parentbased_)?(\w+)$/.exec(sampler)!;
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[own as 'always_on' | 'always_off' | 'traceidratio']();
  return whoseParentDecides ? new ParentBasedSampler({ root }) : root;
}

function onceInAWhile(warn: (sentence: string) => void): (error: unknown) => void {
  let complainedAt = -Infinity;
  return (error) => {
    if (performance.now() - complainedAt < complainEveryMs) return;
    complainedAt = performance.now();
    warn(sentenceFor(error));
  };
}

const sentenceFor = (error: unknown): string => {
  const { code, message } = error as { code?: string | number; message?: string };
  return `Traces could not be delivered (${code ?? message ?? 'no reason was given'}); the product goes on without them.`;
};

async function withinMs(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1_000} s`)), ms);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
