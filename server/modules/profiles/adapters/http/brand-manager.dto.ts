import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
  onboardingStages,
  priorities,
  type Priority,
  type SalesStage,
  salesStages,
} from '../../../../contract/lists/index.js';
import { type PlanId, planIds } from '../../../../contract/plans.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../../contract/rules/email.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IfGiven, IsListed, Said, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { BulkBrandChangesInput } from './brand-changes.dto.js';

const websiteMessage = 'Please give a web address that begins with https://.';

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

  @ApiProperty({ enum: idsOf(mainCities) })
  @IsListed(mainCities, { message: 'Please choose a city.' })
  city: City;

  @ApiProperty({ enum: idsOf(brandCategories) })
  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category: BrandCategory;

  /** Of the first user, who is invited by mail. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseTypedEmail(value) : value))
  @IsEmailWeWriteTo()
  email: string;

  /** How the invitation calls the first user. */
  @Trimmed()
  @IsString()
  @Length(2, 100, { message: 'Please give the name of the first user, in 2 to 100 characters.' })
  contactName: string;
}

/** What is left out stays. */
export class UpdateBrandInput extends BulkBrandChangesInput {
  @IfGiven()
  @ApiPropertyOptional()
  @Trimmed()
  @TextOf(textLimits.companyName.least, textLimits.companyName.most, textLimits.companyName.says)
  name?: string;

  @IfGiven()
  @ApiPropertyOptional({ enum: idsOf(mainCities) })
  @IsListed(mainCities, { message: 'Please choose a city.' })
  city?: City;

  @IfGiven()
  @ApiPropertyOptional({ enum: idsOf(brandCategories) })
  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category?: BrandCategory;

  @IfGiven()
  @ApiPropertyOptional()
  @Trimmed()
  @TextOf(textLimits.companyAbout.least, textLimits.companyAbout.most, textLimits.companyAbout.says)
  about?: string;

  /** Null when there is none. */
  @IsOptional()
  @ApiPropertyOptional({ type: String, nullable: true })
  @Said(websiteMessage, { pattern: String.raw`^https?://\S+\.\S+$` })
  @Trimmed()
  @IsUrl({ protocols: ['https', 'http'], require_protocol: true }, { message: websiteMessage })
  @Length(0, 500, { message: 'The address can have at most 500 characters.' })
  website?: string | null;

  /** Why a stage is skipped. */
  @IfGiven()
  @ApiPropertyOptional()
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
  @ApiProperty({ enum: idsOf(mainCities) })
  city: City;
  @ApiProperty({ enum: idsOf(brandCategories) })
  category: BrandCategory;
  about: string;
  @ApiProperty({ type: String, nullable: true })
  website: string | null;
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
  @ApiProperty({ enum: idsOf(salesStages) })
  salesStage: SalesStage;
  @ApiProperty({ format: 'date-time' })
  salesStageSince: string;
  @ApiProperty({ enum: idsOf(onboardingStages) })
  onboardingStage: OnboardingStage;
  @ApiProperty({ format: 'date-time' })
  onboardingStageSince: string;
  @ApiProperty({ enum: idsOf(accountManagers), nullable: true })
  accountManager: AccountManager | null;
  @ApiProperty({ enum: idsOf(priorities) })
  priority: Priority;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  /** Goes up with every change; for `If-Match`. */
  @ApiProperty({ type: 'integer' })
  version: number;
  /** When it was deleted; null for what is there. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt: string | null;
}

export class BrandBoardQuery {
  /** Which stages are the columns. */
  @ApiProperty({ enum: ['sales', 'onboarding'] })
  @IsIn(['sales', 'onboarding'], { message: 'by takes sales or onboarding.' })
  by: 'sales' | 'onboarding';

  /** As for the list. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}

class BrandCardView extends StaffBrandView {
  @ApiProperty({ enum: planIds })
  plan: PlanId;
}

class BrandColumnView {
  /** The stage's code. */
  @ApiProperty({ type: 'integer' })
  stage: number;
  /** How many are there; those who have been there longest are in `brands`, 50 at most. */
  @ApiProperty({ type: 'integer' })
  total: number;
  @ApiProperty({ type: [BrandCardView] })
  brands: BrandCardView[];
}

export class BrandBoardView {
  @ApiProperty({ type: [BrandColumnView] })
  columns: BrandColumnView[];
}

export class DeleteProfileInput {
  /** The profile's name, typed to confirm. */
  @IsString({ message: 'Please type the name to confirm.' })
  @MaxLength(200, { message: 'This is not the name.' })
  name: string;
}
