import type { MediaApi } from '../../../media/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import { BrandFiles, type Venue, Venues } from '../../ports/neighbours.js';

/** Profiles knows brands' venues. */
export class ProfileVenues extends Venues {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async find(brandId: string, venueId: string): Promise<Venue | undefined> {
    return (await this.profiles.venuesOf(brandId)).find(({ id }) => id === venueId);
  }
}

/** Media knows a file's owner. */
export class MediaBrandFiles extends BrandFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async kindOf(brandId: string, mediaId: string): Promise<'image' | 'video' | null> {
    return (await this.media.ownedBy(mediaId, brandId))?.kind ?? null;
  }
}
