import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import type { PushDevice } from '../../domain/push.js';
import type { DueLine } from '../../ports/repositories.js';
import { WebPushSender } from './web-push-sender.js';

let server: Server;
let endpoint: string;
let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
const received: { headers: IncomingHttpHeaders; bytes: number }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      received.push({ headers: request.headers, bytes });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/device`;
});
beforeEach(() => received.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const settings = {
  push: webPush.generateVAPIDKeys(),
  publicUrl: 'https://tastemaker.example',
  supportEmail: 'support@tastemaker.example',
  webhookAddresses: 'any',
} as const;
const sender = new WebPushSender(settings);

const keys = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
};
const device = (): PushDevice => ({
  ...{ id: 'd1', userId: 'u1', name: 'Firefox', signedInAt: new Date(), createdAt: new Date(), endpoint },
  ...keys(),
});
const line: DueLine = {
  ...{ id: 'n1', userId: 'u1', eventId: 'e1', eventName: 'collab.requested', kind: 'collab-requested' },
  ...{ profileUid: 'b1', otherUid: 'i1', otherName: 'x'.repeat(200), subjectType: 'collab' },
  subjectId: '01890000-0000-7000-8000-0000000000c1',
  facts: {},
  ...{ createdAt: new Date(), inApp: true, readAt: null, mailAt: null },
};

it('sends at most 4 kB, encrypted, with a life and a topic that a newer message replaces', async () => {
  expect(await sender.send(device(), line)).toEqual({ status: 201, retryAfterSeconds: undefined });
  const [{ headers, bytes }] = received as [(typeof received)[number]];
  expect(headers).toMatchObject({
    ttl: '86400',
    topic: '018900000000700080000000000000c1',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=/),
  });
  expect(bytes).toBeLessThanOrEqual(4_096);
});

it.each([
  ['120', 120],
  [new Date(Date.now() + 90_000).toUTCString(), 90],
])('understands when to try again: %s', async (retryAfter, seconds) => {
  answer = { status: 429, headers: { 'retry-after': retryAfter } };
  const outcome = await sender.send(device(), line);
  answer = { status: 201 };
  expect(outcome).toMatchObject({ status: 429 });
  const { retryAfterSeconds = 0 } = outcome as { retryAfterSeconds?: number };
  expect(Math.abs(retryAfterSeconds - seconds)).toBeLessThan(10);
});

it('refuses addresses and keys that are of no use', async () => {
  const careful = new WebPushSender({ ...settings, webhookAddresses: 'public' });
  const refused = async (which: WebPushSender, address: string, more = {}) =>
    which.refuses({ endpoint: address, ...keys(), ...more });
  expect(await refused(sender, endpoint)).toBe(false);
  expect(await refused(careful, endpoint)).toBe(true);
  for (const address of ['https://10.0.0.1/1', 'https://localhost/1', 'https://a:b@1.1.1.1/', 'ftp://1.1.1.1/', 'none'])
    expect([address, await refused(careful, address)]).toEqual([address, true]);
  const point = Buffer.alloc(65, 4).toString('base64url');
  expect(await refused(sender, endpoint, { p256dh: point })).toBe(true);
  expect(await refused(sender, endpoint, { auth: 'short' })).toBe(true);
  expect(await careful.send({ ...device(), endpoint: 'https://127.0.0.1/1' }, line)).toEqual({
    error: 'The address isn’t public.',
  });
  expect(received).toEqual([]);
});
