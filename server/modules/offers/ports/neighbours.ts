import type { MapPoint } from '../../../contract/lists/index.js';
import type { OpeningHours } from '../../../contract/rules/opening-hours.js';

/** A brand's venue: its point on the map, null if it has none, and its opening hours. */
export type Venue = Readonly<{ point: MapPoint | null; openingHours: OpeningHours }>;

/** What offers need to know about brands' venues. Profiles answers. */
export abstract class Venues {
  /** Undefined if it isn't one of this brand's. */
  abstract find(brandId: string, venueId: string): Promise<Venue | undefined>;
}

/** What offers need to know about uploaded files. Media answers. */
export abstract class BrandFiles {
  /**
   * The file's type if it belongs to this brand; else null. In a transaction, locks it against deletion until that
   * ends.
   */
  abstract kindOf(brandId: string, mediaId: string): Promise<'image' | 'video' | null>;
}
