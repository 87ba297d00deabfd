import type { TextSimilarity } from './ports/repositories.js';

/** What other modules can ask of discovery. */
export class DiscoveryApi {
  constructor(private readonly similarity: TextSimilarity) {}

  /** Live offers close to an influencer's bio, by id, with their points. */
  offersNear(influencerId: string): Promise<ReadonlyMap<string, number>> {
    return this.similarity.offersNear(influencerId);
  }
}
