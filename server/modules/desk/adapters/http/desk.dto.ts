import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { type DeskKind, deskKinds, deskLimits } from '../../../../contract/rules/desk.js';
import { IfGiven, Trimmed } from '../../../../shared/http/field-rules.js';
import { Day, Id, Moment, Whole } from '../../../../shared/http/view-fields.js';
import type { TagReport } from '../../use-cases/tag-subjects.js';

const noTitle = `Please say what needs doing (up to ${deskLimits.taskCharacters} characters).`;
const noDay = 'Please enter a day, such as 2026-11-23.';
const isDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const DayOrNull = () =>
  applyDecorators(
    IsOptional(),
    Day(),
    Matches(isDay, { message: noDay }),
    IsISO8601({ strict: true }, { message: noDay }),
  );
const ColleagueOrNull = () =>
  applyDecorators(IsOptional(), Id(), IsUUID(undefined, { message: 'Please choose a member of staff.' }));

export class WriteNoteInput {
  @Trimmed()
  @IsString()
  @Length(1, deskLimits.noteCharacters, { message: 'Please write a note of at most 4,000 characters.' })
  text: string;
}

export class AddTaskInput {
  @Trimmed()
  @IsString()
  @Length(1, deskLimits.taskCharacters, { message: noTitle })
  title: string;

  /** The day, UK time; `null` if it can wait. */
  @DayOrNull()
  dueOn?: string | null;

  /** The member of staff who does it; `null` for anyone. */
  @ColleagueOrNull()
  assigneeId?: string | null;
}

/** What is left out stays. */
export class ChangeTaskInput {
  @IfGiven()
  @Trimmed()
  @IsString()
  @Length(1, deskLimits.taskCharacters, { message: noTitle })
  title?: string;

  @DayOrNull()
  dueOn?: string | null;

  @ColleagueOrNull()
  assigneeId?: string | null;

  @IfGiven()
  @IsBoolean({ message: 'done takes true or false.' })
  done?: boolean;
}

export class TagInput {
  @IsIn(deskKinds)
  kind: DeskKind;

  /** The records to tag. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(deskLimits.atOnce, { message: `At most ${deskLimits.atOnce} at once.` })
  @IsUUID(undefined, { each: true })
  ids: string[];

  @IsArray()
  @ArrayMaxSize(deskLimits.tagsEach)
  @IsString({ each: true })
  add: string[];

  @IsArray()
  @ArrayMaxSize(deskLimits.tagsEach)
  @IsString({ each: true })
  remove: string[];

  /** A name for this call, under which the live stream reports progress. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

export class DeskCardsQuery {
  /** Ids, separated by commas. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMaxSize(deskLimits.atOnce)
  @IsUUID(undefined, { each: true })
  @ApiProperty({ type: String })
  ids: string[];
}

export class TimelineQuery {
  /** The `next` of the previous page. */
  @IfGiven()
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z,[\da-f-]{36}$/)
  before?: string;

  /** The maximum number of items to return. */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 30;
}

export class ColleagueView {
  id: string;
  name: string;
}

export class NoteView {
  id: string;
  text: string;
  /** `null` for people who have left the staff. */
  author: ColleagueView | null;
  @Moment()
  createdAt: string;
}

export class DeskTaskView {
  id: string;
  kind: DeskKind;
  subjectId: string;
  /** The name of a brand, a handle, or the title of a Collab. */
  about: string;
  title: string;
  @Day()
  dueOn: string | null;
  assignee: ColleagueView | null;
  @Moment()
  doneAt: string | null;
  @Moment()
  createdAt: string;
}

export class DeskView {
  notes: NoteView[];
  tasks: DeskTaskView[];
  tags: string[];
}

class NextTaskView {
  title: string;
  @Day()
  dueOn: string | null;
}

export class DeskCardView {
  id: string;
  tags: string[];
  nextTask: NextTaskView | null;
}

export class DeskCardList {
  items: DeskCardView[];
}

class UsedTagView {
  tag: string;
  @Whole()
  count: number;
}

export class UsedTagList {
  items: UsedTagView[];
}

class TaggedView {
  id: string;
  added: string[];
  removed: string[];
}

class RefusedView {
  id: string;
  /** Empty if nothing has this id. */
  name: string;
  reason: string;
}

export class TagReportView implements TagReport {
  changed: TaggedView[];
  refused: RefusedView[];
}

class WhoDidItView {
  id: string;
  role: string;
  /** `null` for people who aren't staff. */
  name: string | null;
}

export class TimelineItemView {
  id: string;
  /** Such as `brand.updated`. */
  name: string;
  at: string;
  actor: WhoDidItView;
  /** `null` if its text was erased. */
  payload: Record<string, unknown> | null;
}

export class TimelineView {
  items: TimelineItemView[];
  /** The value of `before` for the next page; `null` at the end. */
  next: string | null;
}
