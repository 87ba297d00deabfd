import type { TextSimilarity } from './ports/repositories.js';

/** What other modules may ask of discovery. */
export class DiscoveryApi {
  constructor(private readonly similarity: TextSimilarity) {}

  /** The live offers that come close to what an influencer writes of themselves, by their id, with the points of it. */
  offersNear(influencerId: string): Promise<ReadonlyMap<string, number>> {
    return this.similarity.offersNear(influencerId);
  }
}
