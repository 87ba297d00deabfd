import type { MapPoint } from '../../../../contract/lists/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import { Venues } from '../../ports/venues.js';

/** Profiles know the places of brands. */
export class ProfileVenues extends Venues {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async placeOf(brandId: string, venueId: string): Promise<MapPoint | null | undefined> {
    return (await this.profiles.venuesOf(brandId)).find(({ id }) => id === venueId)?.point;
  }
}
