import { Body, Controller, Delete, Get, HttpCode, Param, ParseEnumPipe, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type DeskKind, deskKinds } from '../../../../contract/rules/desk.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { NoteService } from '../../use-cases/note-service.js';
import { TagSubjects } from '../../use-cases/tag-subjects.js';
import { TaskService } from '../../use-cases/task-service.js';
import { DeskQueries } from '../queries/desk-queries.js';
import { AddTaskInput, DeskView, TagInput, TagReportView, WriteNoteInput } from './desk.dto.js';

/** What kind of thing the address is about. What is no kind is not found. */
export const KindParam = (kinds: readonly string[] = deskKinds) =>
  Param('kind', new ParseEnumPipe(kinds, { errorHttpStatusCode: 404 }));

/** Says so in the API document. */
export const AboutKind = (kinds: readonly string[] = deskKinds) => ApiParam({ name: 'kind', enum: kinds as string[] });

/** Notes, tasks and tags on brands, influencers and Collabs. */
@ApiTags('staff')
@Controller('api/v1/admin/desk')
export class DeskController {
  constructor(
    private readonly queries: DeskQueries,
    private readonly notes: NoteService,
    private readonly tasks: TaskService,
    private readonly tags: TagSubjects,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Adds and removes tags on many records in one request. Returns exactly what changed, which you can reverse to undo
   * it. With a `task`, the live stream reports how many are done.
   */
  @Post('tags')
  @HttpCode(200)
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffTag', summary: 'Tag brands, influencers or Collabs' })
  @ApiOkResponse({ type: TagReportView })
  tag(@CurrentActor() actor: Actor, @Body() { kind, ids, task, ...changes }: TagInput): Promise<TagReportView> {
    const tell = this.progress.of(actor, task, new Set(ids).size);
    return this.tags.execute(actor, kind, ids, changes, tell) as Promise<TagReportView>;
  }

  /** Deletes a note. Only its author or a super user can do this. Problem: desk/not-your-note. */
  @Delete('notes/:id')
  @HttpCode(204)
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffRemoveNote', summary: 'Delete a note' })
  @ApiNoContentResponse()
  removeNote(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.notes.remove(actor, id);
  }

  /** Returns everything that staff keep on a brand, influencer or Collab. */
  @Get(':kind/:id')
  @ForStaff('look')
  @AboutKind()
  @ApiOperation({ operationId: 'staffGetDesk', summary: 'Get the notes, tasks and tags of a record' })
  @ApiOkResponse({ type: DeskView })
  get(@KindParam() kind: DeskKind, @IdParam() id: string): Promise<DeskView> {
    return this.queries.of({ kind, id });
  }

  /** Adds a note and returns everything that staff keep on the record. Problem: desk/subject-not-found. */
  @Post(':kind/:id/notes')
  @ForStaff('desk.write')
  @AboutKind()
  @ApiOperation({ operationId: 'staffWriteNote', summary: 'Add a note' })
  @ApiCreatedResponse({ type: DeskView })
  async writeNote(
    @CurrentActor() actor: Actor,
    @KindParam() kind: DeskKind,
    @IdParam() id: string,
    @Body() { text }: WriteNoteInput,
  ): Promise<DeskView> {
    await this.notes.write(actor, { kind, id }, text);
    return this.get(kind, id);
  }

  /**
   * Adds a task and returns everything that staff keep on the record. Problems: desk/subject-not-found,
   * desk/no-such-colleague.
   */
  @Post(':kind/:id/tasks')
  @ForStaff('desk.write')
  @AboutKind()
  @ApiOperation({ operationId: 'staffAddTask', summary: 'Add a task' })
  @ApiCreatedResponse({ type: DeskView })
  async addTask(
    @CurrentActor() actor: Actor,
    @KindParam() kind: DeskKind,
    @IdParam() id: string,
    @Body() { title, dueOn = null, assigneeId = null }: AddTaskInput,
  ): Promise<DeskView> {
    await this.tasks.add(actor, { kind, id }, { title, dueOn, assigneeId });
    return this.get(kind, id);
  }
}
