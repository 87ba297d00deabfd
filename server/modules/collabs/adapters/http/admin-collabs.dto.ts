import { OmitType, PickType } from '@nestjs/swagger';
import { IsIn, IsString, Length, MaxLength } from 'class-validator';
import type { CollabStage } from '../../../../contract/lists/index.js';
import { IfGiven, IsDay } from '../../../../shared/http/field-rules.js';
import { CollabView } from './collabs.dto.js';
import { Day, Moment, Whole } from '../../../../shared/http/view-fields.js';

/** Where staff put a Collab that went wrong: `stage` or `outcome`, one of them. */
export class OverrideCollabInput {
  /** Back to an earlier stage. */
  @IfGiven()
  @IsIn([3, 4, 5], { message: 'A Collab can be put back to 3, 4 or 5.' })
  stage?: 3 | 4 | 5;

  /** To an end. */
  @IfGiven()
  @IsIn(['cancelled', 'no_show', 'undelivered', 'completed'], {
    message: 'A Collab can be ended as cancelled, no-show, undelivered or completed.',
  })
  outcome?: 'cancelled' | 'no_show' | 'undelivered' | 'completed';

  /** Why; both sides read it. */
  @IsString()
  @Length(3, 1_000, { message: 'Please say why, in 3 to 1,000 characters.' })
  reason: string;
}

/** One row of the Collab explorer. */
export class StaffCollabView extends PickType(CollabView, [
  'id',
  'stage',
  'outcome',
  'visitAt',
  'contentDueAt',
  'createdAt',
  'updatedAt',
] as const) {
  title: string;
  brandId: string;
  brandName: string;
  influencerId: string;
  influencerHandle: string;
  /** By when its next step is due, on either side: past that it is overdue. Null when it has ended. */
  @Moment()
  dueAt: string | null;
  /** From when on its content is late, at present; null if none can be late. */
  @Moment()
  lateFrom: string | null;
  /** How many pieces are owed: agreed, after the visit, and not published yet. */
  @Whole()
  owed: number;
  /** The brand has claimed that the content never came, and nobody has settled it. */
  contentClaimed: boolean;
  /** The influencer contests the bill, and staff have to decide. */
  billContested: boolean;
  @Moment()
  noShowClaimedAt: string | null;
  /** What the influencer says to the claim. */
  noShowAnswer: string | null;
  /** How many of the agreed pieces have been submitted. */
  piecesIn: number;
  pieces: number;
}

export class CollabBoardQuery {
  /** As for the list; stage and outcome are the columns' own. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}

class CollabColumnView {
  stage: CollabStage;
  /** How many are there; 50 at most are in `collabs`. */
  @Whole()
  total: number;
  collabs: StaffCollabView[];
}

class LateColumnView extends OmitType(CollabColumnView, ['stage'] as const) {}

export class CollabBoardView {
  /** Open Collabs whose content is late, whatever their stage; they are in no other column. */
  overdue: LateColumnView;
  columns: CollabColumnView[];
}

export class VisitDaysQuery {
  /** The first of 14 days, UK time. */
  @IsDay()
  from: string;
}

class VisitDayView {
  @Day()
  day: string;
  /** Of open Collabs. */
  @Whole()
  visits: number;
}

export class VisitDaysView {
  items: VisitDayView[];
}
