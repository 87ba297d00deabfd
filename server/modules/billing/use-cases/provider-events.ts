import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Concern, concernOf, keepable } from '../domain/provider-event.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderEventRepository, BillingOrders } from '../ports/provider.js';
import type { FollowBillingDetails } from './follow-billing-details.js';
import type { NoteDispute, SettleRefund } from './refunds.js';
import type { SettleCheckout } from './settle-checkout.js';
import type { SyncSubscription } from './sync-subscription.js';

/** Receives an event from the card provider: verified, then stored once by id, in any order. */
export class ReceiveProviderEvent {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly events: ProviderEventRepository,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws billing/bad-signature */
  async execute(body: Uint8Array, signature: string): Promise<void> {
    const event = keepable(this.gateway.readEvent(body, signature));

    await this.transaction.inTransaction(async () => {
      if (await this.events.add(event, this.clock.now())) await this.orders.applyEvent(event.id);
    });
  }
}

/**
 * Processes an event from the card provider: reads the object concerned from the provider and applies its current
 * state.
 */
export class ApplyProviderEvent {
  constructor(
    private readonly events: ProviderEventRepository,
    private readonly sync: SyncSubscription,
    private readonly settleCheckout: SettleCheckout,
    private readonly settleRefund: SettleRefund,
    private readonly noteDispute: NoteDispute,
    private readonly followDetails: FollowBillingDetails,
    private readonly clock: Clock,
  ) {}

  async execute(eventId: string): Promise<void> {
    const event = await this.events.waiting(eventId);
    if (!event) return;
    const concern = concernOf(event);
    try {
      if (concern && !(await this.apply(concern)))
        return await this.events.parked(eventId, `The provider doesn’t know this ${concern.kind}.`);
    } catch (error) {
      await this.events.failed(eventId, String(error));
      throw error;
    }
    await this.events.applied(eventId, this.clock.now());
  }

  /** False if the provider doesn't know the object, so retrying is pointless. */
  private async apply(concern: Concern): Promise<boolean> {
    if (concern.kind === 'checkout') return this.settleCheckout.execute(concern.sessionId);
    if (concern.kind === 'refund') return this.settleRefund.execute(concern.refundId);
    if (concern.kind === 'dispute') return this.noteDispute.execute(concern.disputeId);
    await this.sync.execute(concern.customerId);
    if (concern.kind === 'customer') await this.followDetails.execute(concern.customerId);
    return true;
  }
}

const atOnce = 50;

/** Processes the events that no job has handled yet, so that none is ever lost. Returns how many. */
export class ApplyDueEvents {
  constructor(
    private readonly events: ProviderEventRepository,
    private readonly apply: ApplyProviderEvent,
  ) {}

  async execute(): Promise<number> {
    let done = 0;
    for (const id of await this.events.due(atOnce)) {
      try {
        await this.apply.execute(id);
        done++;
      } catch {
        // recorded with the event, which is retried later
      }
    }
    return done;
  }
}
