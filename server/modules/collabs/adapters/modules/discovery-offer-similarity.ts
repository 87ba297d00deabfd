import type { DiscoveryApi } from '../../../discovery/index.js';
import { OfferSimilarity } from '../../ports/offer-similarity.js';

/** Discovery compares offers with bios. */
export class DiscoveryOfferSimilarity extends OfferSimilarity {
  constructor(private readonly discovery: DiscoveryApi) {
    super();
  }

  of(influencerId: string): Promise<ReadonlyMap<string, number>> {
    return this.discovery.offersNear(influencerId);
  }
}
