import type { Feature } from '../../../contract/features.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { clear, everywhere, isRunning, type NewOverride, type Override, override } from '../domain/entitlement.js';
import type { EntitlementRepository } from '../ports/entitlements.js';
import type { BrandContacts } from '../ports/neighbours.js';

/**
 * A service: staff grant a brand, or every brand, a feature that its plan lacks, lock one it has, or clear the
 * override.
 */
export class OverrideFeature {
  constructor(
    private readonly overrides: EntitlementRepository,
    private readonly brands: BrandContacts,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/brand-not-found, billing/not-staff, billing/reason-needed, billing/until-past */
  async execute(actor: Actor, wanted: NewOverride): Promise<void> {
    await this.checkBrand(wanted.brandId);
    await this.overrides.put(...override(wanted, actor, this.clock.now()));
  }

  /** @throws profiles/brand-not-found, billing/not-staff */
  async clear(actor: Actor, brandId: string, feature: Feature): Promise<void> {
    await this.checkBrand(brandId);
    const standing = await this.overrides.find(brandId, feature);
    if (standing) await this.overrides.end(...clear(standing, actor, this.clock.now()));
  }

  /** Active overrides for every brand. */
  async standingEverywhere(): Promise<Override[]> {
    const standing = await this.overrides.standing(everywhere);
    return standing.filter((one) => isRunning(one, this.clock.now()));
  }

  private async checkBrand(brandId: string): Promise<void> {
    if (brandId !== everywhere) await this.brands.of(brandId);
  }
}
