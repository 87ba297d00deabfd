import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import { claim, giveBack, nextSource, type Purpose, takeKeptBack } from '../domain/credit-moves.js';
import { type CollabCredit, type CreditSource, includedAt, type IncludedCollabs, lapsesAt } from '../domain/credit.js';
import { planInForce } from '../domain/subscription.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { BillingOrders, RefundRepository } from '../ports/provider.js';
import type { SubscriptionRepository, CheckoutRepository } from '../ports/subscriptions.js';

/** What is left, and what the next Collab would cost: `pricePence` is 0 if it is free or uses a kept credit. */
export type CreditQuote = IncludedCollabs & Readonly<{ keptLeft: number; source: CreditSource; pricePence: number }>;

export class QuoteCredit {
  constructor(
    private readonly credits: CreditRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly clock: Clock,
  ) {}

  async execute(brandId: string): Promise<CreditQuote> {
    const now = this.clock.now();
    const account = await this.credits.account(brandId);
    const subscription = await this.subscriptions.find(brandId);
    const terms = { plan: planInForce(subscription), pays: subscription?.paying ?? false };
    const [source, pricePence] = nextSource(account, terms, now);
    return { ...includedAt(account, now), keptLeft: account.keptLeft, source, pricePence };
  }
}

/** `payment-needed`: the Collab is waiting for its checkout. */
export type CreditAnswer = Readonly<{
  state: 'reserved' | 'spent' | 'payment-needed';
  source: CreditSource;
  pricePence: number;
}>;

/** The brand's account, locked until the transaction ends, and this Collab's credit. */
async function holdCredit(credits: CreditRepository, brandId: string, collabId: string) {
  const account = await credits.lock(brandId);
  const credit = await credits.find(collabId);
  if (credit && credit.brandId !== brandId) throw billingErrors.notFound();
  return { account, credit };
}

/** A Collab takes its credit, or returns what has to be paid first. */
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
      const { account, credit } = await holdCredit(this.credits, brandId, collabId);
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

/** The returned credit and its expiry; null if it doesn’t expire. */
export type CreditBack = Readonly<{ usableUntil: Date | null }>;

/**
 * Returns the credit of a Collab that ended before its visit, once; if its payment has already been refunded, the
 * credit is removed as well. Expires any open checkout for it.
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

  /** Null if no paid credit was returned. */
  execute(actor: Actor, brandId: string, collabId: string, note: string): Promise<CreditBack | null> {
    return this.transaction.inTransaction(async () => {
      const { account, credit } = await holdCredit(this.credits, brandId, collabId);

      const facts = { actor, now: this.clock.now() };
      const change = giveBack(account, credit, note, facts);

      if (!change) return null;
      await this.credits.save(change);
      const isPaidBack = await this.isPaidBack(change.credit!);
      if (isPaidBack)
        await this.credits.save(takeKeptBack(await this.credits.lock(brandId), change.credit!, note, facts));
      if (credit?.state === 'awaiting-payment') await this.orders.closeCheckout(collabId);
      const isHeld = change.lines.some(({ free, kept }) => free + kept > 0) && !isPaidBack;
      return isHeld ? { usableUntil: lapsesAt(change.credit!, account, facts.now) } : null;
    });
  }

  private async isPaidBack({ collabId, source }: CollabCredit): Promise<boolean> {
    const checkout = source === 'checkout' ? await this.checkouts.forCollab(collabId) : null;
    return Boolean(checkout?.paymentId && (await this.refunds.returnedOf(checkout.paymentId)) > 0);
  }
}
