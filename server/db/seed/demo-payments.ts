import { close, openCheckout } from '../../modules/billing/domain/checkout.js';
import { openPeriod, pay } from '../../modules/billing/domain/credit-moves.js';
import { oneMonthAfter, planInForce } from '../../modules/billing/domain/subscription.js';
import type { CreditRepository } from '../../modules/billing/ports/entitlements.js';
import type { SubscriptionRepository, CheckoutRepository } from '../../modules/billing/ports/subscriptions.js';
import type { ClaimCredit } from '../../modules/billing/use-cases/credits.js';
import type { Collab } from '../../modules/collabs/domain/collab.js';
import { type Actor, type Clock, theProduct, type Transaction } from '../../shared/kernel/index.js';

/** How the brands of the demo world have paid for their Collabs: months that their plan granted, and checkouts. */
export class DemoPayments {
  constructor(
    private readonly credits: CreditRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly claim: ClaimCredit,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Makes sure that the brand can approve this request now. Call it in the order of the approvals. */
  async prepare(brand: Actor, { id, brandId }: Collab): Promise<void> {
    const subscription = await this.subscriptions.find(brandId);
    if (subscription?.paying && subscription.periodStartsAt) {
      await this.grantMonth(brandId, subscription.periodStartsAt);
      return;
    }
    const { pricePence } = await this.claim.execute(brand, brandId, id, 'reserve');
    await this.checkOut(brand, { brandId, collabId: id, pricePence });
  }

  /** The free Collabs of the month that runs now, counted from the plan's first day. */
  private async grantMonth(brandId: string, firstDay: Date): Promise<void> {
    const now = this.clock.now();
    let startsAt = firstDay;
    while (oneMonthAfter(startsAt) <= now) startsAt = oneMonthAfter(startsAt);
    const plan = planInForce(await this.subscriptions.find(brandId));
    const month = { startsAt, endsAt: oneMonthAfter(startsAt) };
    await this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const granted = openPeriod(account, plan, month, { actor: theProduct, now });
      if (granted) await this.credits.save(granted);
    });
  }

  private async checkOut(
    brand: Actor,
    { brandId, collabId, pricePence }: { brandId: string; collabId: string; pricePence: number },
  ): Promise<void> {
    const now = this.clock.now();
    const what = { brandId, kind: 'collab', plan: 'basic', collabId, pricePence } as const;
    const open = await this.checkouts.save(...openCheckout(what, brand, now));
    await this.checkouts.save(...close(open, 'paid', null, theProduct, now)!);
    await this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const credit = (await this.credits.find(collabId))!;
      await this.credits.save(pay(account, credit, pricePence, { actor: theProduct, now }));
    });
  }
}
