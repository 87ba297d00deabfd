import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import { giveBack } from '../domain/credit-moves.js';
import type { BillingOrders } from '../ports/billing-orders.js';
import type { CreditRepository } from '../ports/credit.repository.js';

/** A Collab that does not come to its visit gives its credit back, once. A checkout that is still open for it closes. */
export class GiveBackCredit {
  constructor(
    private readonly credits: CreditRepository,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, brandId: string, collabId: string, note: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const credit = await this.credits.find(collabId);
      if (credit && credit.brandId !== brandId) throw billingErrors.notFound();

      const change = giveBack(account, credit, note, { actor, now: this.clock.now() });

      if (!change) return;
      await this.credits.save(change);
      if (credit?.state === 'awaiting-payment') await this.orders.closeCheckout(collabId);
    });
  }
}
