import type { Feature } from '../../../../contract/features.js';
import { FeatureGate } from '../../../../shared/http/feature.guard.js';
import { NotifiedCache } from '../../../../shared/realtime/index.js';
import type { Entitlements, Standing } from '../../billing.api.js';

/** A cache of brands' entitlements, invalidated when they buy, pay or get an override. */
export class KeptStandings extends NotifiedCache<Standing> {}

/** Runs before nearly every brand page, and queries the database once a minute. */
export class KeptFeatureGate extends FeatureGate {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly kept: KeptStandings,
  ) {
    super();
  }

  async has(brandId: string, feature: Feature): Promise<boolean> {
    return this.entitlements.allows(await this.standing(brandId), feature);
  }

  async require(brandId: string, feature: Feature): Promise<void> {
    this.entitlements.check(await this.standing(brandId), feature);
  }

  private standing(brandId: string): Promise<Standing> {
    return this.kept.of(brandId, () => this.entitlements.standingOf(brandId));
  }
}
