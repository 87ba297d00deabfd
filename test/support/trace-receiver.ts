import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from './eventually.js';

type Value = Readonly<{ stringValue?: string; intValue?: number | string }>;
type Wire = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: readonly Readonly<{ key: string; value: Value }>[];
  status: Readonly<{ code: number; message?: string }>;
}>;

export type SeenSpan = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  failed: boolean;
  facts: Readonly<Record<string, string | number>>;
}>;

/**
 * A collector that accepts OTLP as JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp), and stores every request.
 */
export class TraceReceiver {
  readonly spans: SeenSpan[] = [];
  /** All requests, unchanged. */
  said = '';
  headers: Readonly<Record<string, unknown>> = {};
  /** Its response. */
  status = 200;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceReceiver> {
    const server = createServer();
    const receiver = new TraceReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        receiver.headers = { ...request.headers, ':path': request.url };
        receiver.take(Buffer.concat(chunks).toString());
        response.writeHead(receiver.status, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The first span with this name, in this trace if given; waits until it has arrived. */
  span(name: string | RegExp, traceId?: string): Promise<SeenSpan> {
    const isIt = (span: SeenSpan) =>
      (typeof name === 'string' ? span.name === name : name.test(span.name)) &&
      (traceId === undefined || span.traceId === traceId);
    return eventually(async () => this.spans.find(isIt));
  }

  /** The names from a span up to its trace's root. */
  wayUp(span: SeenSpan): string[] {
    const above = this.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [span.name, ...(above ? this.wayUp(above) : [])];
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(body: string): void {
    this.said += body;
    if (!body.startsWith('{')) return;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Wire[] }[] }[] };
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    this.spans.push(...spans.map(seen));
  }
}

const seen = ({ traceId, spanId, parentSpanId, name, status, attributes }: Wire): SeenSpan => ({
  traceId,
  spanId,
  parentSpanId: parentSpanId || undefined,
  name,
  failed: status.code === 2,
  facts: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)])),
});
