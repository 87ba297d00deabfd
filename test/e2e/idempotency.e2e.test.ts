import { randomUUID } from 'node:crypto';
import { IdempotencyKeys } from '../../server/shared/http/idempotency/idempotency-keys.js';
import { TestApp } from '../support/app.js';
import { venueInput } from '../support/venues.js';
import { People, type Person } from '../support/world.js';

let product: TestApp;
let people: People;
let brand: Person;
let key: string;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  brand = await people.brand('twice');
  key = await keyOf(brand);
});
afterAll(() => product?.stop());

async function keyOf({ cookie }: Person): Promise<string> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/v1/keys',
    headers: { cookie, origin: product.config.publicUrl },
    payload: { name: 'Till', scopes: ['profile:write', 'webhooks:write', 'media:write'] },
  });
  return answer.json<{ key: string }>().key;
}

const venue = venueInput();

function post(idempotencyKey: string, payload: object = venue, { url = '/api/v1/venues', by = key } = {}) {
  const headers = { authorization: `Bearer ${by}`, 'idempotency-key': idempotencyKey };
  return product.app.inject({ method: 'POST', url, headers, payload });
}

const venues = async (name: string) =>
  (await people.rows<{ count: number }>(`select count(*)::int from venues where name = '${name}'`))[0]!.count;

it('is done once, however often it is sent, and answered as the first time', async () => {
  const id = randomUUID();
  const first = await post(id);
  expect(first.statusCode).toBe(201);
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  const again = await post(id);
  expect(again.statusCode).toBe(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json()).toEqual(first.json());
  expect(await venues(venue.name)).toBe(1);
});

it('of twenty at once one is done, and the others get the same answer or have to wait', async () => {
  const id = randomUUID();
  const sent = { ...venue, name: 'Twenty Tables' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(id, sent)));
  expect(await venues('Twenty Tables')).toBe(1);
  for (const { statusCode, json } of answers)
    expect(statusCode === 201 ? json().name : json().code).toMatch(
      /^Twenty Tables$|^request\/idempotency-key-under-way$/,
    );
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
});

it('is refused for another request, and is another key in other hands', async () => {
  const id = randomUUID();
  await post(id, { ...venue, name: 'The First' });
  const other = await post(id, { ...venue, name: 'The Second' });
  expect(other.statusCode).toBe(409);
  expect(other.json().code).toBe('request/idempotency-key-reused');
  expect(await venues('The Second')).toBe(0);
  const stranger = await keyOf(await people.brand('elsewhere'));
  expect((await post(id, { ...venue, name: 'The First' }, { by: stranger })).statusCode).toBe(201);
  expect(await venues('The First')).toBe(2);
});

it('may be used again after a refusal, since nothing was done', async () => {
  const id = randomUUID();
  expect((await post(id, { ...venue, city: 'atlantis' })).statusCode).toBe(400);
  expect((await post(id, { ...venue, name: 'After All' })).statusCode).toBe(201);
});

it('never keeps a secret: the second time says that it was shown', async () => {
  const id = randomUUID();
  const webhook = { url: 'https://example.com/hook', events: ['offer.made'] };
  const to = { url: '/api/v1/webhook-endpoints' };
  const first = await post(id, webhook, to);
  expect(first.statusCode).toBe(201);
  const again = await post(id, webhook, to);
  expect(again.json()).toMatchObject({ status: 409, code: 'request/idempotency-key-shown-once' });
  const kept = await people.rows<{ row: string }>(`select k::text as row from idempotency_keys k where key = '${id}'`);
  expect(kept[0]!.row).not.toContain(first.json<{ secret: string }>().secret);
});

it.each(['', 'é', 'x'.repeat(256)])('has to be readable: %j', async (id) => {
  const answer = await post(id);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('request/idempotency-key');
});

it('says after a minute that the first will never be answered, and does nothing again', async () => {
  const id = randomUUID();
  const sent = { ...venue, name: 'Cut Short' };
  await post(id, sent);
  const died = (age: string) =>
    people.rows(`update idempotency_keys set status = null, begun_at = now() - interval '${age}' where key = '${id}'`);
  await died('50 seconds');
  expect((await post(id, sent)).json()).toMatchObject({ status: 409, code: 'request/idempotency-key-under-way' });
  await died('70 seconds');
  expect((await post(id, sent)).json()).toMatchObject({ status: 409, code: 'request/idempotency-key-unanswered' });
  expect(await venues('Cut Short')).toBe(1);
});

it('is forgotten after a day', async () => {
  const id = randomUUID();
  await post(id, { ...venue, name: 'Yesterday' });
  await people.rows(`update idempotency_keys set begun_at = now() - interval '25 hours' where key = '${id}'`);
  await product.app.get(IdempotencyKeys).forget();
  expect((await post(id, { ...venue, name: 'Today' })).statusCode).toBe(201);
});
