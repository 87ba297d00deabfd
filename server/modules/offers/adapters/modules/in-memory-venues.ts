import type { MapPoint } from '../../../../contract/lists/index.js';
import { Venues } from '../../ports/neighbours.js';

export class InMemoryVenues extends Venues {
  /** By the brand's id and the venue's, with a slash between. */
  readonly places = new Map<string, MapPoint | null>();

  async placeOf(brandId: string, venueId: string): Promise<MapPoint | null | undefined> {
    return this.places.get(`${brandId}/${venueId}`);
  }
}
