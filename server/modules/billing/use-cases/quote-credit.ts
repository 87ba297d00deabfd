import type { Clock } from '../../../shared/kernel/index.js';
import { type CreditSource, usableFree } from '../domain/credit.js';
import { nextSource } from '../domain/credit-moves.js';
import { planInForce } from '../domain/subscription.js';
import type { CreditRepository } from '../ports/credit.repository.js';
import type { SubscriptionRepository } from '../ports/subscription.repository.js';

/** What the next Collab would take: `pricePence` is 0 when one is free or kept. */
export type CreditQuote = Readonly<{ freeLeft: number; keptLeft: number; source: CreditSource; pricePence: number }>;

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
    return { freeLeft: usableFree(account, now), keptLeft: account.keptLeft, source, pricePence };
  }
}
