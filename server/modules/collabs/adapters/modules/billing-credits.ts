import type { VatMode } from '../../../../contract/vat.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Credits as BilledCredits } from '../../../billing/index.js';
import {
  type CreditAnswer,
  type CreditBack,
  type CreditOffer,
  Credits,
  type CreditTaken,
} from '../../ports/neighbours.js';

/** Billing keeps the credits. */
export class BillingCredits extends Credits {
  constructor(
    private readonly billing: BilledCredits,
    private readonly config: Readonly<{ vat: Readonly<{ prices: VatMode }> }>,
  ) {
    super();
  }

  get vat(): VatMode {
    return this.config.vat.prices;
  }

  next(brandId: string): Promise<CreditOffer> {
    return this.billing.quote(brandId);
  }

  takenBy(collabId: string): Promise<CreditTaken | null> {
    return this.billing.takenBy(collabId);
  }

  async reserve(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    const { state, pricePence } = await this.billing.reserve(actor, brandId, collabId);
    return { state, pricePence };
  }

  async spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    const { state, pricePence } = await this.billing.spend(actor, brandId, collabId);
    return { state, pricePence };
  }

  giveBack(actor: Actor, brandId: string, collabId: string, why: string): Promise<CreditBack | null> {
    return this.billing.giveBack(actor, brandId, collabId, why);
  }
}
