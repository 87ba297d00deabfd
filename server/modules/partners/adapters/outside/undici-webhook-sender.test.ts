import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { SealedWebhookSecrets } from './sealed-webhook-secrets.js';
import { UndiciWebhookSender } from './undici-webhook-sender.js';

let server: Server;
let url: string;
let status = 200;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { location: '/elsewhere' }).end('taken');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
beforeEach(() => received.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const secrets = new SealedWebhookSecrets({ sessionSecret: 'a secret of this test, long enough' });
const message = { id: 'message-1', body: '{"type":"webhook.test"}' };
const anywhere = new UndiciWebhookSender(false);

describe('sending', () => {
  it('signs so that the receiver’s library believes it, with either secret', async () => {
    const [first, second, foreign] = [secrets.make(), secrets.make(), secrets.make()];
    expect(await anywhere.send(url, message, [second, first])).toEqual({ status: 200 });
    const [{ headers, body }] = received as [(typeof received)[number]];
    for (const secret of [first, second])
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({ type: 'webhook.test' });
    expect(() => new Webhook(foreign).verify(body, headers as Record<string, string>)).toThrow();
    expect(() => new Webhook(first).verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  it('follows no redirect', async () => {
    status = 302;
    expect(await anywhere.send(url, message, [secrets.make()])).toEqual({ status: 302 });
    status = 200;
    expect(received).toHaveLength(1);
  });

  it('says in a sentence that nobody answers', async () => {
    expect(await anywhere.send('http://127.0.0.1:9/', message, [secrets.make()])).toEqual({
      error: 'Nobody answers at this address.',
    });
  });

  it('goes to no address of our own network, written out or by name', async () => {
    const careful = new UndiciWebhookSender(true);
    const port = new URL(url).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433']) {
      expect(await careful.refuses(`http://${host}:${port}/hook`)).toBe(true);
      expect(await careful.send(`http://${host}:${port}/hook`, message, [secrets.make()])).toEqual({
        error: 'The address isn’t public.',
      });
    }
    expect(await anywhere.refuses(url)).toBe(false);
    expect(received).toEqual([]);
  });
});

describe('secrets', () => {
  it('are kept sealed, for their own endpoint', () => {
    const secret = secrets.make();
    const sealed = secrets.seal(secret, 'one');
    expect(sealed).not.toContain(secret);
    expect(secrets.open(sealed, 'one')).toBe(secret);
    expect(() => secrets.open(sealed, 'other')).toThrow();
  });
});
