import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Brand, type BrandChanges, updateBrand, subscribe } from '../domain/brand.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { BrandRepository } from '../ports/brand.repository.js';

/** Staff correct a brand or move it on in sales and onboarding. */
export class UpdateBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  /** @param expected the version that the change was made from; left out, whatever is there is changed */
  async execute(actor: Actor, id: string, changes: BrandChanges, reason = '', expected?: number): Promise<Brand> {
    const brand = await this.brands.getUndeleted(id);
    if (expected !== undefined && brand.version !== expected) throw profileErrors.changedMeanwhile(id);

    const updated = updateBrand(brand, changes, reason, actor, this.clock.now());

    return updated ? this.brands.save(...updated) : brand;
  }
}

/** A brand has paid for a plan: Subscribed, in sales and in onboarding. Told twice, it changes nothing more. */
export class MarkSubscribed {
  constructor(
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/brand-not-found, profiles/stale */
  async execute(brandId: string): Promise<void> {
    const subscribed = subscribe(await this.brands.get(brandId), this.clock.now());
    if (subscribed) await this.brands.save(...subscribed);
  }
}
