import { FixedClock } from '../../../../test/support/core.js';
import { type Actor, eventOf, newId, type ProfileRef, theProduct, Transaction } from '../../../shared/kernel/index.js';
import {
  InMemoryDeliveries,
  InMemoryEndpointRepository,
  InMemoryWebhookSecrets,
} from '../adapters/persistence/in-memory-webhooks.js';
import { type Delivery, inMinutes, type Outcome, pausesInMinutes } from '../domain/delivery.js';
import type { Endpoint } from '../domain/endpoint.js';
import { WebhookMails, WebhookSender, DeliveryOrders } from '../ports/webhooks.js';
import { DeliverWebhook, PlanDeliveries, OrderDueDeliveries } from './deliver-webhook.js';
import { DeliveryService, EndpointService } from './own-webhooks-service.js';
import { SendAgain } from './send-again.js';
import { StaffWebhookService } from './staff-webhooks-service.js';

const start = new Date('2026-11-02T10:00:00Z');

class AtOnce extends Transaction {
  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
class KeptOrders extends DeliveryOrders {
  readonly orders: Pick<Delivery, 'id' | 'attempts'>[] = [];
  async place(deliveries: readonly Pick<Delivery, 'id' | 'attempts'>[]): Promise<void> {
    this.orders.push(...deliveries.map(({ id, attempts }) => ({ id, attempts })));
  }
}
class Receiver extends WebhookSender {
  outcome: Outcome = { status: 200 };
  inside?: string;
  whileSending?: (message: { id: string }) => Promise<void>;
  readonly received: { url: string; id: string; body: string; secrets: readonly string[] }[] = [];
  async refuses(url: string): Promise<boolean> {
    return url === this.inside;
  }
  async send(url: string, { id, body }: { id: string; body: string }, secrets: readonly string[]): Promise<Outcome> {
    this.received.push({ url, id, body, secrets });
    await this.whileSending?.({ id });
    return this.outcome;
  }
}
class KeptMails extends WebhookMails {
  readonly told: Endpoint[] = [];
  async tellFailed(endpoint: Endpoint): Promise<void> {
    this.told.push(endpoint);
  }
}

const world = async () => {
  const clock = new FixedClock(start);
  const endpoints = new InMemoryEndpointRepository();
  const deliveries = new InMemoryDeliveries(endpoints);
  const [orders, receiver, mails, transaction] = [new KeptOrders(), new Receiver(), new KeptMails(), new AtOnce()];
  const secrets = new InMemoryWebhookSecrets();
  const own = new EndpointService(endpoints, secrets, { httpsOnly: true }, receiver, transaction, clock);
  const deliver = new DeliverWebhook(endpoints, deliveries, receiver, secrets, mails, transaction, clock);
  const again = new SendAgain(endpoints, deliveries, orders, transaction, clock);
  const profile: ProfileRef = { uid: newId(), type: 'brand' };
  const owner: Actor = { userId: newId(), role: 'brand', profile, memberRole: 'owner' };
  const made = await own.make(owner, { url: 'https://till.example/', events: ['collab.requested'] });
  const payload = { brandId: profile.uid, influencerId: newId(), stage: 1, outcome: 'open' };
  const plan = new PlanDeliveries(endpoints, deliveries, orders, transaction, clock);
  return {
    ...{ clock, endpoints, deliveries, orders, receiver, mails, own, deliver, owner, made, plan },
    orderDue: new OrderDueDeliveries(deliveries, orders, transaction, clock),
    log: new DeliveryService(own, deliveries, orders, again, transaction, clock),
    tended: new StaffWebhookService(endpoints, again, transaction, clock),
    event: eventOf('collab.requested', { type: 'collab', id: newId() }, theProduct, start, payload),
    async workOrders() {
      for (const { id, attempts } of orders.orders.splice(0)) await deliver.execute(id, attempts);
    },
  };
};

it('an address that nothing would be sent to is refused when a webhook is made or changed', async () => {
  const { own, owner, receiver, made } = await world();
  receiver.inside = 'https://intranet.example/';
  const refused = {
    code: 'partners/wrong-endpoint',
    details: { errors: { url: expect.stringContaining('public internet') } },
  };
  const wish = { url: receiver.inside, events: ['collab.requested'] as const };
  await expect(own.make(owner, wish)).rejects.toMatchObject(refused);
  await expect(own.change(owner, made.endpoint.id, { url: wish.url })).rejects.toMatchObject(refused);
  expect(await own.list(owner)).toEqual([made.endpoint]);
});

it('an event that is heard twice is sent once, signed with the endpoint’s secret', async () => {
  const { plan, event, workOrders, receiver, made } = await world();
  await plan.execute([event]);
  await plan.execute([event]);
  await workOrders();
  await workOrders();
  expect(receiver.received).toEqual([
    expect.objectContaining({ url: 'https://till.example/', secrets: [made.secret] }),
  ]);
});

it('what does not arrive is tried until it does, under the same id', async () => {
  const { plan, event, workOrders, receiver, orderDue, clock, log, owner, made } = await world();
  receiver.outcome = { status: 503 };
  await plan.execute([event]);
  await workOrders();
  expect(await orderDue.execute()).toBe(0);
  clock.set(inMinutes(start, pausesInMinutes[0]));
  expect(await orderDue.execute()).toBe(1);
  receiver.outcome = { status: 200 };
  await workOrders();
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(await log.list(owner, made.endpoint.id, { limit: 10 })).toEqual([
    expect.objectContaining({ state: 'delivered', attempts: 2 }),
  ]);
});

it('a try that was lost with its process is made again', async () => {
  const { plan, event, orders, orderDue, clock, workOrders, receiver } = await world();
  await plan.execute([event]);
  orders.orders.length = 0; // the owner is gone
  clock.set(inMinutes(start, 2));
  await orderDue.execute();
  await workOrders();
  expect(receiver.received).toHaveLength(1);
});

it('what is sent again while a try is under way is sent again, whatever comes of that try', async () => {
  const { plan, event, workOrders, receiver, log, owner, made } = await world();
  await plan.execute([event]);
  receiver.whileSending = async ({ id }) => {
    receiver.whileSending = undefined;
    await log.resend(owner, made.endpoint.id, id);
  };
  await workOrders();
  await workOrders();
  expect(receiver.received).toHaveLength(2);
});

it('a receiver that accepts nothing for days is switched off, and its people are notified once', async () => {
  const { plan, event, workOrders, receiver, orderDue, clock, endpoints, made, mails, own, owner, log } = await world();
  receiver.outcome = { error: 'Nobody answers at this address.' };
  await plan.execute([event]);
  for (let day = 0; day < 4 * 24 * 60; day += 30) {
    clock.set(inMinutes(start, day));
    await orderDue.execute();
    await workOrders();
  }
  const { id } = made.endpoint;
  expect(await endpoints.find(id)).toMatchObject({ state: 'failed' });
  expect(mails.told).toHaveLength(1);
  expect(receiver.received).toHaveLength(pausesInMinutes.length + 1);

  const [failed] = await log.list(owner, id, { limit: 1 });
  await expect(log.resend(owner, id, failed!.id)).rejects.toMatchObject({ code: 'partners/endpoint-off' });
  await own.change(owner, id, { on: true });
  receiver.outcome = { status: 200 };
  await log.resend(owner, id, failed!.id);
  await workOrders();
  expect(await log.list(owner, id, { limit: 1 })).toEqual([
    expect.objectContaining({ id: failed!.id, state: 'delivered' }),
  ]);
  expect(await endpoints.find(id)).toMatchObject({ state: 'on', failingSince: null });
});

it('410 switches it off at once', async () => {
  const { plan, event, workOrders, receiver, endpoints, made } = await world();
  receiver.outcome = { status: 410 };
  await plan.execute([event]);
  await workOrders();
  expect(await endpoints.find(made.endpoint.id)).toMatchObject({ state: 'failed' });
});

it('another secret signs beside the first one for a day', async () => {
  const { plan, event, workOrders, receiver, own, owner, made } = await world();
  const { secret } = await own.rotate(owner, made.endpoint.id);
  await plan.execute([event]);
  await workOrders();
  expect(receiver.received[0]!.secrets).toEqual([secret, made.secret]);
});

it('someone else’s webhook does not exist', async () => {
  const { own, log, made } = await world();
  const stranger: Actor = {
    ...theProduct,
    role: 'brand',
    userId: newId(),
    profile: { uid: newId(), type: 'brand' },
    memberRole: 'owner',
  };
  const { id } = made.endpoint;
  const tries = [
    () => own.change(stranger, id, { on: false }),
    () => own.rotate(stranger, id),
    () => own.remove(stranger, id),
    () => log.list(stranger, id, { limit: 1 }),
    () => log.test(stranger, id),
    () => log.resend(stranger, id, newId()),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'partners/no-such-endpoint' });
});

