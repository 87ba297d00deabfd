import { PickType } from '@nestjs/swagger';
import { UploadedPicture } from '../../../../shared/http/field-rules.js';
import { Id } from '../../../../shared/http/view-fields.js';
import { StaffBrandView, UpdateBrandInput } from './brand-manager.dto.js';

const own = ['name', 'city', 'category', 'about', 'website'] as const;

/** What is left out stays. */
export class UpdateCompanyInput extends PickType(UpdateBrandInput, own) {
  /** The id of an uploaded picture of the brand's own, its logo; null takes it away. */
  @UploadedPicture()
  avatar?: string | null;
}

/** A brand as its own people see it. */
export class CompanyView extends PickType(StaffBrandView, own) {
  @Id()
  id: string;
  /** Where we write to it, and where its invoices go; changed by support. */
  email: string;
  /** Its logo, as thumbnails are asked for it. */
  avatarPath: string | null;
}
