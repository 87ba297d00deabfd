import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DeskKind } from '../../../../contract/rules/desk.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { DeskQueries } from '../../ports/desk.queries.js';
import { KeepNotes } from '../../use-cases/keep-notes.js';
import { KeepTasks } from '../../use-cases/keep-tasks.js';
import { TagSubjects } from '../../use-cases/tag-subjects.js';
import { AddTaskInput, ChangeTaskInput, DeskView, TagInput, TagReportView, WriteNoteInput } from './desk.dto.js';
import { AboutKind, KindParam } from './subject-param.js';

/** Notes, tasks and tags on brands, influencers and Collabs. */
@ApiTags('staff')
@Controller('api/v1/admin/desk')
export class DeskController {
  constructor(
    private readonly queries: DeskQueries,
    private readonly notes: KeepNotes,
    private readonly tasks: KeepTasks,
    private readonly tags: TagSubjects,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Tags and untags many in one call; answers exactly what changed, which taken back is the undo. Whoever names the `task`
   * hears on the live stream how many are done.
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

  /** By its author or a super user. Problem: desk/not-your-note. */
  @Delete('notes/:id')
  @HttpCode(204)
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffRemoveNote', summary: 'Remove a note' })
  @ApiNoContentResponse()
  removeNote(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.notes.remove(actor, id);
  }

  /** Changes what is given; `done` ticks it off or opens it again. Problem: desk/no-such-colleague. */
  @Put('tasks/:id')
  @HttpCode(204)
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffChangeTask', summary: 'Change a task, or tick it off' })
  @ApiNoContentResponse()
  async changeTask(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() changes: ChangeTaskInput,
  ): Promise<void> {
    await this.tasks.change(actor, id, changes);
  }

  @Delete('tasks/:id')
  @HttpCode(204)
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffRemoveTask', summary: 'Remove a task' })
  @ApiNoContentResponse()
  removeTask(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.tasks.remove(actor, id);
  }

  /** All that staff keep on one brand, influencer or Collab. */
  @Get(':kind/:id')
  @ForStaff('look')
  @AboutKind()
  @ApiOperation({ operationId: 'staffGetDesk', summary: 'Notes, tasks and tags of one' })
  @ApiOkResponse({ type: DeskView })
  get(@KindParam() kind: DeskKind, @IdParam() id: string): Promise<DeskView> {
    return this.queries.of({ kind, id }) as Promise<DeskView>;
  }

  /** Answers all that there is on it now. Problem: desk/subject-not-found. */
  @Post(':kind/:id/notes')
  @ForStaff('desk.write')
  @AboutKind()
  @ApiOperation({ operationId: 'staffWriteNote', summary: 'Write a note' })
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

  /** Answers all that there is on it now. Problems: desk/subject-not-found, desk/no-such-colleague. */
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
