import type { MapPoint } from '../../../contract/lists/index.js';
import type { OpeningHours } from '../../../contract/rules/opening-hours.js';

/** A brand's venue: its point on the map, null if it has none, and its opening hours. */
export type Venue = Readonly<{ point: MapPoint | null; openingHours: OpeningHours }>;

/** What offers need of the places of brands. Profiles answer. */
export abstract class Venues {
  /** Undefined when it is none of this brand's. */
  abstract find(brandId: string, venueId: string): Promise<Venue | undefined>;
}

/** What offers need of uploaded files. Media answers. */
export abstract class BrandFiles {
  /** What kind of file it is, when it belongs to this brand; else null. Asked in a transaction, nobody can delete it before that ends. */
  abstract kindOf(brandId: string, mediaId: string): Promise<'image' | 'video' | null>;
}
