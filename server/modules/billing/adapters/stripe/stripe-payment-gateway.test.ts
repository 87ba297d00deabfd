import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StripePaymentGateway } from './stripe-payment-gateway.js';

const webhookSecret = 'whsec_test';
const vat = { prices: 'none', number: null } as const;
const gateway = new StripePaymentGateway({ stripe: { secretKey: 'sk_test', apiUrl: undefined, webhookSecret }, vat });
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1_800_000_000 });
const signed = (text: string, secret = webhookSecret) =>
  new Stripe('sk_test').webhooks.generateTestHeaderString({ payload: text, secret });

describe('what came to the webhook', () => {
  test('is taken with the genuine signature', () => {
    expect(gateway.readEvent(Buffer.from(payload), signed(payload))).toMatchObject({
      id: 'evt_1',
      type: 'invoice.paid',
      createdAt: new Date(1_800_000_000_000),
    });
  });

  test.each([
    ['another text than was signed', payload.replace('paid', 'void'), signed(payload)],
    ['another secret', payload, signed(payload, 'whsec_other')],
    ['no signature', payload, ''],
    ['nonsense for a signature', payload, 't=1,v1=00'],
  ])('is refused with %s', (_, body, signature) => {
    expect(() => gateway.readEvent(Buffer.from(body), signature)).toThrow(
      expect.objectContaining({ code: 'billing/bad-signature' }),
    );
  });
});

describe('the provider at another address', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{"object":"balance","livemode":false}');
  });
  let apiUrl: string;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  test.each([
    ['', '/v1/balance'],
    ['/sandbox/stripe', '/sandbox/stripe/v1/balance'],
  ])('is asked there, below its path %j, with our key', async (folder, path) => {
    const stripe = { secretKey: 'sk_test_here', apiUrl: `${apiUrl}${folder}`, webhookSecret };
    await new StripePaymentGateway({ stripe, vat }).ping();

    expect(asked.at(-1)).toBe(`GET ${path} Bearer sk_test_here`);
  });
});

test('a provider that cannot be reached is said to be away', async () => {
  const nowhere = { secretKey: 'sk_test', apiUrl: 'http://127.0.0.1:1', webhookSecret };

  await expect(new StripePaymentGateway({ stripe: nowhere, vat }).ping()).rejects.toMatchObject({
    code: 'billing/provider-away',
  });
});
