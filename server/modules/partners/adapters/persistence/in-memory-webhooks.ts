import { webhookTestEvent } from '../../../../contract/rules/webhook-events.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Delivery } from '../../domain/delivery.js';
import type { Endpoint, EndpointEvent } from '../../domain/endpoint.js';
import { WebhookSecrets, Deliveries, EndpointRepository } from '../../ports/webhooks.js';

export class InMemoryEndpointRepository extends EndpointRepository {
  readonly events: EndpointEvent[] = [];
  readonly endpoints = new Map<string, Endpoint>();

  async of({ uid }: ProfileRef): Promise<readonly Endpoint[]> {
    return [...this.endpoints.values()].filter(({ profileUid }) => profileUid === uid);
  }

  hold(profile: ProfileRef): Promise<readonly Endpoint[]> {
    return this.of(profile);
  }

  async find(id: string): Promise<Endpoint | null> {
    return this.endpoints.get(id) ?? null;
  }

  async listening(profileUids: readonly string[]): Promise<readonly Endpoint[]> {
    return [...this.endpoints.values()].filter(
      ({ profileUid, state }) => profileUids.includes(profileUid) && state === 'on',
    );
  }

  async save(endpoint: Endpoint, ...events: EndpointEvent[]): Promise<void> {
    this.endpoints.set(endpoint.id, endpoint);
    this.events.push(...events);
  }

  async tell(...events: EndpointEvent[]): Promise<void> {
    this.events.push(...events);
  }

  async remove({ id }: Endpoint, ...events: EndpointEvent[]): Promise<void> {
    this.endpoints.delete(id);
    this.events.push(...events);
  }

  async noteArrival(id: string): Promise<void> {
    const endpoint = this.endpoints.get(id);
    if (endpoint) this.endpoints.set(id, { ...endpoint, failingSince: null });
  }

  async noteFailure({ id, url }: Endpoint, now: Date): Promise<Date | null> {
    const endpoint = this.endpoints.get(id);
    if (endpoint?.url !== url) return null;
    const failingSince = endpoint.failingSince ?? now;
    this.endpoints.set(id, { ...endpoint, failingSince });
    return failingSince;
  }
}

export class InMemoryDeliveries extends Deliveries {
  private readonly deliveries = new Map<string, Delivery>();

  constructor(private readonly endpoints: InMemoryEndpointRepository) {
    super();
  }

  async add(deliveries: readonly Delivery[]): Promise<readonly Delivery[]> {
    const isNew = (each: Delivery) =>
      ![...this.deliveries.values()].some(
        ({ endpointId, eventId }) => endpointId === each.endpointId && eventId === each.eventId,
      );
    const added = deliveries.filter(isNew);
    for (const each of added) this.deliveries.set(each.id, each);
    return added;
  }

  async find(endpointId: string, id: string): Promise<Delivery | null> {
    const delivery = this.deliveries.get(id);
    return delivery?.endpointId === endpointId ? delivery : null;
  }

  async begin(id: string, attempts: number, leasedUntil: Date): Promise<Delivery | null> {
    const delivery = this.deliveries.get(id);
    if (!delivery || delivery.attempts !== attempts || !this.isOpen(delivery)) return null;
    const begun = { ...delivery, attempts: attempts + 1, nextAttemptAt: leasedUntil };
    await this.save(begun);
    return begun;
  }

  async save(delivery: Delivery): Promise<void> {
    this.deliveries.set(delivery.id, delivery);
  }

  async settle({ id, attempts, nextAttemptAt }: Delivery, settled: Delivery): Promise<boolean> {
    const now = this.deliveries.get(id);
    const stands =
      now?.state === 'waiting' && now.attempts === attempts && now.nextAttemptAt.getTime() === nextAttemptAt.getTime();
    if (stands) await this.save(settled);
    return stands;
  }

  async takeDue(now: Date, nextLook: Date): Promise<readonly Delivery[]> {
    const due = [...this.deliveries.values()].filter((each) => each.nextAttemptAt <= now && this.isOpen(each));
    const taken = due.map((each) => ({ ...each, nextAttemptAt: nextLook }));
    for (const each of taken) await this.save(each);
    return taken;
  }

  async list(endpointId: string, { limit, after }: { limit: number; after?: string }): Promise<readonly Delivery[]> {
    return this.newestOf(endpointId)
      .filter(({ id }) => after === undefined || id < after)
      .slice(0, limit);
  }

  async forget(before: Date): Promise<number> {
    const old = [...this.deliveries.values()].filter(({ createdAt }) => createdAt < before);
    for (const { id } of old) this.deliveries.delete(id);
    return old.length;
  }

  private newestOf(endpointId: string): Delivery[] {
    return [...this.deliveries.values()]
      .filter((each) => each.endpointId === endpointId)
      .sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  private isOpen({ state, eventName, endpointId }: Delivery): boolean {
    const endpoint = this.endpoints.endpoints.get(endpointId);
    return (
      state === 'waiting' && (endpoint?.state === 'on' || (endpoint !== undefined && eventName === webhookTestEvent))
    );
  }
}

export class InMemoryWebhookSecrets extends WebhookSecrets {
  private made = 0;

  make(): string {
    return `whsec_${btoa(`secret ${++this.made}`)}`;
  }

  seal(secret: string, endpointId: string): string {
    return JSON.stringify({ secret, endpointId });
  }

  open(sealed: string, endpointId: string): string {
    const inside = JSON.parse(sealed) as { secret: string; endpointId: string };
    if (inside.endpointId !== endpointId) throw new Error('This is the secret of another endpoint.');
    return inside.secret;
  }
}
