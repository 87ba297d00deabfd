import { Webhook } from 'standardwebhooks';
import { Agent, type Dispatcher, request } from 'undici';
import { traceparent } from '../../../../shared/tracing/index.js';
import type { Outcome } from '../../domain/delivery.js';
import { WebhookSender } from '../../ports/webhooks.js';
import { checkWrittenAddress, ForbiddenAddress, isForbidden, publicLookup } from './address-filter.js';

const patienceMs = 10_000;
const answerBytes = 64 * 1024;

/**
 * Signs as Standard Webhooks says and posts with undici. Follows no redirect, reads no more of the answer than it must, and, unless
 * it may go anywhere, connects to public addresses only.
 */
export class UndiciWebhookSender extends WebhookSender {
  private readonly dispatcher: Dispatcher;

  constructor(
    private readonly publicOnly: boolean,
    private readonly now: () => Date = () => new Date(),
  ) {
    super();
    this.dispatcher = new Agent({
      connect: { timeout: patienceMs / 2, ...(publicOnly ? { lookup: publicLookup() } : {}) },
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      pipelining: 0, // each try connects again, and is looked at again
      maxResponseSize: answerBytes,
    });
  }

  async refuses(url: string): Promise<boolean> {
    return this.publicOnly && isForbidden(new URL(url));
  }

  async send(url: string, { id, body }: { id: string; body: string }, secrets: readonly string[]): Promise<Outcome> {
    const at = this.now();
    try {
      if (this.publicOnly) checkWrittenAddress(new URL(url));
      const answer = await request(url, {
        dispatcher: this.dispatcher,
        method: 'POST',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Tastemaker-Webhooks/1',
          ...traceHeaders(),
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
        },
        body,
      });
      await answer.body.dump({ limit: answerBytes });
      return { status: answer.statusCode };
    } catch (error) {
      return { error: wordsFor(error) };
    }
  }
}

/** So that tracing both sides shows one story; it is our own number and says nothing about anyone. */
function traceHeaders(): { traceparent?: string } {
  const trace = traceparent();
  return trace ? { traceparent: trace } : {};
}

/** In words that tell the receiver's people what to look at, and nothing of our own network. */
function wordsFor(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  if (error instanceof ForbiddenAddress || cause instanceof ForbiddenAddress) return 'The address is not a public one.';
  if (name === 'TimeoutError' || code?.includes('TIMEOUT')) return 'There was no answer within 10 seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name does not lead to any address.';
  if (code === 'ECONNREFUSED') return 'Nobody answers at this address.';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT') || code?.startsWith('ERR_SSL'))
    return 'The certificate of this address is not in order.';
  return 'The connection broke.';
}
