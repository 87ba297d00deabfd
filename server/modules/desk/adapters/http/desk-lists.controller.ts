import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type DeskKind, type TimelineKind, timelineKinds } from '../../../../contract/rules/desk.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { TaskService } from '../../use-cases/task-service.js';
import { DeskQueries } from '../queries/desk-queries.js';
import { colleagueList, taskList } from '../staff-lists/desk-lists.js';
import { AboutKind, KindParam } from './desk.controller.js';
import {
  ChangeTaskInput,
  DeskCardList,
  DeskCardsQuery,
  DeskTaskView,
  TimelineQuery,
  TimelineView,
  UsedTagList,
} from './desk.dto.js';

/** What staff are to do, over everything that it is about. */
@ApiTags('staff')
@Controller(`api/v1/admin/${taskList.resource}`)
export class TasksController extends StaffListController(taskList) {
  constructor(private readonly tasks: TaskService) {
    super();
  }

  /** Updates only the fields you send. `done` completes the task or reopens it. Problem: desk/no-such-colleague. */
  @Put(':id')
  @TakesRecord(ChangeTaskInput)
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffChangeTask', summary: 'Update or complete a task' })
  @ApiOkResponse({ type: DeskTaskView })
  async change(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() record: unknown): Promise<DeskTaskView> {
    await this.tasks.change(actor, id, await this.changesIn(ChangeTaskInput, record, id));
    return this.get(id);
  }

  /** Deletes a task and returns it. */
  @Delete(':id')
  @ForStaff('desk.write')
  @ApiOperation({ operationId: 'staffRemoveTask', summary: 'Delete a task' })
  @ApiOkResponse({ type: DeskTaskView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DeskTaskView> {
    const was = await this.get(id);
    await this.tasks.remove(actor, id);
    return was;
  }
}

/** Who works here and can be given a task. */
@ApiTags('staff')
@Controller(`api/v1/admin/${colleagueList.resource}`)
export class ColleaguesController extends StaffListController(colleagueList) {}

/** What staff keep, over everything that it is about, and what has happened to one. */
@ApiTags('staff')
@Controller('api/v1/admin')
export class DeskListsController {
  constructor(private readonly queries: DeskQueries) {}

  /** Returns every tag in use, most used first. */
  @Get('desk-tags/:kind')
  @ForStaff('look')
  @AboutKind()
  @ApiOperation({ operationId: 'staffListTags', summary: 'List tags in use' })
  @ApiOkResponse({ type: UsedTagList })
  async tags(@KindParam() kind: DeskKind): Promise<UsedTagList> {
    return { items: await this.queries.tags(kind) };
  }

  /** Returns the tags and the next task of each record in `ids`, for the cards of a board. */
  @Get('desk-cards/:kind')
  @ForStaff('look')
  @AboutKind()
  @ApiOperation({ operationId: 'staffListDeskCards', summary: 'Get the tags and next task of many records' })
  @ApiOkResponse({ type: DeskCardList })
  async cards(@KindParam() kind: DeskKind, @Query() { ids }: DeskCardsQuery): Promise<DeskCardList> {
    return { items: await this.queries.cards(kind, ids) };
  }

  /** Returns what happened to a brand, influencer, Collab or user, newest first, from the audit log. */
  @Get('timelines/:kind/:id')
  @ForStaff('look')
  @AboutKind(timelineKinds)
  @ApiOperation({ operationId: 'staffGetTimeline', summary: 'Get the timeline of a record' })
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
