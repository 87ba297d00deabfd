import { afterEach, expect, it, jest } from '@jest/globals';
import { ProblemError, call } from './client';
import type { components } from './schema';

const asked = jest.fn<(address: string, init: RequestInit) => void>();

function answers(status: number, body?: unknown): void {
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    asked(address, init);
    const json = async () => (body === undefined ? (JSON.parse('') as unknown) : body);
    return { ok: status < 400, status, json };
  }) as typeof fetch;
}

afterEach(() => void asked.mockClear());

it('encodes path parameters', async () => {
  answers(200, {});
  await call('GET /api/v1/reports/{token}', { path: { token: 'a/b?c d' } });
  expect(asked).toHaveBeenCalledWith('/api/v1/reports/a%2Fb%3Fc%20d', expect.objectContaining({ method: 'GET' }));
});

it('leaves empty parameters out, and joins several values by commas', async () => {
  answers(200, {});
  await call('GET /api/v1/influencer-browser', {
    query: { q: '', city: ['london', 'leeds'], exclusions: null, after: undefined, limit: 24 },
  });
  expect(asked.mock.lastCall?.[0]).toBe('/api/v1/influencer-browser?city=london%2Cleeds&limit=24');
  await call('GET /api/v1/influencer-browser', { query: { q: '', city: [], limit: 24 } });
  expect(asked.mock.lastCall?.[0]).toBe('/api/v1/influencer-browser?limit=24');
  await call('GET /api/v1/quick-replies');
  expect(asked.mock.lastCall?.[0]).toBe('/api/v1/quick-replies');
});

it('sends the body as JSON, the headers and the session’s cookie', async () => {
  answers(200, {});
  const body = { event_name: 'page_view', event_context: {}, user_profile: { uid: 'b1', type: 'brand' as const } };
  await call('POST /api/v1/functions/logUserEvent', { header: { 'idempotency-key': 'once' }, body });
  expect(asked.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'once' },
    body: JSON.stringify(body),
  });
});

it('answers undefined where there is no content', async () => {
  answers(204);
  expect(await call('DELETE /api/v1/venues/{id}', { path: { id: 'v1' } })).toBeUndefined();
});

it('throws the problem that the server names', async () => {
  answers(404, { code: 'collabs/offer-not-found', detail: 'There is no such offer.' });
  const refused = await call('GET /api/v1/offers/{id}', { path: { id: 'o1' } }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProblemError);
  expect(refused).toMatchObject({ status: 404, slug: 'offer-not-found', message: 'There is no such offer.' });
});

it('says when nothing answers, and leaves an aborted call what it is', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  await expect(call('GET /api/v1/company')).rejects.toMatchObject({ status: 0, code: 'request/offline' });
  await expect(call('GET /api/v1/company', { signal: AbortSignal.abort() })).rejects.toThrow('no connection');
});

/** Never run: each of these is a compile error. */
export async function refused(): Promise<void> {
  // @ts-expect-error there is no such path
  await call('GET /api/v1/offerings');
  // @ts-expect-error it is not to be deleted
  await call('DELETE /api/v1/company');
  // @ts-expect-error the path needs an id
  await call('GET /api/v1/offers/{id}');
  // @ts-expect-error there is no such order
  await call('GET /api/v1/offers', { query: { sort: 'oldest' } });
  // @ts-expect-error a text is missing
  await call('POST /api/v1/quick-replies', { body: {} });
  // @ts-expect-error the answer cannot be named by hand
  await call<{ name: string }>('GET /api/v1/company');
  // @ts-expect-error a company is no offer
  const offer: components['schemas']['OfferView'] = await call('GET /api/v1/company');
  console.debug(offer);
}
