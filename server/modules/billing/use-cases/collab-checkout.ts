import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import type { HostedPage } from '../domain/checkout.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { CheckoutRepository } from '../ports/subscriptions.js';
import type { CheckoutPages } from './checkout-pages.js';
import type { OpenCheckout } from './open-checkout.js';
import type { SettleCheckout } from './settle-checkout.js';

/** A brand without a plan pays for one Collab, which is waiting for it. */
export class PayForCollab {
  constructor(
    private readonly credits: CreditRepository,
    private readonly openCheckout: OpenCheckout,
  ) {}

  /** @throws billing/not-found, identity/role-not-enough, billing/nothing-to-pay */
  async execute(actor: Actor, collabId: string): Promise<HostedPage> {
    const credit = await this.credits.find(collabId);
    if (!credit || actor.profile?.uid !== credit.brandId) throw billingErrors.notFound();
    checkMember(actor, 'billing');
    if (credit.state !== 'awaiting-payment') throw billingErrors.nothingToPay();

    const { brandId, plan, pricePence } = credit;
    const page = await this.openCheckout.execute(actor, { brandId, kind: 'collab', plan, collabId, pricePence });
    if (!page) throw billingErrors.nothingToPay();
    return page;
  }
}

/**
 * A Collab ended before it was paid for: expires its checkout. If the payment arrived first, it is kept as a credit.
 */
export class CloseCollabCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly pages: CheckoutPages,
    private readonly settle: SettleCheckout,
  ) {}

  async execute(collabId: string): Promise<void> {
    const checkout = await this.checkouts.forCollab(collabId);
    if (checkout?.state !== 'open' || !checkout.sessionId) return;
    await this.pages.close(checkout.id, checkout.sessionId);
    await this.settle.execute(checkout.sessionId);
  }
}
