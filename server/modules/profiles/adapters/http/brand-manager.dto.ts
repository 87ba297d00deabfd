import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUrl, Length, ValidateBy, ValidateIf } from 'class-validator';
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
import { isStrictEmail, normaliseTypedEmail } from '../../../../contract/rules/email.js';

const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const IsEmailWeWriteTo = () =>
  ValidateBy({
    name: 'isEmailWeWriteTo',
    validator: {
      validate: (value) => typeof value === 'string' && isStrictEmail(value),
      defaultMessage: () => 'Please enter a valid email address.',
    },
  });

/** A field that may be left out, but is checked when it is there, even when it is null. */
const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);

export class CreateBrandInput {
  @Trimmed()
  @IsString()
  @Length(2, 100, { message: 'Please give a name of 2 to 100 characters.' })
  name: string;

  @ApiProperty({ enum: idsOf(mainCities) })
  @IsIn(idsOf(mainCities), { message: 'Please choose a city.' })
  city: City;

  @ApiProperty({ enum: idsOf(brandCategories) })
  @IsIn(idsOf(brandCategories), { message: 'Please choose a category.' })
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
export class UpdateBrandInput {
  @MayBeMissing()
  @ApiPropertyOptional()
  @Trimmed()
  @IsString()
  @Length(2, 100, { message: 'Please give a name of 2 to 100 characters.' })
  name?: string;

  @MayBeMissing()
  @ApiPropertyOptional({ enum: idsOf(mainCities) })
  @IsIn(idsOf(mainCities), { message: 'Please choose a city.' })
  city?: City;

  @MayBeMissing()
  @ApiPropertyOptional({ enum: idsOf(brandCategories) })
  @IsIn(idsOf(brandCategories), { message: 'Please choose a category.' })
  category?: BrandCategory;

  @MayBeMissing()
  @ApiPropertyOptional()
  @Trimmed()
  @IsString()
  @Length(0, 4_000, { message: 'The text can have at most 4,000 characters.' })
  about?: string;

  /** Null when there is none. */
  @IsOptional()
  @ApiPropertyOptional({ type: String, nullable: true })
  @Trimmed()
  @IsUrl(
    { protocols: ['https', 'http'], require_protocol: true },
    { message: 'Please give an address that begins with https://.' },
  )
  @Length(0, 500, { message: 'The address can have at most 500 characters.' })
  website?: string | null;

  /** Null when nobody looks after the brand. */
  @IsOptional()
  @ApiPropertyOptional({ enum: idsOf(accountManagers), nullable: true })
  @IsIn(idsOf(accountManagers), { message: 'Please choose an account manager.' })
  accountManager?: AccountManager | null;

  @MayBeMissing()
  @ApiPropertyOptional({ enum: idsOf(priorities) })
  @IsIn(idsOf(priorities), { message: 'Please choose a priority.' })
  priority?: Priority;

  @MayBeMissing()
  @ApiPropertyOptional({ enum: idsOf(salesStages) })
  @IsIn(idsOf(salesStages), { message: 'Please choose a sales stage.' })
  salesStage?: SalesStage;

  @MayBeMissing()
  @ApiPropertyOptional({ enum: idsOf(onboardingStages) })
  @IsIn(idsOf(onboardingStages), { message: 'Please choose an onboarding stage.' })
  onboardingStage?: OnboardingStage;

  /** Why a stage is skipped. */
  @MayBeMissing()
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
  @ApiProperty({ enum: idsOf(onboardingStages) })
  onboardingStage: OnboardingStage;
  @ApiProperty({ enum: idsOf(accountManagers), nullable: true })
  accountManager: AccountManager | null;
  @ApiProperty({ enum: idsOf(priorities) })
  priority: Priority;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  /** When it was deleted; null for what is there. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt: Date | null;
}
