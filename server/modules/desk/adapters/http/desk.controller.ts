import { Body, Controller, Delete, Get, HttpCode, Param, ParseEnumPipe, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type DeskKind, deskKinds, type TimelineKind, timelineKinds } from '../../../../contract/rules/desk.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { NoteService } from '../../use-cases/note-service.js';
import { TagSubjects } from '../../use-cases/tag-subjects.js';
import { TaskService } from '../../use-cases/task-service.js';
import { DeskQueries } from '../queries/desk-queries.js';
import {
  AddTaskInput,
  ChangeTaskInput,
  ColleagueList,
  DeskCardList,
  DeskCardsQuery,
  DeskTaskList,
  DeskView,
  TagInput,
  TagReportView,
  TimelineView,
  TimelineQuery,
  UsedTagList,
  WriteNoteInput,
} from './desk.dto.js';

/** What kind of thing the address is about. What is no kind is not found. */
export const KindParam = (kinds: readonly string[] = deskKinds) =>
  Param('kind', new ParseEnumPipe(kinds, { errorHttpStatusCode: 404 }));

/** Says so in the API document. */
const AboutKind = (kinds: readonly string[] = deskKinds) => ApiParam({ name: 'kind', enum: kinds as string[] });

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
    return this.queries.of({ kind, id });
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

const tasksShown = 100;

/** What staff keep, over everything that it is about. */
@ApiTags('staff')
@Controller('api/v1/admin')
export class DeskListsController {
  constructor(private readonly queries: DeskQueries) {}

  /** One's own open tasks, those due first first. */
  @Get('my-tasks')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListMyTasks', summary: 'One’s own open tasks' })
  @ApiOkResponse({ type: DeskTaskList })
  async myTasks(@CurrentActor() { userId }: Actor): Promise<DeskTaskList> {
    return { items: await this.queries.openTasks(userId, tasksShown) };
  }

  /** Who works here and can be given a task. */
  @Get('colleagues')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListColleagues', summary: 'Who works here' })
  @ApiOkResponse({ type: ColleagueList })
  async colleagues(): Promise<ColleagueList> {
    return { items: await this.queries.colleagues() };
  }

  /** Every tag that is in use, the most used first. */
  @Get('desk-tags/:kind')
  @ForStaff('look')
  @AboutKind()
  @ApiOperation({ operationId: 'staffListTags', summary: 'Tags in use' })
  @ApiOkResponse({ type: UsedTagList })
  async tags(@KindParam() kind: DeskKind): Promise<UsedTagList> {
    return { items: await this.queries.tags(kind) };
  }

  /** Tags and the next task of those in `ids`, for the cards of a board. */
  @Get('desk-cards/:kind')
  @ForStaff('look')
  @AboutKind()
  @ApiOperation({ operationId: 'staffListDeskCards', summary: 'Tags and next task of many' })
  @ApiOkResponse({ type: DeskCardList })
  async cards(@KindParam() kind: DeskKind, @Query() { ids }: DeskCardsQuery): Promise<DeskCardList> {
    return { items: await this.queries.cards(kind, ids) };
  }

  /** What has happened to one brand, influencer, Collab or user, newest first, from the audit log. */
  @Get('timelines/:kind/:id')
  @ForStaff('look')
  @AboutKind(timelineKinds)
  @ApiOperation({ operationId: 'staffGetTimeline', summary: 'What has happened to one' })
  @ApiOkResponse({ type: TimelineView })
  async timeline(
    @KindParam(timelineKinds) kind: TimelineKind,
    @IdParam() id: string,
    @Query() { before, limit }: TimelineQuery,
  ): Promise<TimelineView> {
    const [at, last] = before?.split(',') ?? [];
    const start = at && last ? { at, id: last } : null;
    const items = await this.queries.timeline({ kind, id }, start, limit);
    const end = items.length === limit ? items.at(-1) : undefined;
    return { items: items, next: end ? `${end.at},${end.id}` : null };
  }
}
