import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length, MaxLength, ValidateBy } from 'class-validator';
import type { CollabOutcome, CollabStage } from '../../../../contract/lists/index.js';
import { isDay } from '../../../../contract/rules/london-time.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';

/** Where staff put a Collab that went wrong: `stage` or `outcome`, one of them. */
export class OverrideCollabInput {
  /** Back to an earlier stage. */
  @IfGiven()
  @IsIn([3, 4, 5], { message: 'A Collab can be put back to 3, 4 or 5.' })
  stage?: 3 | 4 | 5;

  /** To an end. */
  @IfGiven()
  @IsIn(['cancelled', 'no_show', 'completed'], { message: 'A Collab can be ended as cancelled, no-show or completed.' })
  outcome?: 'cancelled' | 'no_show' | 'completed';

  /** Why; both sides read it. */
  @IsString()
  @Length(3, 1_000, { message: 'Please say why, in 3 to 1,000 characters.' })
  reason: string;
}

/** One row of the Collab explorer. */
export class StaffCollabView {
  id: string;
  title: string;
  brandId: string;
  brandName: string;
  influencerId: string;
  influencerHandle: string;
  stage: CollabStage;
  outcome: CollabOutcome;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  visitAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  contentDueAt: string | null;
  /** By when its next step is due, whoever takes it: past that it is overdue. Null when it has ended. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dueAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  noShowClaimedAt: string | null;
  /** What the influencer says to the claim. */
  noShowAnswer: string | null;
  /** How many of the agreed pieces have been handed in. */
  piecesIn: number;
  pieces: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
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
  @ApiProperty({ type: 'integer' })
  total: number;
  collabs: StaffCollabView[];
}

export class CollabBoardView {
  columns: CollabColumnView[];
}

export class VisitDaysQuery {
  /** The first of 14 days, of London's calendar. */
  @ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value) => typeof value === 'string' && isDay(value),
      defaultMessage: () => 'Please give a day such as 2027-03-04.',
    },
  })
  @ApiProperty({ format: 'date' })
  from: string;
}

class VisitDayView {
  @ApiProperty({ format: 'date' })
  day: string;
  /** Of open Collabs. */
  @ApiProperty({ type: 'integer' })
  visits: number;
}

export class VisitDaysView {
  items: VisitDayView[];
}
