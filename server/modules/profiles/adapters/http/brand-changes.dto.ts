import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  ValidateNested,
} from 'class-validator';
import {
  type AccountManager,
  accountManagers,
  idsOf,
  type OnboardingStage,
  onboardingStages,
  priorities,
  type Priority,
  type SalesStage,
  salesStages,
} from '../../../../contract/lists/index.js';
import { deskLimits } from '../../../../contract/rules/desk.js';
import { IfGiven, IsListed, PartOf } from '../../../../shared/http/field-rules.js';
import { Whole } from '../../../../shared/http/view-fields.js';
import type { BrandsReport } from '../../use-cases/change-brands.js';

/** What many brands can be given at once. */
export class BulkBrandChangesInput {
  /** `null` if the brand has no account manager. */
  @IsOptional()
  @IsListed(accountManagers, { message: 'Please choose an account manager.' })
  accountManager?: AccountManager | null;

  @IfGiven()
  @IsIn(idsOf(priorities), { message: 'Please choose a priority.' })
  priority?: Priority;

  @IfGiven()
  @IsIn(idsOf(salesStages), { message: 'Please choose a sales stage.' })
  salesStage?: SalesStage;

  @IfGiven()
  @IsIn(idsOf(onboardingStages), { message: 'Please choose an onboarding stage.' })
  onboardingStage?: OnboardingStage;
}

class ChangeOneInput {
  @IsUUID()
  id: string;

  /** The version your change is based on; if omitted, it isn't checked. */
  @IfGiven()
  @Whole()
  @IsInt()
  version?: number;

  @IsDefined()
  @PartOf(BulkBrandChangesInput)
  changes: BulkBrandChangesInput;
}

export class ChangeBrandsInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(deskLimits.atOnce, { message: `At most ${deskLimits.atOnce} at once.` })
  @ValidateNested({ each: true })
  @Type(() => ChangeOneInput)
  rows: ChangeOneInput[];

  /** The reason for skipping stages. */
  @IfGiven()
  @IsString()
  @Length(0, 500, { message: 'The reason can have at most 500 characters.' })
  reason?: string;

  /** A name for this call, under which the live stream reports progress. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

class ChangedBrandView {
  id: string;
  name: string;
  @Whole()
  version: number;
  /** The previous values; send them back with `version` to undo the change. */
  before: BulkBrandChangesInput;
}

class RefusedBrandView {
  id: string;
  /** Empty if the brand doesn't exist. */
  name: string;
  reason: string;
}

export class BrandsReportView implements BrandsReport {
  changed: ChangedBrandView[];
  refused: RefusedBrandView[];
}