it('a secret that cannot be opened any more counts as a try that failed, and says so in the log', async () => {
  const { plan, event, workOrders, receiver, endpoints, made, log, owner, own } = await world();
  await endpoints.save({ ...made.endpoint, sealedSecret: 'sealed with another key' });
  await plan.execute([event]);
  await workOrders();
  expect(receiver.received).toEqual([]);
  expect(await log.list(owner, made.endpoint.id, { limit: 10 })).toEqual([
    expect.objectContaining({ state: 'waiting', attempts: 1, lastError: expect.stringContaining('secret') }),
  ]);

  const { secret } = await own.rotate(owner, made.endpoint.id);
  const [delivery] = await log.list(owner, made.endpoint.id, { limit: 1 });
  await log.resend(owner, made.endpoint.id, delivery!.id);
  await workOrders();
  expect(receiver.received).toEqual([expect.objectContaining({ secrets: [secret] })]);
});

it('what the address before answers does not switch the new one off', async () => {
  const { plan, event, workOrders, receiver, endpoints, made, own, owner, mails } = await world();
  receiver.outcome = { status: 410 };
  receiver.whileSending = async () => {
    await own.change(owner, made.endpoint.id, { url: 'https://new-till.example/' });
  };
  await plan.execute([event]);
  await workOrders();
  expect(await endpoints.find(made.endpoint.id)).toMatchObject({ state: 'on', failingSince: null });
  expect(mails.told).toEqual([]);
});

