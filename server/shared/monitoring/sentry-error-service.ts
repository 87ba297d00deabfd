import type { Logger, OnApplicationShutdown } from '@nestjs/common';
import type { NodeClient, Scope } from '@sentry/node';
import { namesNobody } from '../../contract/rules/names-nobody.js';
import { ErrorService } from './error-service.js';

const answerWithinMs = 5_000;
const lastWordsMs = 2_000;
/** Beyond this many, reports are dropped: an outage of the service must not become ours. */
const mostUnderWay = 20;
const envelopeHeaders = { 'content-type': 'application/x-sentry-envelope' };

type Reporter = Readonly<{ client: NodeClient; scope: Scope }>;

/** The project's envelope URL: https://develop.sentry.dev/sdk/overview/#parsing-the-dsn */
function envelopeAddress(dsn: string): string {
  const { protocol, host, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/`;
}

/** Sentry's SDK, loaded with the first error. It calls only this project's URL. */
export class SentryErrorService extends ErrorService implements OnApplicationShutdown {
  private readonly address: string;
  private reporter: Promise<Reporter> | undefined;
  private underWay = 0;

  constructor(
    private readonly dsn: string,
    private readonly production: boolean,
    private readonly log: Logger,
  ) {
    super();
    this.address = envelopeAddress(dsn);
  }

  tell(error: unknown, facts: Readonly<Record<string, string>>): void {
    this.reporter ??= this.start();
    this.reporter.then(
      ({ scope }) => {
        const here = scope.clone();
        here.setTags(facts);
        here.captureException(error);
      },
      (fault: unknown) => this.log.warn(`The error service could not be started: ${String(fault)}`),
    );
  }

  passOn(envelope: Buffer): void {
    if (this.underWay >= mostUnderWay) return;
    this.underWay++;
    fetch(this.address, {
      method: 'POST',
      headers: envelopeHeaders,
      body: new Uint8Array(envelope),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
      .then(async ({ ok, status, body }) => {
        await body?.cancel();
        if (!ok) this.log.warn(`The error service answered a page's report with ${status}.`);
      })
      .catch((fault: unknown) => this.log.warn(`A page's report could not be passed on: ${String(fault)}`))
      .finally(() => this.underWay--);
  }

  async onApplicationShutdown(): Promise<void> {
    const started = await this.reporter?.catch(() => undefined);
    await started?.client.close(lastWordsMs);
  }

  /** Our own client, without the SDK's global instrumentation. */
  private async start(): Promise<Reporter> {
    const { NodeClient, Scope, defaultStackParser, makeNodeTransport } = await import('@sentry/node');
    const client = new NodeClient({
      dsn: this.dsn,
      environment: this.production ? 'production' : 'sandbox',
      includeServerName: false,
      sampleRate: 1,
      integrations: [],
      enableRuntimeChannelInjection: false,
      transport: makeNodeTransport,
      transportOptions: { headers: envelopeHeaders },
      stackParser: defaultStackParser,
      beforeSend: ({ sdkProcessingMetadata, ...event }) => ({ ...namesNobody(event), sdkProcessingMetadata }),
    });
    const scope = new Scope();
    scope.setClient(client);
    client.init();
    return { client, scope };
  }
}
