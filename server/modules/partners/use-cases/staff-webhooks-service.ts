import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import type { Delivery } from '../domain/delivery.js';
import { checkTending, type Endpoint, endpointEvent, switchOn } from '../domain/endpoint.js';
import { partnerErrors } from '../domain/partner.errors.js';
import type { EndpointRepository } from '../ports/webhooks.js';
import type { SendAgain } from './send-again.js';

/** Staff support everyone's webhooks. A service over the same endpoints and log. Secrets are never shown here. */
export class StaffWebhookService {
  constructor(
    private readonly endpoints: EndpointRepository,
    private readonly again: SendAgain,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws partners/not-staff, partners/no-such-endpoint, partners/no-such-delivery, partners/endpoint-off */
  async resend(actor: Actor, endpointId: string, deliveryId: string): Promise<Delivery> {
    checkTending(actor);
    const endpoint = await this.find(endpointId);
    return this.again.execute(endpoint, deliveryId, endpointEvent('webhook.resent', endpoint, actor, this.clock.now()));
  }

  /** Messages still queued are sent then. @throws partners/not-staff, partners/no-such-endpoint */
  async switchOn(actor: Actor, endpointId: string): Promise<void> {
    checkTending(actor);
    const { profileUid, profileType } = await this.find(endpointId);
    await this.transaction.inTransaction(async () => {
      const held = await this.endpoints.hold({ uid: profileUid, type: profileType });
      const endpoint = held.find(({ id }) => id === endpointId);
      if (!endpoint) throw partnerErrors.noSuchEndpoint();
      await this.endpoints.save(...switchOn(endpoint, actor, this.clock.now()));
    });
  }

  private async find(id: string): Promise<Endpoint> {
    const endpoint = await this.endpoints.find(id);
    if (!endpoint) throw partnerErrors.noSuchEndpoint();
    return endpoint;
  }
}
