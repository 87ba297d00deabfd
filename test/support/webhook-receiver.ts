import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { eventually } from './eventually.js';

export type Received = Readonly<{ headers: Record<string, string>; body: string }>;

/** A third-party program that receives our webhooks, and verifies them with a standard library. */
export class WebhookReceiver {
  /** Its response. */
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

  /** The oldest unread message; waits until there is one. */
  next(): Promise<Received> {
    return eventually(async () => this.waiting.shift());
  }

  /** Parses a message. Throws when its signature or timestamp is invalid. */
  verify(secret: string, { headers, body }: Received): unknown {
    return new Webhook(secret).verify(body, headers);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
