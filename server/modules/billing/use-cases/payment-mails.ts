import type { PlanId } from '../../../contract/plans.js';
import { type Clock, eachByItself, type Transaction } from '../../../shared/kernel/index.js';
import { warnedOfLapse } from '../domain/credit-moves.js';
import { lapseWarningBefore } from '../domain/credit.js';
import { cardNoticeBefore, graceEndOf, noteCardNotice, remind } from '../domain/subscription-reading.js';
import type { BilledBrand, BillingMails, BrandContacts } from '../ports/neighbours.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

const atOnce = 50;

/** After a failed payment: three emails within seven days, then the plan lapses. Returns how many were due. */
export class RemindOfPayments {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly contacts: BrandContacts,
    private readonly mails: BillingMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const due = await this.subscriptions.dueNotices(this.clock.now(), atOnce);
    await eachByItself(due, ({ brandId }) => this.transaction.inTransaction(() => this.remind(brandId)));
    return due.length;
  }

  /** Another process may have done it since. */
  private async remind(brandId: string): Promise<void> {
    const now = this.clock.now();
    const subscription = await this.subscriptions.lock(brandId);
    if (!subscription?.nextNoticeAt || !subscription.unpaidSince || subscription.nextNoticeAt > now) return;
    const [reminded, event, notice] = remind(subscription, now);
    await this.subscriptions.save(reminded, event);
    if (notice === null) return;
    const until = graceEndOf(subscription.unpaidSince);
    const to = { id: brandId, ...(await this.contacts.of(brandId)) };
    await this.mails.paymentFailed(to, subscription.plan, notice, until);
  }
}

/** An email a month before a card expires, once a card. Returns how many. */
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
    const to = { id: brandId, ...(await this.contacts.of(brandId)) };
    await this.mails.cardExpiring(to, cardLast4 ?? '', cardEndsAt);
  }
}

/** An email shortly before returned credits expire with their period, once a period. Returns how many. */
export class WarnOfLapsingCredits {
  constructor(
    private readonly credits: CreditRepository,
    private readonly contacts: BrandContacts,
    private readonly mails: BillingMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const lapsing = await this.credits.lapsing(now, lapseWarningBefore(now), atOnce);
    await eachByItself(lapsing, ({ brandId }) => this.transaction.inTransaction(() => this.warn(brandId)));
    return lapsing.length;
  }

  private async warn(brandId: string): Promise<void> {
    const account = await this.credits.lock(brandId);
    const { freeLeft, periodEndsAt, lapseWarnedFor } = account;
    if (!periodEndsAt || freeLeft === 0 || lapseWarnedFor?.getTime() === periodEndsAt.getTime()) return;
    await this.credits.save(warnedOfLapse(account));
    const to = { id: brandId, ...(await this.contacts.of(brandId)) };
    await this.mails.creditsLapsing(to, freeLeft, periodEndsAt);
  }
}

/** Service: a plan has been cancelled or has ended, and an email says what the brand keeps and until when. */
export class PlanEndService {
  constructor(
    private readonly contacts: BrandContacts,
    private readonly credits: CreditRepository,
    private readonly mails: BillingMails,
  ) {}

  /** The plan ends at `until`. No email if the brand closed its own account. */
  async ending(brandId: string, plan: PlanId, until: Date): Promise<void> {
    const to = await this.readerIn(brandId);
    if (to) await this.mails.planEnding(to, plan, until);
  }

  /** It is over. */
  async ended(brandId: string, plan: PlanId): Promise<void> {
    const to = await this.readerIn(brandId);
    if (!to) return;
    const { keptLeft } = await this.credits.account(brandId);
    await this.mails.planEnded(to, plan === 'basic' ? null : plan, keptLeft);
  }

  private async readerIn(brandId: string): Promise<BilledBrand | null> {
    return (await this.contacts.isOpen(brandId)) ? { id: brandId, ...(await this.contacts.of(brandId)) } : null;
  }
}
