import { OmitType, PickType } from '@nestjs/swagger';
import { IsIn, IsString, Length, MaxLength } from 'class-validator';
import type { CollabStage } from '../../../../contract/lists/index.js';
import { IfGiven, IsDay } from '../../../../shared/http/field-rules.js';
import { SidedMessageView } from '../../../messaging/index.js';
import { CollabView } from './collabs.dto.js';
import { Day, Moment, Whole } from '../../../../shared/http/view-fields.js';

/** Where staff put a Collab that went wrong: `stage` or `outcome`, one of them. */
export class OverrideCollabInput {
  /** The earlier stage to go back to. */
  @IfGiven()
  @IsIn([3, 4, 5], { message: 'A Collab can be put back to 3, 4 or 5.' })
  stage?: 3 | 4 | 5;

  /** The outcome to end it with. */
  @IfGiven()
  @IsIn(['cancelled', 'no_show', 'undelivered', 'completed'], {
    message: 'A Collab can be ended as cancelled, no-show, undelivered or completed.',
  })
  outcome?: 'cancelled' | 'no_show' | 'undelivered' | 'completed';

  /** The reason; both sides can read it. */
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
  /** When the next step is due, on either side; after that it is overdue. `null` once it has ended. */
  @Moment()
  dueAt: string | null;
  /** When its content becomes late, by the current deadlines; `null` if none can be late. */
  @Moment()
  lateFrom: string | null;
  /** The number of pieces owed: agreed, after the visit, and not published yet. */
  @Whole()
  owed: number;
  /** Whether the brand has claimed that the content never came, and the claim is still open. */
  contentClaimed: boolean;
  /** Whether the influencer contests the bill and staff have to decide. */
  billContested: boolean;
  /** Whether the influencer reports a use after the brand’s rights ended, and the report is still open. */
  useReported: boolean;
  @Moment()
  noShowClaimedAt: string | null;
  /** The influencer's answer to the claim. */
  noShowAnswer: string | null;
  /** The number of agreed pieces that have been submitted. */
  piecesIn: number;
  pieces: number;
}

/** What both sides of a Collab have written to each other. */
export class CollabChatView extends PickType(StaffCollabView, ['brandName', 'influencerHandle'] as const) {
  items: SidedMessageView[];
}

export class CollabBoardQuery {
  /** The filter, as for the list; the columns set stage and outcome. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}

class CollabColumnView {
  stage: CollabStage;
  /** The number of Collabs; `collabs` has at most 50. */
  @Whole()
  total: number;
  collabs: StaffCollabView[];
}

class LateColumnView extends OmitType(CollabColumnView, ['stage'] as const) {}

export class CollabBoardView {
  /** Open Collabs with late content, whatever their stage; they are in no other column. */
  overdue: LateColumnView;
  columns: CollabColumnView[];
}

export class VisitDaysQuery {
  /** The first of the 14 days, UK time. */
  @IsDay()
  from: string;
}

class VisitDayView {
  @Day()
  day: string;
  /** The number of visits of open Collabs. */
  @Whole()
  visits: number;
}

export class VisitDaysView {
  items: VisitDayView[];
}
