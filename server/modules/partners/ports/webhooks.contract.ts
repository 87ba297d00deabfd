import { type Actor, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { again, type Delivery, inMinutes, newDelivery, testDelivery } from '../domain/delivery.js';
import { changeEndpoint, type Endpoint, makeEndpoint } from '../domain/endpoint.js';
import type { Deliveries, EndpointRepository, WebhookSecrets } from './webhooks.js';

const now = new Date('2026-11-02T10:00:00Z');
const later = inMinutes(now, 2);

/** The contract of every EndpointRepository and Deliveries. */
export function webhooksContract(world: () => { endpoints: EndpointRepository; deliveries: Deliveries }): void {
  const brand = (): ProfileRef => ({ uid: newId(), type: 'brand' });
  const ownerOf = (profile: ProfileRef): Actor => ({ userId: newId(), role: 'brand', profile, memberRole: 'owner' });
  const made = async (profile = brand()): Promise<Endpoint> => {
    const wish = { url: 'https://till.example/hook', events: ['collab.requested'] as const };
    const known = { id: newId(), sealedSecret: 'sealed' };
    const made = makeEndpoint(wish, known, { profile, others: 0, httpsOnly: true }, ownerOf(profile), now);
    await world().endpoints.save(...made);
    return made[0];
  };
  const switched = async (endpoint: Endpoint, on: boolean) => {
    const actor = ownerOf({ uid: endpoint.profileUid, type: 'brand' });
    await world().endpoints.save(...changeEndpoint(endpoint, { on }, { httpsOnly: true }, actor, now));
  };
  const planned = async (endpoint: Endpoint, eventId = newId()): Promise<Delivery> => {
    const delivery = newDelivery(endpoint.id, { eventId, eventName: 'collab.requested', body: '{}' }, now);
    await world().deliveries.add([delivery]);
    return delivery;
  };

  it('keeps endpoints, and finds those that are on', async () => {
    const { endpoints } = world();
    const endpoint = await made();
    expect(await endpoints.find(endpoint.id)).toEqual(endpoint);
    expect(await endpoints.of({ uid: endpoint.profileUid, type: 'brand' })).toEqual([endpoint]);
    expect(await endpoints.listening([endpoint.profileUid, newId()])).toEqual([endpoint]);
    expect(await endpoints.listening([newId()])).toEqual([]);
    await switched(endpoint, false);
    expect(await endpoints.listening([endpoint.profileUid])).toEqual([]);
  });

  it('notes since when nothing arrives', async () => {
    const { endpoints } = world();
    const endpoint = await made();
    expect(await endpoints.noteFailure(endpoint, now)).toEqual(now);
    expect(await endpoints.noteFailure(endpoint, later)).toEqual(now);
    await endpoints.noteArrival(endpoint.id);
    expect(await endpoints.noteFailure({ ...endpoint, url: 'https://before.example/' }, later)).toBeNull();
    expect(await endpoints.noteFailure(endpoint, later)).toEqual(later);
  });

  it('tells an endpoint of an event once', async () => {
    const { deliveries } = world();
    const endpoint = await made();
    const first = await planned(endpoint);
    const twin = { ...first, id: newId() };
    expect(await deliveries.add([twin])).toEqual([]);
    expect(await deliveries.list(endpoint.id, { limit: 10 })).toEqual([first]);
  });

  it('lets one of many begin the same try', async () => {
    const { deliveries } = world();
    const { id } = await planned(await made());
    const begun = await Promise.all(Array.from({ length: 10 }, () => deliveries.begin(id, 0, later)));
    expect(begun.filter(Boolean)).toEqual([expect.objectContaining({ id, attempts: 1, nextAttemptAt: later })]);
    expect(await deliveries.begin(id, 1, later)).toMatchObject({ attempts: 2 });
  });

  it('settles an attempt unless it has been sent or tried again since', async () => {
    const { deliveries } = world();
    const endpoint = await made();
    const { id } = await planned(endpoint);
    const [first, settled] = [(await deliveries.begin(id, 0, later))!, { state: 'failed', lastStatus: 500 } as const];
    await deliveries.save(again(first, now));
    expect(await deliveries.settle(first, { ...first, ...settled })).toBe(false);
    const second = (await deliveries.begin(id, 0, inMinutes(later, 1)))!;
    expect(await deliveries.settle(first, { ...first, ...settled })).toBe(false);
    expect(await deliveries.find(endpoint.id, id)).toEqual(second);
    expect(await deliveries.settle(second, { ...second, ...settled })).toBe(true);
    expect(await deliveries.find(endpoint.id, id)).toEqual({ ...second, ...settled });
  });

  it('begins nothing for an endpoint that is off, but a test', async () => {
    const { deliveries } = world();
    const endpoint = await made();
    const waiting = await planned(endpoint);
    await switched(endpoint, false);
    expect(await deliveries.begin(waiting.id, 0, later)).toBeNull();
    const test = testDelivery(endpoint.id, now);
    await deliveries.add([test]);
    expect(await deliveries.begin(test.id, 0, later)).toMatchObject({ attempts: 1 });
  });

  it('takes what is due once, and nothing that is done', async () => {
    const { deliveries } = world();
    const endpoint = await made();
    const [waiting, done] = [await planned(endpoint), await planned(endpoint)];
    await deliveries.save({ ...done, state: 'delivered' });
    expect(await deliveries.takeDue(now, later)).toEqual([]);
    const next = inMinutes(later, 2);
    expect(await deliveries.takeDue(later, next)).toEqual([{ ...waiting, nextAttemptAt: next }]);
    expect(await deliveries.takeDue(later, next)).toEqual([]);
  });

  it('lists the newest first, page by page, and forgets the old', async () => {
    const { deliveries } = world();
    const endpoint = await made();
    const all: Delivery[] = [];
    for (let count = 0; count < 3; count++) all.unshift(await planned(endpoint));
    expect(await deliveries.list(endpoint.id, { limit: 2 })).toEqual(all.slice(0, 2));
    expect(await deliveries.list(endpoint.id, { limit: 2, after: all[1]!.id })).toEqual(all.slice(2));
    expect(await deliveries.find(newId(), all[0]!.id)).toBeNull();
    expect(await deliveries.forget(now)).toBe(0);
    expect(await deliveries.forget(later)).toBe(3);
  });

  it('goes with its log when it is removed', async () => {
    const { endpoints, deliveries } = world();
    const endpoint = await made();
    await endpoints.remove(endpoint);
    expect(await endpoints.find(endpoint.id)).toBeNull();
    expect(await deliveries.list(endpoint.id, { limit: 10 })).toEqual([]);
  });
}

export function webhookSecretsContract(secrets: WebhookSecrets): void {
  it('makes secrets as receivers take them, another each time', () => {
    const [one, other] = [secrets.make(), secrets.make()];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    expect(other).not.toBe(one);
  });

  it('opens what it sealed, for the same endpoint only', () => {
    const secret = secrets.make();
    const sealed = secrets.seal(secret, 'till');
    expect(secrets.open(sealed, 'till')).toBe(secret);
    expect(() => secrets.open(sealed, 'another')).toThrow();
  });
}
