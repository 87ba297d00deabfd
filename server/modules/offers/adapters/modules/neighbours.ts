import type { MapPoint } from '../../../../contract/lists/index.js';
import type { MediaApi } from '../../../media/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import { BrandFiles, Venues } from '../../ports/neighbours.js';

/** Profiles know the places of brands. */
export class ProfileVenues extends Venues {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async placeOf(brandId: string, venueId: string): Promise<MapPoint | null | undefined> {
    return (await this.profiles.venuesOf(brandId)).find(({ id }) => id === venueId)?.point;
  }
}

/** Media knows whose file it is. */
export class MediaBrandFiles extends BrandFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async kindOf(brandId: string, mediaId: string): Promise<'image' | 'video' | null> {
    return (await this.media.ownedBy(mediaId, brandId))?.kind ?? null;
  }
}
