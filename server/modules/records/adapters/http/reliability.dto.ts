import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IfGiven, IsMoment } from '../../../../shared/http/field-rules.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { Day, Moment, Whole } from '../../../../shared/http/view-fields.js';
import { type MarkKind, markKinds } from '../../domain/marks.js';

const noMoment = 'afterAt must be a moment such as 2027-03-04T19:30:00.000Z.';

export class ReliabilityView {
  side: 'brand' | 'influencer';
  /** The share of promises that this side surely keeps, in whole percent; `null` while it is new. */
  @Whole()
  score: number | null;
  /**
   * The kept promises that count: prompt answers (once for each other side), visits, and one for each Collab's content.
   */
  @Whole()
  kept: number;
  /**
   * Late or missing answers, visits that didn't happen through its fault, late changes to visits, late or missing
   * content, and drafts it left unanswered.
   */
  @Whole()
  missed: number;
  /** The requests that it answered, or should have. */
  @Whole()
  asked: number;
  /** The number of these answered within 48 hours. */
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
  /**
   * For an influencer: Collabs whose content was published by the agreed day, extended by the days the brand took to
   * answer.
   */
  @Whole()
  contentOnTime: number;
  @Whole()
  contentLate: number;
  /** Collabs that ended without content. */
  @Whole()
  contentMissing: number;
  /** For a brand: Collabs in which it answered every draft itself. */
  @Whole()
  draftsAnswered: number;
  /** Collabs in which it left a draft unanswered for 7 days. */
  @Whole()
  draftsUnanswered: number;
  /** The rounds of changes requested. */
  @Whole()
  rounds: number;
  @Whole()
  pieces: number;
}

export class MarksQuery extends PageQuery {
  /**
   * The number to explain: answers, visits, late changes, content, undelivered Collabs, drafts, rounds or pieces.
   * Defaults to answers.
   */
  @IfGiven()
  @IsIn(markKinds, { message: `kind must be one of ${markKinds.join(', ')}.` })
  @ApiProperty({ enum: markKinds, default: 'answer' })
  kind: MarkKind = 'answer';

  /** Where the previous page ended: the time of its last event. Send `afterId` with it. */
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
  /** The day, UK time. */
  @Day()
  on: string;
  kind: MarkKind;
  /** `null` if it is only counted. */
  kept: boolean | null;
  /** How long the answer took, in minutes. */
  @Whole()
  minutes: number | null;
  /** The Collab, if you take part in it; otherwise `null`. */
  collabId: string | null;
}

export class MarkPlaceView {
  @Moment()
  afterAt: string;
  afterId: string;
}

export class MarkListView {
  items: MarkView[];
  /** Where the next page begins; `null` on the last page. */
  next: MarkPlaceView | null;
}
