import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IfGiven, IsMoment } from '../../../../shared/http/field-rules.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { Day, Moment, Whole } from '../../../../shared/http/view-fields.js';
import { type MarkKind, markKinds } from '../../domain/mark.js';

const noMoment = 'afterAt must be a moment such as 2027-03-04T19:30:00.000Z.';

export class ReliabilityView {
  side: 'brand' | 'influencer';
  /** In whole percents: the share of promises that this side surely keeps. Null while it is new. */
  @Whole()
  score: number | null;
  /** Promises kept that count: prompt answers, once for each other side, visits, and one a Collab for its content. */
  @Whole()
  kept: number;
  /**
   * Answers that came late or never, visits that didn't happen through its fault, changes of visits that came too late, and
   * content that came late or never, or drafts that it left unanswered.
   */
  @Whole()
  missed: number;
  /** Requests that it answered, or should have. */
  @Whole()
  asked: number;
  /** Of them within 48 hours. */
  @Whole()
  answeredPromptly: number;
  @Whole()
  medianMinutes: number | null;
  @Whole()
  visitsKept: number;
  @Whole()
  visitsMissed: number;
  /** Visits cancelled or moved within the last 48 hours. */
  @Whole()
  late: number;
  /** Of an influencer: Collabs whose content was published by the agreed day, with the days that the brand took to answer. */
  @Whole()
  contentOnTime: number;
  @Whole()
  contentLate: number;
  /** Collabs that ended without it. */
  @Whole()
  contentMissing: number;
  /** Of a brand: Collabs in which it answered every draft itself. */
  @Whole()
  draftsAnswered: number;
  /** Collabs in which it left a draft unanswered for 7 days. */
  @Whole()
  draftsUnanswered: number;
  /** Rounds of changes that were asked for, and the pieces approved. */
  @Whole()
  rounds: number;
  @Whole()
  pieces: number;
}

export class MarksQuery extends PageQuery {
  /** Which number: answers, visits, late changes, content, undelivered Collabs, drafts, rounds or pieces. Without it, answers. */
  @IfGiven()
  @IsIn(markKinds, { message: `kind must be one of ${markKinds.join(', ')}.` })
  @ApiProperty({ enum: markKinds, default: 'answer' })
  kind: MarkKind = 'answer';

  /** Where the page before ended: its last event's moment and id. */
  @IfGiven()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { message: noMoment })
  @IsMoment({ message: noMoment })
  afterAt?: string;

  /** With `afterAt`: the id of that event. */
  @IfGiven()
  @IsUUID(undefined, { message: 'afterId must be the id of an event.' })
  afterId?: string;
}

export class MarkView {
  /** A day, UK time. */
  @Day()
  on: string;
  kind: MarkKind;
  /** Null for what is only counted. */
  kept: boolean | null;
  /** How long the answer took. */
  @Whole()
  minutes: number | null;
  /** The Collab, where the reader takes part in it; else null. */
  collabId: string | null;
}

export class MarkPlaceView {
  @Moment()
  afterAt: string;
  afterId: string;
}

export class MarkListView {
  items: MarkView[];
  /** Where the next page begins; null after the last. */
  next: MarkPlaceView | null;
}
