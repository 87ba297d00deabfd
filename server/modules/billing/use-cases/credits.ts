import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import { claim, giveBack, nextSource, type Purpose, takeKeptBack } from '../domain/credit-moves.js';
import { type CollabCredit, type CreditSource, includedAt, type IncludedCollabs, lapsesAt } from '../domain/credit.js';
import { planInForce } from '../domain/subscription.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { BillingOrders, RefundRepository } from '../ports/provider.js';
import type { SubscriptionRepository, CheckoutRepository } from '../ports/subscriptions.js';

/** What there is, and what the next Collab would take of it: `pricePence` is 0 when one is free or kept. */
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

/** `payment-needed`: the Collab waits for its checkout. */
export type CreditAnswer = Readonly<{
  state: 'reserved' | 'spent' | 'payment-needed';
  source: CreditSource;
  pricePence: number;
}>;

/** The brand's account, held until the transaction ends, and what this Collab has of it. */
async function holdCredit(credits: CreditRepository, brandId: string, collabId: string) {
  const account = await credits.lock(brandId);
  const credit = await credits.find(collabId);
  if (credit && credit.brandId !== brandId) throw billingErrors.notFound();
  return { account, credit };
}

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

/** What was given back: until when it can be used; null where it doesn’t expire. */
export type CreditBack = Readonly<{ usableUntil: Date | null }>;

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

  /** Null where nothing was given back that was paid for. */
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
