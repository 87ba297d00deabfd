import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IfGiven, IsMoment } from '../../../../shared/http/field-rules.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { type MarkKind, markKinds } from '../../domain/mark.js';

const noMoment = 'afterAt must be a moment such as 2027-03-04T19:30:00.000Z.';

export class ReliabilityView {
  side: 'brand' | 'influencer';
  /** In whole percents: the share of promises that this side surely keeps. Null while it is new. */
  @ApiProperty({ type: 'integer', nullable: true })
  score: number | null;
  /** Promises kept that count: prompt answers, once for each other side, and visits. */
  @ApiProperty({ type: 'integer' })
  kept: number;
  /** Answers that came late or never, visits that did not take place by its fault, and changes of visits that came too late. */
  @ApiProperty({ type: 'integer' })
  missed: number;
  /** Requests that it answered, or should have. */
  @ApiProperty({ type: 'integer' })
  asked: number;
  /** Of them within 48 hours. */
  @ApiProperty({ type: 'integer' })
  answeredPromptly: number;
  @ApiProperty({ type: 'integer', nullable: true })
  medianMinutes: number | null;
  @ApiProperty({ type: 'integer' })
  visitsKept: number;
  @ApiProperty({ type: 'integer' })
  visitsMissed: number;
  /** Visits cancelled or moved within the last 48 hours. */
  @ApiProperty({ type: 'integer' })
  late: number;
  /** Rounds of changes that were asked for, and the pieces approved. */
  @ApiProperty({ type: 'integer' })
  rounds: number;
  @ApiProperty({ type: 'integer' })
  pieces: number;
}

export class MarksQuery extends PageQuery {
  /** Which number: answers, visits, late changes, rounds or pieces. Without it, answers. */
  @IfGiven()
  @IsIn(markKinds, { message: `kind must be one of ${markKinds.join(', ')}.` })
  @ApiProperty({ enum: markKinds, required: false, default: 'answer' })
  kind: MarkKind = 'answer';

  /** Where the page before ended: its last event's moment and id. */
  @IfGiven()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { message: noMoment })
  @IsMoment({ message: noMoment })
  @ApiProperty({ required: false, format: 'date-time' })
  afterAt?: string;

  /** With `afterAt`: the id of that event. */
  @IfGiven()
  @IsUUID(undefined, { message: 'afterId must be the id of an event.' })
  afterId?: string;
}

export class MarkView {
  /** A day of London’s calendar. */
  @ApiProperty({ format: 'date' })
  on: string;
  kind: MarkKind;
  /** Null for what is only counted. */
  kept: boolean | null;
  /** How long the answer took. */
  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;
  /** The Collab, where the reader takes part in it; else null. */
  collabId: string | null;
}

export class MarkPlaceView {
  @ApiProperty({ format: 'date-time' })
  afterAt: string;
  afterId: string;
}

export class MarkListView {
  items: MarkView[];
  /** Where the next page begins; null after the last. */
  next: MarkPlaceView | null;
}
