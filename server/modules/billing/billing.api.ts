import type { Feature } from '../../contract/features.js';
import type { Plan } from '../../contract/plans.js';
import type { Actor, Clock } from '../../shared/kernel/index.js';
import { billingErrors } from './domain/billing.errors.js';
import { type CollabCredit, type CreditSource, lapsesAt } from './domain/credit.js';
import { type EntitlementSet, entitlementsOf, type Override } from './domain/entitlement.js';
import { planInForce } from './domain/subscription.js';
import type { CreditRepository, EntitlementRepository } from './ports/entitlements.js';
import type { SubscriptionRepository } from './ports/subscriptions.js';
import type {
  ClaimCredit,
  CreditAnswer,
  CreditBack,
  CreditQuote,
  GiveBackCredit,
  QuoteCredit,
} from './use-cases/credits.js';

/** What other modules may ask about plans. */
export class BillingApi {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  /** The plan in force: Basic for a brand that never subscribed, or does not pay any more. */
  async planOf(brandId: string): Promise<Plan> {
    return planInForce(await this.subscriptions.find(brandId));
  }

  /** Which of these brands pay. */
  payingOf(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.subscriptions.payingAmong(brandIds);
  }
}

/** What decides over what a brand may do: the plan in force, and what staff have said and not ended. */
export type Standing = Readonly<{ plan: Plan; overrides: readonly Override[] }>;

/** What a brand may do: the one place in the product that answers. The plan says it, and staff may grant or lock beside it. */
export class Entitlements {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly overrides: EntitlementRepository,
    private readonly clock: Clock,
  ) {}

  /** The plan in force, every feature with why it is open or closed, seats, and storage in bytes (null: no limit). */
  async of(brandId: string): Promise<EntitlementSet> {
    return this.following(await this.standingOf(brandId));
  }

  /** What `of` follows from: the same for as long as nobody buys, pays, grants, locks or clears. */
  async standingOf(brandId: string): Promise<Standing> {
    const subscription = await this.subscriptions.find(brandId);
    const overrides = await this.overrides.standing(brandId); // one after the other: it may be inside a transaction
    return { plan: planInForce(subscription), overrides };
  }

  /** Lets pass or refuses: 403 with `feature`, `reason` (plan or lock) and `until`. @throws billing/feature-locked */
  async require(brandId: string, feature: Feature): Promise<void> {
    this.check(await this.standingOf(brandId), feature);
  }

  /** Whether a standing that was read before opens it. */
  allows(standing: Standing, feature: Feature): boolean {
    return this.following(standing).features[feature].allowed;
  }

  /** The same of a standing that was read before. @throws billing/feature-locked */
  check(standing: Standing, feature: Feature): void {
    const { allowed, reason, until } = this.following(standing).features[feature];
    if (!allowed) throw billingErrors.featureLocked(feature, reason, until);
  }

  private following({ plan, overrides }: Standing): EntitlementSet {
    return entitlementsOf(plan, overrides, this.clock.now());
  }
}

export type { CreditAnswer, CreditBack, CreditQuote, CreditSource };

/** `usableUntil`: until when the credit can be used, once it has been given back; null where it doesn’t expire, or has. */
export type CreditTaken = Pick<CollabCredit, 'source' | 'pricePence' | 'state'> & CreditBack;

/**
 * What Collabs cost their brand. All of it joins the open transaction, so that a Collab and its credit change together,
 * and each may be asked again for the same Collab without effect. Two who want the last free one wait for each other.
 *
 * - An influencer asked, the brand approves: `spend`.
 * - The brand asks: `reserve` with its request, `spend` with the influencer's yes.
 * - `payment-needed`: store nothing that counts as approved or requested; the brand pays at
 *   `POST /api/v1/billing/collabs/{collabId}/checkout`, and `credit.paid` (see events.ts) tells when to ask again.
 * - Declined, withdrawn, expired, cancelled in time, ended by the influencer or a no-show: `giveBack`. Not for the brand's
 *   own late cancellation.
 */
export class Credits {
  constructor(
    private readonly quoteCredit: QuoteCredit,
    private readonly claimCredit: ClaimCredit,
    private readonly giveBackCredit: GiveBackCredit,
    private readonly credits: CreditRepository,
    private readonly clock: Clock,
  ) {}

  /** What the brand's next Collab would take, for the button that asks. */
  quote(brandId: string): Promise<CreditQuote> {
    return this.quoteCredit.execute(brandId);
  }

  /** What a Collab has taken; null while it has taken nothing. For its brand's eyes only. */
  async takenBy(collabId: string): Promise<CreditTaken | null> {
    const credit = await this.credits.find(collabId);
    if (!credit) return null;
    const { brandId, source, pricePence, state } = credit;
    const usableUntil = lapsesAt(credit, await this.credits.account(brandId), this.clock.now());
    return { source, pricePence, state, usableUntil };
  }

  /** The brand's request sets a credit aside. @throws billing/credit-closed when it was given back before */
  reserve(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    return this.claimCredit.execute(actor, brandId, collabId, 'reserve');
  }

  /** The Collab is approved: uses what was reserved, or takes one now. @throws billing/credit-closed when it was given back before */
  spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    return this.claimCredit.execute(actor, brandId, collabId, 'spend');
  }

  /** The Collab ended before its visit, or its request came to nothing. `note` says why, for the ledger. */
  giveBack(actor: Actor, brandId: string, collabId: string, note: string): Promise<CreditBack | null> {
    return this.giveBackCredit.execute(actor, brandId, collabId, note);
  }
}
