import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchCalls } from '../calls.js';
import { continuing, tracer } from './spans.js';

/** A span for each request, named by its route pattern: URLs contain ids, and queries can contain anything. */
export function traceRequests(http: FastifyInstance): void {
  const within = new WeakMap<FastifyRequest, Context>();

  http.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const span = tracer().startSpan(
      `${request.method} ${request.routeOptions.url ?? ''}`.trimEnd(),
      { kind: SpanKind.SERVER, attributes: attributesOf(request) },
      typeof traceparent === 'string' ? continuing(traceparent) : context.active(),
    );
    const here = trace.setSpan(context.active(), span);
    within.set(request, here);
    reply.raw.once('close', () => end(span, reply)); // also when the client has disconnected
    context.with(here, done);
  });
  http.addHook('preValidation', (request, _reply, done) => {
    context.with(within.get(request) ?? context.active(), done); // a body arrives outside the context
  });
  http.addHook('onResponse', (request, reply, done) => {
    const here = within.get(request);
    if (!here) return done();
    end(trace.getSpan(here)!, reply);
    context.with(here, done);
  });
}

const attributesOf = ({ method, routeOptions, id }: FastifyRequest) => ({
  'http.request.method': method,
  ...(routeOptions.url === undefined ? {} : { 'http.route': routeOptions.url }),
  'tastemaker.request_id': id,
});

function end(span: Span, { statusCode }: FastifyReply): void {
  if (!span.isRecording()) return;
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * A span for each call to another service, within the current trace: its host if that is one of our known services,
 * never the URL.
 */
export const traceCalls = (known: ReadonlySet<string>): (() => void) =>
  watchCalls(known, ({ server, method }) => {
    if (!trace.getActiveSpan()?.isRecording()) return undefined;
    const span = tracer().startSpan(`${method} ${server}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': method, 'server.address': server },
    });
    return (status) => {
      if (status > 0) span.setAttribute('http.response.status_code', status);
      if (status === 0 || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });
