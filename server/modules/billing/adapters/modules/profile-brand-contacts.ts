import type { ProfilesApi } from '../../../profiles/index.js';
import { type BrandContact, BrandContacts } from '../../ports/brand-contacts.js';

export class ProfileBrandContacts extends BrandContacts {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  of(brandId: string): Promise<BrandContact> {
    return this.profiles.brandContact(brandId);
  }

  isOpen(brandId: string): Promise<boolean> {
    return this.profiles.isBrandOpen(brandId);
  }
}
