import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import type { Hindrance } from '../../../../contract/rules/merging.js';
import { type DuplicateReason, duplicateReasons } from '../../domain/merge.js';
import { StaffInfluencerView } from './influencer-manager.dto.js';
import { SomeOf } from '../../../../shared/http/view-fields.js';

const chooseOne = { message: 'Please choose an influencer.' };

export class MergeInfluencersInput {
  /** The profile that stays. */
  @IsUUID('all', chooseOne)
  keptId: string;
  /** The profile that goes into it. */
  @IsUUID('all', chooseOne)
  mergedId: string;
}

export class UndoMergeInput {
  /** The profile that went into another one. */
  @IsUUID('all', chooseOne)
  mergedId: string;
}

export class SettlePairInput {
  @IsUUID('all', chooseOne)
  oneId: string;
  @IsUUID('all', chooseOne)
  otherId: string;
  /** They are two people; false takes that back. */
  @IsBoolean({ message: 'Please say whether they are two people.' })
  different: boolean;
}

export class DuplicateSideView extends StaffInfluencerView {
  /** How many Collabs it has had. */
  collabs: number;
  /** Why it cannot go into the other one; null when it can. */
  hindrance: Hindrance | null;
}

export class DuplicatePairView {
  /** Two profiles that may be one person's. */
  @ApiProperty({ type: [DuplicateSideView], minItems: 2, maxItems: 2 })
  sides: DuplicateSideView[];
  @SomeOf(duplicateReasons)
  reasons: DuplicateReason[];
}

/** A merge that can still be undone. */
export class MergeView {
  mergedId: string;
  keptId: string;
  /** Of the profile that went: it leads on to the kept one. */
  handle: string;
  keptHandle: string;
  /** Who of the staff; null when they have left. */
  mergedByName: string | null;
  mergedAt: Date;
  /** Until when it can be undone. */
  undoUntil: Date;
}

export class DuplicatesView {
  /** How many pairs wait in all. */
  total: number;
  /** The first 20 of them, the latest found first. */
  items: DuplicatePairView[];
  merges: MergeView[];
}
