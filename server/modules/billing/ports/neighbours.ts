import type { PlanId } from '../../../contract/plans.js';

/** Emails to a brand about its payments. Each joins the open transaction. */
export abstract class BillingMails {
  /** @param notice 1, 2 or 3: how many emails, including this one; @param until when access ends */
  abstract paymentFailed(to: BilledBrand, plan: PlanId, notice: number, until: Date): Promise<void>;

  /** @param endsAt when the card expires */
  abstract cardExpiring(to: BilledBrand, last4: string, endsAt: Date): Promise<void>;

  /**
   * Returned credits expire with the period. @param left how many Collabs are left; @param until the end of the period
   */
  abstract creditsLapsing(to: BilledBrand, left: number, until: Date): Promise<void>;

  /** The brand has cancelled its plan: what it keeps, and until when. */
  abstract planEnding(to: BilledBrand, plan: PlanId, until: Date): Promise<void>;

  /** The plan has ended. @param plan null if it is no longer known; @param keptLeft how many credits are left */
  abstract planEnded(to: BilledBrand, plan: PlanId | null, keptLeft: number): Promise<void>;
}

/** A brand's contact for payments: the name on invoices, and the email address. */
export type BrandContact = Readonly<{ name: string; email: string }>;
export type BilledBrand = BrandContact & Readonly<{ id: string }>;

/** What billing needs to know about brands. */
export abstract class BrandContacts {
  /** @throws profiles/brand-not-found */
  abstract of(brandId: string): Promise<BrandContact>;

  /** Whether the brand's account is neither deleted nor erased. */
  abstract isOpen(brandId: string): Promise<boolean>;
}
