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

/** What other modules can ask about plans. */
export class BillingApi {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  /** The plan in force: Basic for a brand that has never subscribed, or no longer pays. */
  async planOf(brandId: string): Promise<Plan> {
    return planInForce(await this.subscriptions.find(brandId));
  }

  /** Which of these brands pay. */
  payingOf(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.subscriptions.payingAmong(brandIds);
  }
}

/** What determines a brand's entitlements: the plan in force, and active overrides by staff. */
export type Standing = Readonly<{ plan: Plan; overrides: readonly Override[] }>;

/** A brand's entitlements, from the plan and overrides by staff: the only place in the product that decides. */
export class Entitlements {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly overrides: EntitlementRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The plan in force, every feature with the reason why it is open or closed, seats, and storage in bytes (null: no
   * limit).
   */
  async of(brandId: string): Promise<EntitlementSet> {
    return this.following(await this.standingOf(brandId));
  }

  /** The inputs of `of`: unchanged until someone buys, pays, grants, locks or clears. */
  async standingOf(brandId: string): Promise<Standing> {
    const subscription = await this.subscriptions.find(brandId);
    const overrides = await this.overrides.standing(brandId); // sequential: it may be inside a transaction
    return { plan: planInForce(subscription), overrides };
  }

  /** Passes, or throws a 403 with `feature`, `reason` (plan or lock) and `until`. @throws billing/feature-locked */
  async require(brandId: string, feature: Feature): Promise<void> {
    this.check(await this.standingOf(brandId), feature);
  }

  /** Whether the given standing includes the feature. */
  allows(standing: Standing, feature: Feature): boolean {
    return this.following(standing).features[feature].allowed;
  }

  /** The same for a standing that was read before. @throws billing/feature-locked */
  check(standing: Standing, feature: Feature): void {
    const { allowed, reason, until } = this.following(standing).features[feature];
    if (!allowed) throw billingErrors.featureLocked(feature, reason, until);
  }

  private following({ plan, overrides }: Standing): EntitlementSet {
    return entitlementsOf(plan, overrides, this.clock.now());
  }
}

export type { CreditAnswer, CreditBack, CreditQuote, CreditSource };

/** `usableUntil`: when a returned credit expires; null if it doesn’t, or already has. */
export type CreditTaken = Pick<CollabCredit, 'source' | 'pricePence' | 'state'> & CreditBack;

/**
 * What Collabs cost their brand. Every method joins the open transaction, so that a Collab and its credit change
 * together, and is idempotent for the same Collab. Concurrent requests for the last free one are serialised.
 *
 * - The influencer made the request and the brand approves it: `spend`.
 * - The brand made the request: `reserve` with the request, `spend` when the influencer accepts.
 * - `payment-needed`: don't store an approval or a sent request yet; the brand pays at `POST
 *   /api/v1/billing/collabs/{collabId}/checkout`, and `credit.paid` (see events.ts) says when to call again.
 * - Declined, withdrawn, expired, cancelled in time, ended by the influencer or a no-show: `giveBack`. Not for the
 *   brand's own late cancellation.
 */
export class Credits {
  constructor(
    private readonly quoteCredit: QuoteCredit,
    private readonly claimCredit: ClaimCredit,
    private readonly giveBackCredit: GiveBackCredit,
    private readonly credits: CreditRepository,
    private readonly clock: Clock,
  ) {}

  /** What the brand's next Collab would cost, shown on the button. */
  quote(brandId: string): Promise<CreditQuote> {
    return this.quoteCredit.execute(brandId);
  }

  /** What a Collab has taken; null if nothing. Only its brand may see it. */
  async takenBy(collabId: string): Promise<CreditTaken | null> {
    const credit = await this.credits.find(collabId);
    if (!credit) return null;
    const { brandId, source, pricePence, state } = credit;
    const usableUntil = lapsesAt(credit, await this.credits.account(brandId), this.clock.now());
    return { source, pricePence, state, usableUntil };
  }

  /** Reserves a credit for the brand's request. @throws billing/credit-closed when it was given back before */
  reserve(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    return this.claimCredit.execute(actor, brandId, collabId, 'reserve');
  }

  /**
   * The Collab is approved: uses the reserved credit, or takes one now. @throws billing/credit-closed when it was given
   * back before
   */
  spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    return this.claimCredit.execute(actor, brandId, collabId, 'spend');
  }

  /** The Collab ended before its visit, or its request didn't succeed. `note` says why, for the ledger. */
  giveBack(actor: Actor, brandId: string, collabId: string, note: string): Promise<CreditBack | null> {
    return this.giveBackCredit.execute(actor, brandId, collabId, note);
  }
}
