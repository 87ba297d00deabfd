import type { Feature } from '../../../contract/features.js';
import type { EntitlementEvent, Override } from '../domain/entitlement.js';

/** What staff have granted and locked. The promises below are executable: see entitlement.repository.contract.ts. */
export abstract class EntitlementRepository {
  /** Those of this brand and those of `everywhere` that have not been ended; their time may be over all the same. */
  abstract standing(brandId: string): Promise<Override[]>;

  abstract find(brandId: string, feature: Feature): Promise<Override | null>;

  /** Stores it and its event together; the one that stood for this feature ends. */
  abstract put(override: Override, event: EntitlementEvent): Promise<void>;

  /** Stores the end of one and its event together; ending it twice changes nothing more. */
  abstract end(override: Override, event: EntitlementEvent): Promise<void>;
}
