import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import type { CollabCredit, CreditSource } from '../domain/credit.js';
import { claim, type Purpose } from '../domain/credit-moves.js';
import { planInForce } from '../domain/subscription.js';
import type { BillingOrders } from '../ports/billing-orders.js';
import type { CreditRepository } from '../ports/credit.repository.js';
import type { SubscriptionRepository } from '../ports/subscription.repository.js';

/** `payment-needed`: the Collab waits for its checkout. */
export type CreditAnswer = Readonly<{
  state: 'reserved' | 'spent' | 'payment-needed';
  source: CreditSource;
  pricePence: number;
}>;

/** A Collab takes its credit, or says what has to be paid first. */
export class ClaimCredit {
  constructor(
    private readonly credits: CreditRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, brandId: string, collabId: string, purpose: Purpose): Promise<CreditAnswer> {
    return this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const credit = await this.credits.find(collabId);
      if (credit && credit.brandId !== brandId) throw billingErrors.notFound();
      const subscription = await this.subscriptions.find(brandId);
      const terms = { plan: planInForce(subscription), pays: subscription?.paying ?? false };

      const change = claim(account, credit, collabId, purpose, terms, { actor, now: this.clock.now() });

      if (change) await this.credits.save(change);
      const taken = (change?.credit ?? credit)!;
      if (change && taken.state === 'spent' && taken.source === 'invoice') await this.orders.chargeExtra(collabId);
      return answerOf(taken);
    });
  }
}

const answerOf = ({ state, source, pricePence }: CollabCredit): CreditAnswer => ({
  state: state === 'reserved' || state === 'spent' ? state : 'payment-needed',
  source,
  pricePence,
});
