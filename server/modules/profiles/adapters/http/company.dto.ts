import { PickType } from '@nestjs/swagger';
import { UploadedPicture } from '../../../../shared/http/field-rules.js';
import { Id } from '../../../../shared/http/view-fields.js';
import { StaffBrandView, UpdateBrandInput } from './brand-manager.dto.js';

const own = ['name', 'city', 'category', 'about', 'website'] as const;

/** What is left out stays. */
export class UpdateCompanyInput extends PickType(UpdateBrandInput, own) {
  /** The id of a picture the brand has uploaded as its logo; `null` removes it. */
  @UploadedPicture()
  avatar?: string | null;
}

/** A brand as its own people see it. */
export class CompanyView extends PickType(StaffBrandView, own) {
  @Id()
  id: string;
  /** Where we email the brand and send its invoices; changed by support. */
  email: string;
  /** The path of the logo, for the thumbnail service. */
  avatarPath: string | null;
}
