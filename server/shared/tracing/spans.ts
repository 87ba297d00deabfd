import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { DomainError } from '../kernel/index.js';

/** Only our own ids and names: nothing that a person has typed, and no person's name, belongs in a trace. */
export type Part = Readonly<{
  /** Low cardinality: a job's name, never its payload. */
  name: string;
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
  /** The stored `traceparent` of the request that caused this: continues that trace. */
  from?: string;
}>;

export const tracer = () => trace.getTracer('tastemaker');

/** Runs `work` as part of the current trace. Without tracing it just runs it. */
export function traced<T>({ name, kind = 'INTERNAL', attributes, from }: Part, work: () => Promise<T>): Promise<T> {
  const parent = from === undefined ? context.active() : continuing(from);
  return tracer().startActiveSpan(name, { kind: SpanKind[kind], attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a failure with only the error's type: its message may name a person. */
export function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kindOf(error));
}

function kindOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word)) ?? 'Error';
}

/**
 * The context to propagate to later or remote work (https://www.w3.org/TR/trace-context/); undefined without tracing.
 */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** `tracestate` is ignored: it may contain anything. */
export const continuing = (from: string) => propagation.extract(ROOT_CONTEXT, { traceparent: from });

/** Runs shared work outside the trace of the caller that happened to start it. */
export const untraced = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work);

/** The trace fields of a log line. */
export function traceFacts(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span ? { trace_id: span.spanContext().traceId } : {};
}
