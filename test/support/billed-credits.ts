import { planFor } from '../../server/contract/plans.js';
import { InMemoryBillingOrders } from '../../server/modules/billing/adapters/in-memory-billing.js';
import { TypeOrmCheckoutRepository } from '../../server/modules/billing/adapters/persistence/typeorm-checkout.repository.js';
import { TypeOrmCreditRepository } from '../../server/modules/billing/adapters/persistence/typeorm-credit.repository.js';
import { TypeOrmRefundRepository } from '../../server/modules/billing/adapters/persistence/typeorm-refund.repository.js';
import { TypeOrmSubscriptionRepository } from '../../server/modules/billing/adapters/persistence/typeorm-subscription.repository.js';
import { openPeriod } from '../../server/modules/billing/domain/credit-moves.js';
import { Credits } from '../../server/modules/billing/index.js';
import { ClaimCredit, GiveBackCredit, QuoteCredit } from '../../server/modules/billing/use-cases/credits.js';
import { StartSubscription } from '../../server/modules/billing/use-cases/start-subscription.js';
import { newId, theProduct } from '../../server/shared/kernel/index.js';
import { FixedClock } from './core.js';
import type { TestDatabase } from './database.js';
import { keepsNothing } from '../../server/shared/realtime/index.js';

const now = new Date('2027-01-10T12:00:00Z');
const period = { startsAt: new Date('2027-01-01T09:00:00Z'), endsAt: new Date('2027-02-01T09:00:00Z') };

/** Billing's own credits on a real database, with brands that have as many free Collabs as a test wants. */
export function billedCredits({ db, outbox }: Pick<TestDatabase, 'db' | 'outbox'>) {
  const clock = new FixedClock(now);
  const repository = new TypeOrmCreditRepository(db, outbox);
  const subscriptions = new TypeOrmSubscriptionRepository(db, outbox, keepsNothing);
  const checkouts = new TypeOrmCheckoutRepository(db, outbox);
  const refunds = new TypeOrmRefundRepository(db, outbox);
  const orders = new InMemoryBillingOrders();
  const credits = new Credits(
    new QuoteCredit(repository, subscriptions, clock),
    new ClaimCredit(repository, subscriptions, orders, db, clock),
    new GiveBackCredit(repository, checkouts, refunds, orders, db, clock),
    repository,
    clock,
  );
  const brand = async (plan: 'starter' | 'basic', freeLeft = 0): Promise<string> => {
    const brandId = newId();
    if (plan === 'basic') return brandId;
    await new StartSubscription(subscriptions, clock).execute(theProduct, brandId, plan);
    const terms = { ...planFor(plan), freeCollabs: freeLeft };
    await db.inTransaction(async () => {
      const change = openPeriod(await repository.lock(brandId), terms, period, { actor: theProduct, now });
      if (change) await repository.save(change);
    });
    return brandId;
  };
  return { credits, brand };
}
