import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import type { CollabCredit } from '../domain/credit.js';
import { giveBack, takeKeptBack } from '../domain/credit-moves.js';
import type { BillingOrders } from '../ports/billing-orders.js';
import type { CheckoutRepository } from '../ports/checkout.repository.js';
import type { CreditRepository } from '../ports/credit.repository.js';
import type { RefundRepository } from '../ports/refund.repository.js';

/**
 * A Collab that does not come to its visit gives its credit back, once; where its money has gone back already, the credit
 * goes the same way. A checkout that is still open for it closes.
 */
export class GiveBackCredit {
  constructor(
    private readonly credits: CreditRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly refunds: RefundRepository,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, brandId: string, collabId: string, note: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const credit = await this.credits.find(collabId);
      if (credit && credit.brandId !== brandId) throw billingErrors.notFound();

      const facts = { actor, now: this.clock.now() };
      const change = giveBack(account, credit, note, facts);

      if (!change) return;
      await this.credits.save(change);
      if (await this.isPaidBack(change.credit!))
        await this.credits.save(takeKeptBack(await this.credits.lock(brandId), change.credit!, note, facts));
      if (credit?.state === 'awaiting-payment') await this.orders.closeCheckout(collabId);
    });
  }

  private async isPaidBack({ collabId, source }: CollabCredit): Promise<boolean> {
    const checkout = source === 'checkout' ? await this.checkouts.forCollab(collabId) : null;
    return Boolean(checkout?.paymentId && (await this.refunds.returnedOf(checkout.paymentId)) > 0);
  }
}
