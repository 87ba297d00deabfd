import { Webhook } from 'standardwebhooks';
import { OutgoingPosts } from '../../../../shared/outgoing-posts.js';
import { traceparent } from '../../../../shared/tracing/index.js';
import type { Outcome } from '../../domain/delivery.js';
import { WebhookSender } from '../../ports/webhooks.js';

/** Signs according to Standard Webhooks, and posts with undici. */
export class UndiciWebhookSender extends WebhookSender {
  private readonly posts: OutgoingPosts;

  constructor(
    publicOnly: boolean,
    private readonly now: () => Date = () => new Date(),
  ) {
    super();
    this.posts = new OutgoingPosts(publicOnly);
  }

  refuses(url: string): Promise<boolean> {
    return this.posts.refuses(url);
  }

  async send(url: string, { id, body }: { id: string; body: string }, secrets: readonly string[]): Promise<Outcome> {
    const at = this.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Tastemaker-Webhooks/1',
      ...traceHeaders(),
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
    };
    const posted = await this.posts.post(url, headers, body);
    return 'status' in posted ? { status: posted.status } : posted;
  }
}

/** Correlates traces on both sides; it is our own id and identifies nobody. */
function traceHeaders(): { traceparent?: string } {
  const trace = traceparent();
  return trace ? { traceparent: trace } : {};
}
