import type { Feature } from '../../../../contract/features.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { CreditChange, CreditEvent } from '../../domain/credit-moves.js';
import { type CollabCredit, type CreditAccount, type CreditLine, emptyAccount } from '../../domain/credit.js';
import { type EntitlementEvent, everywhere, type Override } from '../../domain/entitlement.js';
import type { Subscription, SubscriptionEvent } from '../../domain/subscription.js';
import { CreditRepository, EntitlementRepository } from '../../ports/entitlements.js';
import { SubscriptionRepository } from '../../ports/subscriptions.js';

export class InMemorySubscriptionRepository extends SubscriptionRepository {
  readonly events: SubscriptionEvent[] = [];
  private readonly subscriptions = new Map<string, Subscription>();
  private readings = 0;

  async find(brandId: string): Promise<Subscription | null> {
    return this.subscriptions.get(brandId) ?? null;
  }

  lock(brandId: string): Promise<Subscription | null> {
    return this.find(brandId);
  }

  async nextReading(): Promise<number> {
    return ++this.readings;
  }

  async dueNotices(now: Date, limit: number): Promise<Subscription[]> {
    return this.those(({ nextNoticeAt }) => nextNoticeAt !== null && nextNoticeAt <= now).slice(0, limit);
  }

  async endingCards(before: Date, limit: number): Promise<Subscription[]> {
    return this.those(
      ({ paying, cardEndsAt, cardNoticeFor }) =>
        paying && cardEndsAt !== null && cardEndsAt <= before && cardNoticeFor?.getTime() !== cardEndsAt.getTime(),
    ).slice(0, limit);
  }

  async unbought(): Promise<Subscription[]> {
    return this.those(({ paying, providerId }) => paying && providerId === null);
  }

  async payingAmong(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(brandIds.filter((id) => this.subscriptions.get(id)?.paying));
  }

  async save(subscription: Subscription, ...events: SubscriptionEvent[]): Promise<Subscription> {
    const { brandId, version } = subscription;
    if ((this.subscriptions.get(brandId)?.version ?? 0) !== version) throw billingErrors.stale(brandId);
    const next = { ...subscription, version: version + 1 };
    this.subscriptions.set(brandId, next);
    this.events.push(...events);
    return next;
  }

  private those(hold: (subscription: Subscription) => boolean): Subscription[] {
    return [...this.subscriptions.values()].filter(hold);
  }
}

export class InMemoryCreditRepository extends CreditRepository {
  readonly events: CreditEvent[] = [];
  readonly ledger: CreditLine[] = [];
  private readonly accounts = new Map<string, CreditAccount>();
  private readonly credits = new Map<string, CollabCredit>();

  async account(brandId: string): Promise<CreditAccount> {
    return this.accounts.get(brandId) ?? emptyAccount(brandId);
  }

  lock(brandId: string): Promise<CreditAccount> {
    return this.account(brandId);
  }

  async find(collabId: string): Promise<CollabCredit | null> {
    return this.credits.get(collabId) ?? null;
  }

  async save({ account, credit, lines, events }: CreditChange): Promise<void> {
    const { brandId, version } = account;
    const isStale =
      (this.accounts.get(brandId)?.version ?? 0) !== version ||
      (credit && (this.credits.get(credit.collabId)?.version ?? 0) !== credit.version);
    if (isStale) throw billingErrors.stale(brandId);
    this.accounts.set(brandId, { ...account, version: version + 1 });
    if (credit) this.credits.set(credit.collabId, { ...credit, version: credit.version + 1 });
    this.ledger.push(...lines);
    this.events.push(...events);
  }

  async lapsing(now: Date, before: Date, limit: number): Promise<CreditAccount[]> {
    const has = ({ brandId, freeLeft, periodStartsAt, periodEndsAt, lapseWarnedFor }: CreditAccount) =>
      periodEndsAt !== null &&
      periodEndsAt > now &&
      periodEndsAt <= before &&
      freeLeft > 0 &&
      lapseWarnedFor?.getTime() !== periodEndsAt.getTime() &&
      this.ledger.some(
        (line) =>
          line.brandId === brandId &&
          line.kind === 'returned' &&
          line.free > 0 &&
          line.periodStartsAt?.getTime() === periodStartsAt?.getTime(),
      );
    return [...this.accounts.values()]
      .filter(has)
      .sort((a, b) => a.periodEndsAt!.getTime() - b.periodEndsAt!.getTime())
      .slice(0, limit);
  }

  async lines(brandId: string, { limit, before }: { limit: number; before?: string }): Promise<CreditLine[]> {
    const own = this.ledger.filter((line) => line.brandId === brandId && (before === undefined || line.id < before));
    return own.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
  }
}

export class InMemoryEntitlementRepository extends EntitlementRepository {
  readonly events: EntitlementEvent[] = [];
  private overrides: Override[] = [];

  async standing(brandId: string): Promise<Override[]> {
    return this.overrides.filter((one) => [brandId, everywhere].includes(one.brandId) && one.endedAt === null);
  }

  async find(brandId: string, feature: Feature): Promise<Override | null> {
    const standing = await this.standing(brandId);
    return standing.find((one) => one.brandId === brandId && one.feature === feature) ?? null;
  }

  async put(override: Override, event: EntitlementEvent): Promise<void> {
    this.endStanding(override, override.madeAt, override.madeBy);
    this.overrides.push(override);
    this.events.push(event);
  }

  async end(override: Override, event: EntitlementEvent): Promise<void> {
    if (this.endStanding(override, override.endedAt, override.endedBy)) this.events.push(event);
  }

  private endStanding({ brandId, feature }: Override, endedAt: Date | null, endedBy: string | null): boolean {
    const stands = (one: Override) => one.brandId === brandId && one.feature === feature && one.endedAt === null;
    const found = this.overrides.some(stands);
    this.overrides = this.overrides.map((one) => (stands(one) ? { ...one, endedAt, endedBy } : one));
    return found;
  }
}
