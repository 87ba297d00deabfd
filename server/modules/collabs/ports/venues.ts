import type { MapPoint } from '../../../contract/lists/index.js';

/** What Collabs need of the places of brands. */
export abstract class Venues {
  /** Where this brand's venue stands on the map, null when nobody has put it there; undefined when it is none of theirs. */
  abstract placeOf(brandId: string, venueId: string): Promise<MapPoint | null | undefined>;
}
