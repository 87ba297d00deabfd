import { type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import {
  afterTry,
  arrived,
  type Delivery,
  inMinutes,
  isGivenUp,
  leaseMinutes,
  type Outcome,
} from '../domain/delivery.js';
import { type Endpoint, endpointEvent, secretsOf } from '../domain/endpoint.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { EndpointRepository } from '../ports/endpoint.repository.js';
import type { WebhookMails } from '../ports/webhook-mails.js';
import type { WebhookSecrets } from '../ports/webhook-secrets.js';
import type { WebhookSender } from '../ports/webhook-sender.js';

const cannotSign: Outcome = { error: 'The signing secret cannot be opened any more. Please make a new one.' };

/** One try of one delivery. The receiver is asked outside any transaction. */
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

  /** The try after so many; does nothing when somebody else has begun it. */
  async execute(id: string, attempts: number): Promise<void> {
    const delivery = await this.deliveries.begin(id, attempts, inMinutes(this.clock.now(), leaseMinutes));
    const endpoint = delivery && (await this.endpoints.find(delivery.endpointId));
    if (!endpoint) return;

    const secrets = this.openSecrets(endpoint);
    const outcome = secrets.length > 0 ? await this.sender.send(endpoint.url, delivery, secrets) : cannotSign;

    await this.transaction.inTransaction(() => this.settle(endpoint, delivery, outcome));
  }

  /** Those that open: after a change of the product's own secret, none from before does. */
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
    if (arrived(outcome)) return this.endpoints.noteArrival(endpoint.id);
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
