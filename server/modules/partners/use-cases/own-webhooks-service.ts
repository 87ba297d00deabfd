import {
  type Actor,
  checkMember,
  type Clock,
  type ProfileRef,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { type Delivery, testDelivery } from '../domain/delivery.js';
import {
  changeEndpoint,
  type Endpoint,
  endpointEvent,
  type EndpointEvent,
  type EndpointWish,
  makeEndpoint,
  newEndpointId,
  rotateSecret,
} from '../domain/endpoint.js';
import { partnerErrors } from '../domain/partner.errors.js';
import type {
  WebhookSecrets,
  Deliveries,
  DeliveryOrders,
  EndpointRepository,
  WebhookPolicy,
  WebhookSender,
} from '../ports/webhooks.js';
import type { SendAgain } from './send-again.js';

/** An endpoint with its secret, which is shown only once. */
type TellingEndpoint = Readonly<{ endpoint: Endpoint; secret: string }>;

/**
 * The webhooks of the actor's profile. A service, since every change locks the profile's webhooks in the same way. All
 * of it throws identity/role-not-enough and identity/seat-needed.
 */
export class EndpointService {
  constructor(
    private readonly endpoints: EndpointRepository,
    private readonly secrets: WebhookSecrets,
    private readonly policy: WebhookPolicy,
    private readonly sender: WebhookSender,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<readonly Endpoint[]> {
    checkMember(actor, 'keys');
    return this.endpoints.of(profileOf(actor));
  }

  /** @throws partners/no-such-endpoint (also for another profile's) */
  async get(actor: Actor, id: string): Promise<Endpoint> {
    return ownAmong(await this.list(actor), id);
  }

  /** @throws partners/wrong-endpoint, partners/too-many-endpoints */
  async make(actor: Actor, wish: EndpointWish): Promise<TellingEndpoint> {
    const profile = profileOf(actor);
    const { httpsOnly } = this.policy;
    const [id, secret] = [newEndpointId(), this.secrets.make()];
    const sealedSecret = this.secrets.seal(secret, id);
    await this.checkReach(actor, wish.url);
    return this.transaction.inTransaction(async () => {
      const others = (await this.endpoints.hold(profile)).length;
      const [endpoint, event] = makeEndpoint(
        wish,
        { id, sealedSecret },
        { profile, others, httpsOnly },
        actor,
        this.clock.now(),
      );
      await this.endpoints.save(endpoint, event);
      return { endpoint, secret };
    });
  }

  /** @throws partners/no-such-endpoint, partners/wrong-endpoint */
  async change(actor: Actor, id: string, wish: Partial<EndpointWish> & { on?: boolean }): Promise<Endpoint> {
    if (wish.url !== undefined) await this.checkReach(actor, wish.url);
    return this.on(actor, id, (endpoint, now) => changeEndpoint(endpoint, wish, this.policy, actor, now));
  }

  /** Rotates the secret; the previous one also signs for a day. @throws partners/no-such-endpoint */
  async rotate(actor: Actor, id: string): Promise<TellingEndpoint> {
    const secret = this.secrets.make();
    const sealed = this.secrets.seal(secret, id);
    const endpoint = await this.on(actor, id, (each, now) => rotateSecret(each, sealed, actor, now));
    return { endpoint, secret };
  }

  /** Including its log. @throws partners/no-such-endpoint */
  async remove(actor: Actor, id: string): Promise<void> {
    checkMember(actor, 'keys');
    await this.transaction.inTransaction(async () => {
      const endpoint = ownAmong(await this.endpoints.hold(profileOf(actor)), id);
      await this.endpoints.remove(endpoint, endpointEvent('webhook.removed', endpoint, actor, this.clock.now()));
    });
  }

  /** Outside any transaction, since it may do a DNS lookup. Malformed URLs are rejected with the other validation. */
  private async checkReach(actor: Actor, url: string): Promise<void> {
    checkMember(actor, 'keys');
    if (URL.canParse(url) && (await this.sender.refuses(url))) throw partnerErrors.privateAddress();
  }

  private on(
    actor: Actor,
    id: string,
    decide: (endpoint: Endpoint, now: Date) => [Endpoint, EndpointEvent],
  ): Promise<Endpoint> {
    return this.transaction.inTransaction(async () => {
      const held = await this.endpoints.hold(profileOf(actor));
      const [endpoint, event] = decide(ownAmong(held, id), this.clock.now());
      await this.endpoints.save(endpoint, event);
      return endpoint;
    });
  }
}

function ownAmong(endpoints: readonly Endpoint[], id: string): Endpoint {
  const endpoint = endpoints.find((each) => each.id === id);
  if (!endpoint) throw partnerErrors.noSuchEndpoint();
  return endpoint;
}

function profileOf({ profile }: Actor): ProfileRef {
  if (!profile) throw partnerErrors.noSuchEndpoint();
  return profile;
}

/**
 * The log of an endpoint of the actor's profile: a service over its deliveries. All of it throws as
 * `EndpointService.get` does.
 */
export class DeliveryService {
  constructor(
    private readonly endpoints: EndpointService,
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly again: SendAgain,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, endpointId: string, page: { limit: number; after?: string }): Promise<readonly Delivery[]> {
    const { id } = await this.endpoints.get(actor, endpointId);
    return this.deliveries.list(id, page);
  }

  /** Sends a test message, once. Works for a disabled endpoint, so that it can be tried first. */
  async test(actor: Actor, endpointId: string): Promise<Delivery> {
    const { id } = await this.endpoints.get(actor, endpointId);
    const delivery = testDelivery(id, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.deliveries.add([delivery]);
      await this.orders.place([delivery]);
    });
    return delivery;
  }

  /** Sends the same message again, with the same id. @throws partners/no-such-delivery, partners/endpoint-off */
  async resend(actor: Actor, endpointId: string, deliveryId: string): Promise<Delivery> {
    return this.again.execute(await this.endpoints.get(actor, endpointId), deliveryId);
  }
}
