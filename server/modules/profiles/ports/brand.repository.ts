import type { Brand, BrandEvent } from '../domain/brand.js';

/** Where brands live. The promises below are executable: see brand.repository.contract.ts. */
export abstract class BrandRepository {
  /** @throws profileErrors.brandNotFound */
  abstract get(id: string): Promise<Brand>;

  /** The same for a brand that is there: also @throws profileErrors.brandNotFound when it has been deleted */
  abstract getUndeleted(id: string): Promise<Brand>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version); a new brand whose
   * slug is taken gets the next free one (`-2`, `-3` …).
   * @throws profileErrors.stale when the stored version is not the one this brand was read at
   */
  abstract save(brand: Brand, ...events: BrandEvent[]): Promise<Brand>;
}
