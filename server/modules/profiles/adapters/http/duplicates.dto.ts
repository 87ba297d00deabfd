import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import type { Hindrance } from '../../../../contract/rules/merging.js';
import { type DuplicateReason, duplicateReasons } from '../../domain/merge.js';
import { StaffInfluencerView } from './influencer-manager.dto.js';
import { SomeOf } from '../../../../shared/http/view-fields.js';

const chooseOne = { message: 'Please choose an influencer.' };

export class MergeInfluencersInput {
  /** The profile to keep. */
  @IsUUID('all', chooseOne)
  keptId: string;
  /** The profile to merge into it. */
  @IsUUID('all', chooseOne)
  mergedId: string;
}

export class UndoMergeInput {
  /** The profile that was merged into another one. */
  @IsUUID('all', chooseOne)
  mergedId: string;
}

export class SettlePairInput {
  @IsUUID('all', chooseOne)
  oneId: string;
  @IsUUID('all', chooseOne)
  otherId: string;
  /** `true` marks them as two people; `false` undoes that. */
  @IsBoolean({ message: 'Please say whether they are two people.' })
  different: boolean;
}

export class DuplicateSideView extends StaffInfluencerView {
  /** The number of Collabs it has had. */
  collabs: number;
  /** Why it can't be merged into the other one; `null` if it can. */
  hindrance: Hindrance | null;
}

export class DuplicatePairView {
  /** Two profiles that may belong to the same person. */
  @ApiProperty({ type: [DuplicateSideView], minItems: 2, maxItems: 2 })
  sides: DuplicateSideView[];
  @SomeOf(duplicateReasons)
  reasons: DuplicateReason[];
}

/** A merge that can still be undone. */
export class MergeView {
  mergedId: string;
  keptId: string;
  /** The handle of the merged profile, which redirects to the kept one. */
  handle: string;
  keptHandle: string;
  /** The member of staff who merged them; `null` if they have left. */
  mergedByName: string | null;
  mergedAt: Date;
  /** The latest time at which the merge can be undone. */
  undoUntil: Date;
}

export class DuplicatesView {
  /** The total number of pairs waiting. */
  total: number;
  /** The first 20 pairs, most recently found first. */
  items: DuplicatePairView[];
  merges: MergeView[];
}
