import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type DeskKind, type TimelineKind, timelineKinds } from '../../../../contract/rules/desk.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { DeskQueries } from '../../ports/desk.queries.js';
import {
  ColleagueList,
  DeskCardList,
  DeskCardsQuery,
  DeskTaskList,
  Timeline,
  TimelineQuery,
  UsedTagList,
} from './desk.dto.js';
import { AboutKind, KindParam } from './subject-param.js';

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
    return { items: (await this.queries.cards(kind, ids)) as DeskCardList['items'] };
  }

  /** What has happened to one brand, influencer, Collab or user, newest first, from the audit log. */
  @Get('timelines/:kind/:id')
  @ForStaff('look')
  @AboutKind(timelineKinds)
  @ApiOperation({ operationId: 'staffGetTimeline', summary: 'What has happened to one' })
  @ApiOkResponse({ type: Timeline })
  async timeline(
    @KindParam(timelineKinds) kind: TimelineKind,
    @IdParam() id: string,
    @Query() { before, limit }: TimelineQuery,
  ): Promise<Timeline> {
    const [at, last] = before?.split(',') ?? [];
    const start = at && last ? { at, id: last } : null;
    const items = await this.queries.timeline({ kind, id }, start, limit);
    const end = items.length === limit ? items.at(-1) : undefined;
    return { items: items, next: end ? `${end.at},${end.id}` : null };
  }
}
