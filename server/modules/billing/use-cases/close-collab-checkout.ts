import type { CheckoutPages } from './checkout-pages.js';
import type { CheckoutRepository } from '../ports/checkout.repository.js';
import type { SettleCheckout } from './settle-checkout.js';

/** A Collab has ended before it was paid: its page closes. A payment that was faster is kept as a credit. */
export class CloseCollabCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly pages: CheckoutPages,
    private readonly settle: SettleCheckout,
  ) {}

  async execute(collabId: string): Promise<void> {
    const checkout = await this.checkouts.forCollab(collabId);
    if (checkout?.state !== 'open' || !checkout.sessionId) return;
    await this.pages.close(checkout.id, checkout.sessionId);
    await this.settle.execute(checkout.sessionId);
  }
}
