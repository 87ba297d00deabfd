import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { SeatLimits } from '../../../identity/index.js';
import { type ProfilesApi, Subscriptions } from '../../../profiles/index.js';
import { seatsOfInfluencer } from '../../../teams/index.js';
import type { Entitlements } from '../../billing.api.js';
import { type BrandContact, BrandContacts } from '../../ports/neighbours.js';
import type { SubscriptionRepository } from '../../ports/subscriptions.js';

export class ProfileBrandContacts extends BrandContacts {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  of(brandId: string): Promise<BrandContact> {
    return this.profiles.brandContact(brandId);
  }

  isOpen(brandId: string): Promise<boolean> {
    return this.profiles.isBrandOpen(brandId);
  }
}

/** Tells identity how many seats a brand's plan has. Influencers have no plan, and all have the same number. */
export class BillingSeatLimits extends SeatLimits {
  constructor(private readonly entitlements: Pick<Entitlements, 'of'>) {
    super();
  }

  async seatsOf({ uid, type }: ProfileRef): Promise<number | null> {
    return type === 'brand' ? (await this.entitlements.of(uid)).seats : seatsOfInfluencer;
  }
}

/** Tells profiles who pays. */
export class PayingSubscriptions extends Subscriptions {
  constructor(private readonly subscriptions: SubscriptionRepository) {
    super();
  }

  async payingOf(brandIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const paying = await this.subscriptions.payingAmong(brandIds);
    return new Map(brandIds.map((id) => [id, paying.has(id)]));
  }
}
