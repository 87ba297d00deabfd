import { discoveryErrors } from '../../domain/discovery.errors.js';
import { noTargeting, type Targeting, type TargetingEvent } from '../../domain/targeting.js';
import { TargetingRepository } from '../../ports/targeting.repository.js';

export class InMemoryTargetingRepository extends TargetingRepository {
  readonly events: TargetingEvent[] = [];
  private readonly targetings = new Map<string, Targeting>();

  async of(brandId: string): Promise<Targeting> {
    return this.targetings.get(brandId) ?? noTargeting(brandId);
  }

  async save(targeting: Targeting, event: TargetingEvent): Promise<Targeting> {
    const stored = this.targetings.get(targeting.brandId)?.version ?? 0;
    if (stored !== targeting.version) throw discoveryErrors.targetingStale();
    const next = { ...targeting, version: targeting.version + 1 };
    this.targetings.set(next.brandId, next);
    this.events.push(event);
    return next;
  }
}
