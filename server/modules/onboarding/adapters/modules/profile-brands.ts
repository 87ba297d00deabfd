import type { ProfilesApi } from '../../../profiles/index.js';
import { Brands } from '../../ports/brands.js';

export class ProfileBrands extends Brands {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async nameOf(brandId: string): Promise<string> {
    return (await this.profiles.brandCard(brandId)).name;
  }
}
