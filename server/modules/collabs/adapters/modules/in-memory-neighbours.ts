import { planFor } from '../../../../contract/plans.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import {
  type CreditAnswer,
  type CreditBack,
  type CreditOffer,
  Credits,
  type CreditTaken,
  Deletions,
  FoodRisks,
} from '../../ports/neighbours.js';
import type { Choice } from '../../../../contract/rules/choice.js';
import type { VatMode } from '../../../../contract/vat.js';

type Account = { plan: 'starter' | 'basic'; freeLeft: number; keptLeft: number };

/** Every brand has as many free ones as it asks for, unless a test says otherwise. */
export class InMemoryCredits extends Credits {
  readonly accounts = new Map<string, Account>();
  readonly returned: string[] = [];
  vat: VatMode = 'included';
  /** When the free ones expire. */
  readonly periodEndsAt = new Date('2027-04-01T09:00:00.000Z');
  private readonly taken = new Map<string, CreditTaken>();

  async next(brandId: string): Promise<CreditOffer> {
    const { plan, freeLeft, keptLeft } = this.accountOf(brandId);
    const left = { freeLeft, keptLeft };
    if (freeLeft > 0) return { source: 'free', pricePence: 0, ...left };
    if (keptLeft > 0) return { source: 'kept', pricePence: 0, ...left };
    const source = plan === 'basic' ? 'checkout' : 'invoice';
    return { source, pricePence: planFor(plan).collabPricePence, ...left };
  }

  async takenBy(collabId: string): Promise<CreditTaken | null> {
    return this.taken.get(collabId) ?? null;
  }

  async reserve(_actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    const known = this.taken.get(collabId);
    if (known) {
      const state =
        known.state === 'awaiting-payment' ? 'payment-needed' : known.state === 'spent' ? 'spent' : 'reserved';
      return { state, pricePence: known.pricePence };
    }
    return this.claim(brandId, collabId, 'reserved');
  }

  async spend(_actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    const known = this.taken.get(collabId);
    if (known) {
      const waits = known.state === 'awaiting-payment';
      if (known.state === 'reserved') this.taken.set(collabId, { ...known, state: 'spent' });
      return { state: waits ? 'payment-needed' : 'spent', pricePence: known.pricePence };
    }
    return this.claim(brandId, collabId, 'spent');
  }

  private async claim(brandId: string, collabId: string, purpose: 'reserved' | 'spent'): Promise<CreditAnswer> {
    const { source, pricePence } = await this.next(brandId);
    const account = this.accountOf(brandId);
    if (source === 'free') account.freeLeft--;
    if (source === 'kept') account.keptLeft--;
    const state = source === 'checkout' ? 'awaiting-payment' : purpose;
    this.taken.set(collabId, { source, pricePence, state, usableUntil: this.periodEndFor(source) });
    return { state: state === 'awaiting-payment' ? 'payment-needed' : state, pricePence };
  }

  async giveBack(_actor: Actor, brandId: string, collabId: string): Promise<CreditBack | null> {
    const known = this.taken.get(collabId);
    if (!known || known.state === 'freed') return null;
    const account = this.accountOf(brandId);
    if (known.source === 'free') account.freeLeft++;
    else if (known.state !== 'awaiting-payment') account.keptLeft++;
    this.taken.set(collabId, { ...known, state: 'freed' });
    this.returned.push(collabId);
    return known.state === 'awaiting-payment' ? null : { usableUntil: known.usableUntil };
  }

  /** The payment for a Collab has arrived. */
  pay(collabId: string): void {
    this.taken.set(collabId, { ...this.taken.get(collabId)!, state: 'reserved' });
  }

  private periodEndFor(source: CreditTaken['source']): Date | null {
    return source === 'free' ? this.periodEndsAt : null;
  }

  private accountOf(brandId: string): Account {
    const account = this.accounts.get(brandId) ?? { plan: 'starter', freeLeft: Infinity, keptLeft: 0 };
    this.accounts.set(brandId, account);
    return account;
  }
}

export class InMemoryDeletions extends Deletions {
  readonly deleted = new Set<string>();

  async among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]> {
    return profiles.filter(({ uid }) => this.deleted.has(uid));
  }
}

export class InMemoryFoodRisks extends FoodRisks {
  readonly byInfluencer = new Map<string, Choice<string>>();

  async ofMany(influencerIds: readonly string[]): Promise<ReadonlyMap<string, Choice<string>>> {
    return new Map([...this.byInfluencer].filter(([id]) => influencerIds.includes(id)));
  }

  async keep(influencerId: string, own: Choice<string>): Promise<void> {
    this.byInfluencer.set(influencerId, own);
  }
}
