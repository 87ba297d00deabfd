import type { Clock } from '../../../shared/kernel/index.js';
import { type Concern, concernOf } from '../domain/provider-event.js';
import type { ProviderEventRepository } from '../ports/provider-event.repository.js';
import type { NoteDispute } from './note-dispute.js';
import type { SettleCheckout } from './settle-checkout.js';
import type { SettleRefund } from './settle-refund.js';
import type { SyncSubscription } from './sync-subscription.js';

/** Acts upon what the card provider told us: looks there at what it concerns, and takes over what that has become. */
export class ApplyProviderEvent {
  constructor(
    private readonly events: ProviderEventRepository,
    private readonly sync: SyncSubscription,
    private readonly settleCheckout: SettleCheckout,
    private readonly settleRefund: SettleRefund,
    private readonly noteDispute: NoteDispute,
    private readonly clock: Clock,
  ) {}

  async execute(eventId: string): Promise<void> {
    const event = await this.events.waiting(eventId);
    if (!event) return;
    try {
      const concern = concernOf(event);
      if (concern) await this.apply(concern);
    } catch (error) {
      await this.events.failed(eventId, String(error));
      throw error;
    }
    await this.events.applied(eventId, this.clock.now());
  }

  private async apply(concern: Concern): Promise<void> {
    if (concern.kind === 'subscription') await this.sync.execute(concern.customerId);
    else if (concern.kind === 'checkout') await this.settleCheckout.execute(concern.sessionId);
    else if (concern.kind === 'refund') await this.settleRefund.execute(concern.refundId);
    else await this.noteDispute.execute(concern.disputeId);
  }
}
