import type { MapPoint } from '../../../contract/lists/index.js';

/** What offers need of the places of brands. Profiles answer. */
export abstract class Venues {
  /** Where this brand's venue stands on the map, null when nobody has put it there; undefined when it is none of theirs. */
  abstract placeOf(brandId: string, venueId: string): Promise<MapPoint | null | undefined>;
}

/** What offers need of uploaded files. Media answers. */
export abstract class BrandFiles {
  /** What kind of file it is, when it belongs to this brand; else null. Asked in a transaction, nobody can delete it before that ends. */
  abstract kindOf(brandId: string, mediaId: string): Promise<'image' | 'video' | null>;
}
