import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { watchCalls } from '../calls/index.js';
import { tracer } from './spans.js';

/** A span for each call to another service, of what is under way: its host where that is a service of ours, never the address. */
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
