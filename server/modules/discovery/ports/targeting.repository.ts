import type { Targeting, TargetingEvent } from '../domain/targeting.js';

/** Where it is kept whom brands look for. The promises below are executable: see targeting.repository.contract.ts. */
export abstract class TargetingRepository {
  /** What this brand has said; nothing wanted and nothing left out where it has said nothing. */
  abstract of(brandId: string): Promise<Targeting>;

  /**
   * Stores the state and its event together, or neither. Returns the stored state (next version).
   * @throws discoveryErrors.targetingStale when the stored version is not the one this was read at
   */
  abstract save(targeting: Targeting, event: TargetingEvent): Promise<Targeting>;
}
