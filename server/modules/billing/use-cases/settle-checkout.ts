import { type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { type Checkout, close } from '../domain/checkout.js';
import { pay } from '../domain/credit-moves.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { CheckoutReading, PaymentGateway } from '../ports/payment-gateway.js';
import type { CheckoutRepository } from '../ports/subscriptions.js';
import type { SyncSubscription } from './sync-subscription.js';

/** Checks with the card provider whether a checkout was paid. Only here does a payment become a plan or a credit. */
export class SettleCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly credits: CreditRepository,
    private readonly gateway: PaymentGateway,
    private readonly sync: SyncSubscription,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** False when the provider knows no such session. */
  async execute(sessionId: string): Promise<boolean> {
    const seen = await this.gateway.readCheckout(sessionId);
    const checkout = seen && (await this.find(sessionId, seen.checkoutId));
    if (!checkout) return seen !== null; // it may not be ours
    if (seen.state !== 'open') await this.close(checkout, seen);
    if (checkout.kind === 'plan' && seen.customerId) await this.sync.execute(seen.customerId);
    return true;
  }

  /** By our own id, in case the response with the session's id was lost. */
  private async find(sessionId: string, checkoutId: string | null): Promise<Checkout | null> {
    const known = await this.checkouts.bySession(sessionId);
    return known ?? (checkoutId ? this.checkouts.find(checkoutId) : null);
  }

  private close({ id, brandId }: Checkout, seen: CheckoutReading): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const checkout = (await this.checkouts.find(id))!;
      const now = this.clock.now();
      const state = seen.state === 'paid' ? 'paid' : 'expired';
      const closed = close(checkout, state, seen.paymentId, theProduct, now);
      if (!closed) return;

      await this.checkouts.save(...closed);
      if (checkout.kind !== 'collab' || state !== 'paid') return;
      const credit = await this.credits.find(checkout.collabId!);
      if (credit) await this.credits.save(pay(account, credit, checkout.pricePence, { actor: theProduct, now }));
    });
  }
}
