import { jest } from '@jest/globals';
import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';

// Whoever loads one of these in this file learns it the hard way.
jest.mock('@opentelemetry/sdk-trace', () => {
  throw new Error('The SDK was loaded, and nobody had asked for traces.');
});
jest.mock('@opentelemetry/core', () => {
  throw new Error('The core was loaded, and nobody had asked for traces.');
});

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product.stop());

it('without a collector nothing of the SDK is loaded, and nothing travels with what is done later', async () => {
  const people = new People(product.app);
  const { offerId } = await people.offer(await people.brand('untraced'));
  const influencer = await people.influencer('untraced');
  const headers = {
    cookie: influencer.cookie,
    origin: product.config.publicUrl,
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  };
  const url = `/api/v1/offers/${offerId}/requests`;
  const { statusCode } = await product.app.inject({ method: 'POST', url, headers, payload: { note: '' } });
  expect(statusCode).toBe(201);
  const [{ count } = { count: -1 }] = await people.rows<{ count: number }>(
    `select count(*)::int as count from outbox where actor ? 'traceparent'`,
  );
  expect(count).toBe(0);
});
