import type { PlanId } from '../../../contract/plans.js';

/** What we write to a brand about its payments. Each joins the open transaction. */
export abstract class BillingMails {
  /** @param notice 1, 2 or 3: how many mails have told of it, with this one; @param until when access ends */
  abstract paymentFailed(to: BilledBrand, plan: PlanId, notice: number, until: Date): Promise<void>;

  /** @param endsAt the first moment at which the card is no longer good */
  abstract cardExpiring(to: BilledBrand, last4: string, endsAt: Date): Promise<void>;

  /** Credits that were given back lapse with the period. @param left how many Collabs are left of it; @param until when it ends */
  abstract creditsLapsing(to: BilledBrand, left: number, until: Date): Promise<void>;

  /** The brand has ended its plan: what it keeps until when. */
  abstract planEnding(to: BilledBrand, plan: PlanId, until: Date): Promise<void>;

  /** The plan is over. @param plan null where it is not known any more; @param keptLeft how many credits stay */
  abstract planEnded(to: BilledBrand, plan: PlanId | null, keptLeft: number): Promise<void>;
}

/** Whom we write to about money, and what the bill is made out to. */
export type BrandContact = Readonly<{ name: string; email: string }>;
export type BilledBrand = BrandContact & Readonly<{ id: string }>;

/** What billing needs to know of brands. */
export abstract class BrandContacts {
  /** @throws profiles/brand-not-found */
  abstract of(brandId: string): Promise<BrandContact>;

  /** Whether the brand's account is neither deleted nor erased. */
  abstract isOpen(brandId: string): Promise<boolean>;
}
