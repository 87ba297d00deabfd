import type { Feature } from '../../../../contract/features.js';
import { type EntitlementEvent, everywhere, type Override } from '../../domain/entitlement.js';
import { EntitlementRepository } from '../../ports/entitlement.repository.js';

export class InMemoryEntitlementRepository extends EntitlementRepository {
  readonly events: EntitlementEvent[] = [];
  private overrides: Override[] = [];

  async standing(brandId: string): Promise<Override[]> {
    return this.overrides.filter((one) => [brandId, everywhere].includes(one.brandId) && one.endedAt === null);
  }

  async find(brandId: string, feature: Feature): Promise<Override | null> {
    const standing = await this.standing(brandId);
    return standing.find((one) => one.brandId === brandId && one.feature === feature) ?? null;
  }

  async put(override: Override, event: EntitlementEvent): Promise<void> {
    this.endStanding(override, override.madeAt, override.madeBy);
    this.overrides.push(override);
    this.events.push(event);
  }

  async end(override: Override, event: EntitlementEvent): Promise<void> {
    if (this.endStanding(override, override.endedAt, override.endedBy)) this.events.push(event);
  }

  private endStanding({ brandId, feature }: Override, endedAt: Date | null, endedBy: string | null): boolean {
    const stands = (one: Override) => one.brandId === brandId && one.feature === feature && one.endedAt === null;
    const found = this.overrides.some(stands);
    this.overrides = this.overrides.map((one) => (stands(one) ? { ...one, endedAt, endedBy } : one));
    return found;
  }
}
