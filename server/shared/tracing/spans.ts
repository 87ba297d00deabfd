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

/** Ids and names of ours alone: whatever a person has typed, or is called by, has no place in a trace. */
export type Part = Readonly<{
  /** One of few: the name of a job, never its payload. */
  name: string;
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
  /** The `traceparent` that was kept when this was asked for: continues that trace, wherever this runs. */
  from?: string;
}>;

export const tracer = () => trace.getTracer('tastemaker');

/** Runs `work` as a part of what is under way. Where nothing is traced it only runs it. */
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

/** Marks what has failed, with the kind of error alone: what an error says may name a person. */
export function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kindOf(error));
}

function kindOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word)) ?? 'Error';
}

/** What has to travel with work that is done later or elsewhere (https://www.w3.org/TR/trace-context/); undefined where nothing is traced. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Its `tracestate` is not read: it may hold anything. */
export const continuing = (from: string) => propagation.extract(ROOT_CONTEXT, { traceparent: from });

/** Runs shared work, which the first caller only happens to start. */
export const untraced = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work);

/** What the log says of the trace in which it is written. */
export function traceFacts(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span ? { trace_id: span.spanContext().traceId } : {};
}
