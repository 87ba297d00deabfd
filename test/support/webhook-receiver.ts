import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { eventually } from './eventually.js';

export type Received = Readonly<{ headers: Record<string, string>; body: string }>;

/** A program of someone else that takes our webhooks, and checks them with the library that its makers would use. */
export class WebhookReceiver {
  /** What it answers. */
  status = 200;
  private readonly waiting: Received[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        receiver.waiting.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(receiver.status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** The oldest message that has not been looked at; waits until there is one. */
  next(): Promise<Received> {
    return eventually(async () => this.waiting.shift());
  }

  /** What a message says. Throws when its signature or its time is no good. */
  verify(secret: string, { headers, body }: Received): unknown {
    return new Webhook(secret).verify(body, headers);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
