import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Brand, type BrandChanges, updateBrand } from '../domain/brand.js';
import type { BrandRepository } from '../ports/brand.repository.js';

/** Staff correct a brand or move it on in sales and onboarding. */
export class UpdateBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, changes: BrandChanges, reason = ''): Promise<Brand> {
    const brand = await this.brands.get(id);

    const updated = updateBrand(brand, changes, reason, actor, this.clock.now());

    return updated ? this.brands.save(...updated) : brand;
  }
}
