import { TestApp } from '../support/app.js';
import { venueInput } from '../support/venues.js';
import { People } from '../support/world.js';

let product: TestApp;
let key: string;
let offerId: string;
beforeAll(async () => {
  product = await TestApp.start();
  const people = new People(product.app);
  const brand = await people.brand('sparse');
  ({ offerId } = await people.offer(brand));
  const sent = { cookie: brand.cookie, origin: product.config.publicUrl };
  const scopes = ['offers:read', 'profile:read', 'media:read'];
  await product.app.inject({ method: 'POST', url: '/api/v1/venues', headers: sent, payload: venueInput() });
  const made = await product.app.inject({
    method: 'POST',
    url: '/api/v1/keys',
    headers: sent,
    payload: { name: 'Till', scopes },
  });
  key = made.json<{ key: string }>().key;
});
afterAll(() => product?.stop());

const ask = (url: string) => product.app.inject({ url, headers: { authorization: `Bearer ${key}` } });

it('answers only the requested fields, for a list those of its items, and the fields around them', async () => {
  const { body } = await ask('/api/v1/offers?fields=title,id&limit=10');
  expect(JSON.parse(body)).toEqual({ items: [{ id: offerId, title: expect.any(String) }], next: null });
});

it('of one record, and of a plain list', async () => {
  expect((await ask(`/api/v1/offers/${offerId}?fields=id`)).json()).toEqual({ id: offerId });
  expect((await ask('/api/v1/venues?fields=name')).json()).toContainEqual({ name: venueInput().name });
});

it('gives each choice a tag of its own', async () => {
  const tags = await Promise.all(['id', 'id,title'].map((fields) => ask(`/api/v1/offers/${offerId}?fields=${fields}`)));
  expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(2);
});

it.each([
  [
    'a field that is not there',
    '/api/v1/offers?fields=id,passwordHash',
    /^There’s no such field\. The fields are: .*title/,
  ],
  ['nothing', '/api/v1/offers?fields=', /^There’s no such field/],
  ['two lists', '/api/v1/offers?fields=id&fields=title', /one list of names/],
])('refuses %s', async (_what, url, sentence) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'request/invalid']);
  expect(answer.json<{ errors: { fields: string } }>().errors.fields).toMatch(sentence);
});

it('is no way around who may ask', async () => {
  expect((await product.app.inject({ url: '/api/v1/offers?fields=id' })).statusCode).toBe(401);
});
