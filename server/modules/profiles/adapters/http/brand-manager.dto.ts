import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUrl, Length, MaxLength, ValidateBy } from 'class-validator';
import {
  type AccountManager,
  accountManagers,
  brandCategories,
  type BrandCategory,
  type City,
  idsOf,
  mainCities,
  type OnboardingStage,
  type Priority,
  type SalesStage,
} from '../../../../contract/lists/index.js';
import type { PlanId } from '../../../../contract/plans.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../../contract/rules/email.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IfGiven, IsListed, OnHttps, Said, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment, OneOf, Whole } from '../../../../shared/http/view-fields.js';
import { BulkBrandChangesInput } from './brand-changes.dto.js';

const websiteMessage = 'Please enter a web address, such as https://ember.example.';

const IsEmailWeWriteTo = () =>
  ValidateBy({
    name: 'isEmailWeWriteTo',
    validator: {
      validate: (value) => typeof value === 'string' && isStrictEmail(value),
      defaultMessage: () => 'Please enter a valid email address.',
    },
  });

export class CreateBrandInput {
  @Trimmed()
  @TextOf(textLimits.companyName.least, textLimits.companyName.most, textLimits.companyName.says)
  name: string;

  @IsListed(mainCities, { message: 'Please choose a city.' })
  city: City;

  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category: BrandCategory;

  /** The first user's email address, which the invitation is sent to. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseTypedEmail(value) : value))
  @IsEmailWeWriteTo()
  email: string;

  /** The first user's name, as used in the invitation. */
  @Trimmed()
  @IsString()
  @Length(1, 100, { message: 'Please enter the name of the first user (up to 100 characters).' })
  contactName: string;
}

/** What is left out stays. */
export class UpdateBrandInput extends IntersectionType(
  BulkBrandChangesInput,
  PartialType(PickType(CreateBrandInput, ['name', 'city', 'category'] as const), { skipNullProperties: false }),
) {
  @IfGiven()
  @Trimmed()
  @TextOf(textLimits.companyAbout.least, textLimits.companyAbout.most, textLimits.companyAbout.says)
  about?: string;

  /** `null` if there is none. Without a protocol, `https://` is added. */
  @IsOptional()
  @Said(websiteMessage, { pattern: String.raw`^(https?://)?[^\s:]+\.\S+$` })
  @OnHttps()
  @IsUrl({ protocols: ['https', 'http'], require_protocol: true }, { message: websiteMessage })
  @Length(0, 500, { message: 'The address can have at most 500 characters.' })
  website?: string | null;

  /** The reason for skipping a stage. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @Length(0, 500, { message: 'The reason can have at most 500 characters.' })
  reason?: string;
}

/** One row of the brand manager. */
export class StaffBrandView {
  id: string;
  name: string;
  slug: string;
  email: string;
  @OneOf(idsOf(mainCities))
  city: City;
  @OneOf(idsOf(brandCategories))
  category: BrandCategory;
  about: string;
  website: string | null;
  avatarPath: string | null;
  salesStage: SalesStage;
  @Moment()
  salesStageSince: string;
  onboardingStage: OnboardingStage;
  @Moment()
  onboardingStageSince: string;
  /** The plan in force. A stage stays Subscribed after the plan has ended. */
  plan: PlanId;
  @OneOf(idsOf(accountManagers))
  accountManager: AccountManager | null;
  priority: Priority;
  @Moment()
  createdAt: string;
  @Moment()
  updatedAt: string;
  /** Increases with every change; for `If-Match`. */
  @Whole()
  version: number;
  /** When it was deleted; `null` if it wasn't. */
  @Moment()
  deletedAt: string | null;
}

export class BrandBoardQuery {
  /** The stages to use as columns. */
  @IsIn(['sales', 'onboarding'], { message: 'by takes sales or onboarding.' })
  by: 'sales' | 'onboarding';

  /** The filter, as for the list. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}

class BrandColumnView {
  /** The stage's code. */
  @Whole()
  stage: number;
  /** The number of brands in this stage; `brands` has those longest in it, at most 50. */
  @Whole()
  total: number;
  brands: StaffBrandView[];
}

export class BrandBoardView {
  columns: BrandColumnView[];
}

export class DeleteProfileInput {
  /** The profile's name, as confirmation. */
  @IsString({ message: 'Please type the name to confirm.' })
  @MaxLength(200, { message: 'This isn’t the name.' })
  name: string;
}
