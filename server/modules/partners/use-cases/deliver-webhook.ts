import { type Clock, type DomainEvent, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import {
  afterTry,
  type Delivery,
  hasArrived,
  inMinutes,
  isGivenUp,
  leaseMinutes,
  messageOf,
  newDelivery,
  type Outcome,
  type WebhookMessage,
} from '../domain/delivery.js';
import { type Endpoint, endpointEvent, secretsOf } from '../domain/endpoint.js';
import type {
  WebhookMails,
  WebhookSecrets,
  WebhookSender,
  Deliveries,
  DeliveryOrders,
  EndpointRepository,
} from '../ports/webhooks.js';

/** Events were published: every subscribed endpoint gets a message. Idempotent by the event's id. */
export class PlanDeliveries {
  constructor(
    private readonly endpoints: EndpointRepository,
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(events: readonly DomainEvent[]): Promise<void> {
    const messages = events.flatMap((event) => messageOf(event) ?? []);
    if (messages.length === 0) return;
    const listening = await this.endpoints.listening(messages.flatMap(({ to }) => to.map(({ uid }) => uid)));
    const now = this.clock.now();
    const planned = messages.flatMap((message) =>
      listening.filter((endpoint) => hears(endpoint, message)).map(({ id }) => newDelivery(id, message, now)),
    );
    if (planned.length === 0) return;
    await this.transaction.inTransaction(async () => this.orders.place(await this.deliveries.add(planned)));
  }
}

const hears = ({ events, profileUid }: Endpoint, { eventName, to }: WebhookMessage): boolean =>
  events.some((name) => name === eventName) && to.some(({ uid }) => uid === profileUid);

const cannotSign: Outcome = { error: 'We can no longer read the signing secret. Please make a new one.' };

/** One attempt at one delivery. The receiver is called outside any transaction. */
export class DeliverWebhook {
  constructor(
    private readonly endpoints: EndpointRepository,
    private readonly deliveries: Deliveries,
    private readonly sender: WebhookSender,
    private readonly secrets: WebhookSecrets,
    private readonly mails: WebhookMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The attempt after this many; does nothing if someone else has started it. */
  async execute(id: string, attempts: number): Promise<void> {
    const delivery = await this.deliveries.begin(id, attempts, inMinutes(this.clock.now(), leaseMinutes));
    const endpoint = delivery && (await this.endpoints.find(delivery.endpointId));
    if (!endpoint) return;

    const secrets = this.openSecrets(endpoint);
    const outcome = secrets.length > 0 ? await this.sender.send(endpoint.url, delivery, secrets) : cannotSign;

    await this.transaction.inTransaction(() => this.settle(endpoint, delivery, outcome));
  }

  /** The ones that can be decrypted: after the product's own secret has changed, older ones can't. */
  private openSecrets(endpoint: Endpoint): readonly string[] {
    return secretsOf(endpoint, this.clock.now()).flatMap((sealed) => {
      try {
        return [this.secrets.open(sealed, endpoint.id)];
      } catch {
        return [];
      }
    });
  }

  private async settle(endpoint: Endpoint, delivery: Delivery, outcome: Outcome): Promise<void> {
    const now = this.clock.now();
    const settled = afterTry(delivery, outcome, now);
    if (!(await this.deliveries.settle(delivery, settled))) return;
    if (hasArrived(outcome)) return this.endpoints.noteArrival(endpoint.id);
    const failingSince = await this.endpoints.noteFailure(endpoint, now);
    if (failingSince && isGivenUp(settled, outcome, failingSince, now)) await this.giveUp(endpoint, now);
  }

  private async giveUp({ id, profileUid, profileType }: Endpoint, now: Date): Promise<void> {
    const held = await this.endpoints.hold({ uid: profileUid, type: profileType });
    const endpoint = held.find((each) => each.id === id);
    if (endpoint?.state !== 'on') return;
    const failed: Endpoint = { ...endpoint, state: 'failed' };
    await this.endpoints.save(failed, endpointEvent('webhook.failed', failed, theProduct, now));
    await this.mails.tellFailed(failed);
  }
}

/** Scheduled work: retries what didn't arrive, and attempts that were lost with their process. */
export class OrderDueDeliveries {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** In batches. Returns how many. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      const due = await this.deliveries.takeDue(now, inMinutes(now, leaseMinutes));
      await this.orders.place(due);
      return due.length;
    });
  }
}
