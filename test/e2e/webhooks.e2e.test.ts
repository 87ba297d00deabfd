import { scopesOf } from '../../server/contract/rules/scopes.js';
import { ApiKeyService } from '../../server/modules/api-keys/use-cases/api-key-service.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { People, type Person } from '../support/world.js';

let product: TestApp;
let people: People;
let brand: Person;
let key: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  brand = await people.brand('hooks');
  receiver = await WebhookReceiver.start();
  const wish = { name: 'Till', scopes: scopesOf('brand'), expiresInDays: 30 };
  key = (await product.app.get(ApiKeyService, { strict: false }).make(brand.actor, wish)).key;
});
afterAll(async () => {
  await receiver?.stop();
  await product?.stop();
});

const ask = async <Body = any>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const answer = await product.app.inject({ method, url, headers: { authorization: `Bearer ${key}` }, payload });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : undefined) as Body };
};
const endpoints = '/api/v1/webhook-endpoints';
const log = async (id: string) =>
  (
    await ask<{ items: { id: string; event: string; state: string; attempts: number; lastStatus: number }[] }>(
      'GET',
      `${endpoints}/${id}/deliveries`,
    )
  ).body.items;
const made = async (events = ['collab.requested']) =>
  (await ask<{ id: string; secret: string }>('POST', endpoints, { url: receiver.url, events })).body;

it('a request arrives signed, once, and the receiver’s own library believes it', async () => {
  const { id, secret } = await made();
  const { offerId } = await people.offer(brand);
  const collabId = await people.requested(await people.influencer('asks'), offerId);
  const { headers, body } = await receiver.next();
  expect(receiver.verify(secret, { headers, body })).toEqual({
    type: 'collab.requested',
    timestamp: expect.any(String),
    data: {
      collabId,
      brandId: brand.profile.uid,
      influencerId: expect.any(String),
      stage: 1,
      outcome: expect.anything(),
    },
  });
  const [delivery] = await eventually(async () => {
    const items = await log(id);
    return items[0]?.state === 'delivered' && items;
  });
  expect(delivery).toMatchObject({
    id: headers['webhook-id'],
    event: 'collab.requested',
    attempts: 1,
    lastStatus: 200,
  });
  expect((await ask<{ stage: number }>('GET', `/api/v1/collabs/${collabId}`)).body.stage).toBe(1);
  await ask('DELETE', `${endpoints}/${id}`);
});

it('a test goes out at the push of a button, and the same message once more from the log', async () => {
  const { id, secret } = await made();
  const { body: test, status } = await ask<{ id: string }>('POST', `${endpoints}/${id}/test`, {});
  expect(status).toBe(202);
  const first = await receiver.next();
  expect(receiver.verify(secret, first)).toMatchObject({ type: 'webhook.test' });
  await eventually(async () => (await log(id))[0]?.state === 'delivered');
  await ask('POST', `${endpoints}/${id}/deliveries/${test.id}/resend`, {});
  const second = await receiver.next();
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);

  const { secret: newer } = (await ask<{ secret: string }>('POST', `${endpoints}/${id}/rotate`, {})).body;
  await ask('POST', `${endpoints}/${id}/test`, {});
  const third = await receiver.next();
  for (const each of [secret, newer]) expect(receiver.verify(each, third)).toMatchObject({ type: 'webhook.test' });
  await ask('DELETE', `${endpoints}/${id}`);
});

it('what the receiver refuses is sent again as the product’s time passes, until it is switched off and its people know', async () => {
  const { id } = await made();
  receiver.status = 500;
  const { offerId } = await people.offer(brand);
  await people.requested(await people.influencer('asks-again'), offerId);
  await receiver.next();
  const sandbox = product.visitor();
  await eventually(async () => {
    await sandbox.post('/sandbox/api/clock', { advance: 'P1D' });
    const { body } = await ask<{ items: { id: string; state: string }[] }>('GET', endpoints);
    return body.items.find((each) => each.id === id)?.state === 'failed';
  });
  expect((await log(id))[0]).toMatchObject({ state: 'failed', lastStatus: 500 });
  const mail = await sandbox.newestMail(brand.email, 'webhook');
  expect(mail.subject).toContain('switched off your webhook');
  receiver.status = 200;
  expect((await ask<{ state: string }>('PATCH', `${endpoints}/${id}`, { on: true })).body.state).toBe('on');
});

it('its secret is nowhere to be read again', async () => {
  const { id, secret } = await made();
  expect(JSON.stringify((await ask('GET', endpoints)).body)).not.toContain(secret);
  const rows = await people.rows<{ row: string }>('select e::text as row from webhook_endpoints e where id = $1', [id]);
  expect(rows[0]!.row).not.toContain(secret.replace('whsec_', ''));
});

it('R441: staff see how everyone’s webhooks fare, switch one on again and send what it missed, and never read its secret', async () => {
  const staff = await product.newStaff('operations');
  const { id, secret } = await made();
  receiver.status = 410;
  const { body: test } = await ask<{ id: string }>('POST', `${endpoints}/${id}/test`, {});
  const arrived = () => eventually(async () => (await receiver.next()).headers['webhook-id'] === test.id);
  await arrived();
  const all = '/api/v1/admin/webhooks';
  const shown = await eventually(async () => {
    const { body } = await staff.get(`${all}?filter={"failing":true}`);
    return body.find((each: { id: string; state: string }) => each.id === id && each.state === 'failed');
  });
  expect(shown).toMatchObject({
    ...{ profileUid: brand.profile.uid, owner: expect.any(String), host: new URL(receiver.url).host },
    ...{ events: ['collab.requested'], failures: 1, last: { state: 'failed', lastStatus: 410 } },
  });
  const path = `${all}/${id}/deliveries`;
  const seen = await staff.get(path);
  expect(seen.body).toMatchObject([{ id: test.id, event: 'webhook.test', attempts: 1 }]);
  for (const { body } of [seen, await staff.get(all)]) {
    const told = JSON.stringify(body);
    for (const hidden of [secret, 'sealed', '"body"', '"url"']) expect(told).not.toContain(hidden);
  }

  const reader = await product.newStaff('read-only');
  expect((await reader.get(all)).status).toBe(200);
  expect((await reader.post(`${all}/${id}/switch-on`)).status).toBe(403);
  expect((await staff.post(`${path}/${test.id}/resend`)).status).toBe(409);
  receiver.status = 200;
  expect((await staff.post(`${all}/${id}/switch-on`)).status).toBe(204);
  expect((await staff.post(`${path}/${test.id}/resend`)).status).toBe(202);
  await arrived();
  expect(
    await people.rows(
      `select name from audit_log where aggregate_id = $1 and actor_role = 'admin' and actor_id <> 'system' order by seq`,
      [id],
    ),
  ).toEqual([{ name: 'webhook.changed' }, { name: 'webhook.resent' }]);
});
