import type { InfluencerList, InfluencerListEvent } from '../domain/influencer-list.js';

/** Where lists of influencers live. The promises are executable: see influencer-list.repository.contract.ts. */
export abstract class InfluencerListRepository {
  /** @throws listErrors.notFound */
  abstract get(id: string): Promise<InfluencerList>;

  /** The same, and whoever else asks for it so waits until this transaction has ended. @throws listErrors.notFound */
  abstract lock(id: string): Promise<InfluencerList>;

  /**
   * Stores the list, its members in their order, and what happened, or nothing. Returns the stored state (next version).
   * @throws listErrors.stale when the stored version is not the one this list was read at
   * @throws listErrors.nameTaken when another list is called so
   * @throws listErrors.tooMany when it is new and its brand has as many as it can keep, however many come at once
   */
  abstract save(list: InfluencerList, event: InfluencerListEvent): Promise<InfluencerList>;

  /** The list of this brand that is called so, whatever its case; null when there is none. */
  abstract idNamed(brandId: string, name: string): Promise<string | null>;

  /** Forgets it with its links and votes, and says so. One that is gone already stays gone. */
  abstract remove(id: string, event: InfluencerListEvent): Promise<void>;
}
