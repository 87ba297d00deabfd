import type { Actor, Clock } from '../../../shared/kernel/index.js';
import type { Brand } from '../domain/brand.js';
import { type CompanyChanges, describeCompany } from '../domain/company.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { BrandRepository } from '../ports/brand.repository.js';

/** A brand's own people read what it says of itself, and correct it. */
export class OwnCompany {
  constructor(
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/brand-not-found */
  async get(actor: Actor): Promise<Brand> {
    return this.brands.get(brandOf(actor));
  }

  /** @throws profiles/brand-not-found, identity/role-not-enough, identity/seat-needed, profiles/stale */
  async execute(actor: Actor, changes: CompanyChanges): Promise<Brand> {
    const brand = await this.get(actor);

    const described = describeCompany(brand, changes, actor, this.clock.now());

    return described ? this.brands.save(...described) : brand;
  }
}

function brandOf({ profile }: Actor): string {
  if (profile?.type !== 'brand') throw profileErrors.brandNotFound(profile?.uid ?? '');
  return profile.uid;
}
