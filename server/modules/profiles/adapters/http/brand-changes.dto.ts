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
  /** Null if the brand has no account manager. */
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

  /** The version that the change was made from; left out, whatever is there is changed. */
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

  /** Why stages are skipped. */
  @IfGiven()
  @IsString()
  @Length(0, 500, { message: 'The reason can have at most 500 characters.' })
  reason?: string;

  /** A name for this call: under it the live stream tells how many are done. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

class ChangedBrandView {
  id: string;
  name: string;
  @Whole()
  version: number;
  /** What it was: sent again with `version`, it is undone. */
  before: BulkBrandChangesInput;
}

class RefusedBrandView {
  id: string;
  /** Empty where there is no such brand. */
  name: string;
  reason: string;
}

export class BrandsReportView implements BrandsReport {
  changed: ChangedBrandView[];
  refused: RefusedBrandView[];
}
