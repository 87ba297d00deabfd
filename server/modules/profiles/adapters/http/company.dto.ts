import { PickType } from '@nestjs/swagger';
import { brandCategories, type BrandCategory, type City, idsOf, mainCities } from '../../../../contract/lists/index.js';
import { UploadedPicture } from '../../../../shared/http/field-rules.js';
import { Id, OneOf } from '../../../../shared/http/view-fields.js';
import { UpdateBrandInput } from './brand-manager.dto.js';

/** What is left out stays. */
export class UpdateCompanyInput extends PickType(UpdateBrandInput, [
  'name',
  'city',
  'category',
  'about',
  'website',
] as const) {
  /** The id of an uploaded picture of the brand's own, its logo; null takes it away. */
  @UploadedPicture()
  avatar?: string | null;
}

/** A brand as its own people see it. */
export class CompanyView {
  @Id()
  id: string;
  name: string;
  /** Where we write to it, and where its invoices go; changed by support. */
  email: string;
  @OneOf(idsOf(mainCities))
  city: City;
  @OneOf(idsOf(brandCategories))
  category: BrandCategory;
  about: string;
  website: string | null;
  /** Its logo, as thumbnails are asked for it. */
  avatarPath: string | null;
}
