import { type Clock, eachByItself, type Transaction } from '../../../shared/kernel/index.js';
import { cardNoticeBefore, noteCardNotice } from '../domain/subscription-reading.js';
import type { BillingMails } from '../ports/billing-mails.js';
import type { BrandContacts } from '../ports/brand-contacts.js';
import type { SubscriptionRepository } from '../ports/subscription.repository.js';

const atOnce = 50;

/** A mail a month before a card ends; one a card. Answers how many there were. */
export class WarnOfEndingCards {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly contacts: BrandContacts,
    private readonly mails: BillingMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const ending = await this.subscriptions.endingCards(cardNoticeBefore(this.clock.now()), atOnce);
    await eachByItself(ending, ({ brandId }) => this.transaction.inTransaction(() => this.warn(brandId)));
    return ending.length;
  }

  private async warn(brandId: string): Promise<void> {
    const subscription = await this.subscriptions.lock(brandId);
    const { cardEndsAt = null, cardNoticeFor = null, cardLast4 } = subscription ?? {};
    if (!subscription || !cardEndsAt || cardNoticeFor?.getTime() === cardEndsAt.getTime()) return;
    await this.subscriptions.save(...noteCardNotice(subscription, this.clock.now()));
    await this.mails.cardExpiring(await this.contacts.of(brandId), cardLast4 ?? '', cardEndsAt);
  }
}