it('another address starts with a clean slate', async () => {
  const { plan, event, workOrders, receiver, endpoints, made, own, owner } = await world();
  receiver.outcome = { status: 503 };
  await plan.execute([event]);
  await workOrders();
  expect((await endpoints.find(made.endpoint.id))?.failingSince).toEqual(start);
  await own.change(owner, made.endpoint.id, { url: 'https://new-till.example/' });
  expect(await endpoints.find(made.endpoint.id)).toMatchObject({ failingSince: null });
});

describe('staff who look after everyone’s webhooks', () => {
  const staff = (staffRole: Actor['staffRole']): Actor => ({ userId: newId(), role: 'admin', staffRole });

  it('R441: switch one on again and send what it missed, and it is kept who did', async () => {
    const { plan, event, workOrders, receiver, endpoints, deliveries, made, tended } = await world();
    receiver.outcome = { status: 410 };
    await plan.execute([event]);
    await workOrders();
    const { id } = made.endpoint;
    expect(await endpoints.find(id)).toMatchObject({ state: 'failed' });
    const [missed] = await deliveries.list(id, { limit: 10 });
    expect(missed).toMatchObject({ state: 'failed', lastStatus: 410 });
    const operator = staff('operations');
    await expect(tended.resend(operator, id, missed!.id)).rejects.toMatchObject({ code: 'partners/endpoint-off' });

    await tended.switchOn(operator, id);
    receiver.outcome = { status: 200 };
    await tended.resend(operator, id, missed!.id);
    await workOrders();
    expect(await endpoints.find(id)).toMatchObject({ state: 'on', failingSince: null });
    expect(await deliveries.find(id, missed!.id)).toMatchObject({ state: 'delivered', lastStatus: 200 });
    const kept = endpoints.events.filter(({ actor }) => actor.userId === operator.userId);
    expect(kept.map(({ name }) => name)).toEqual(['webhook.changed', 'webhook.resent']);
  });

  it('change nothing when they may only read', async () => {
    const { made, tended } = await world();
    const { id } = made.endpoint;
    const reader = staff('read-only');
    for (const attempt of [() => tended.switchOn(reader, id), () => tended.resend(reader, id, newId())])
      await expect(attempt()).rejects.toMatchObject({ code: 'partners/not-staff' });
  });
});
