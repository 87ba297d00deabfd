import type { Clock } from '../../../shared/kernel/index.js';
import { subscribe } from '../domain/brand.js';
import type { BrandRepository } from '../ports/brand.repository.js';

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
