import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersCsv, csvFile } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import {
  contentRange,
  StaffFacetsInput,
  StaffFacetsView,
  StaffListInput,
} from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { StaffCollabs } from '../../ports/staff-collabs.js';
import { OverrideCollab } from '../../use-cases/correct-collab.js';
import {
  CollabBoardQuery,
  CollabBoardView,
  OverrideCollabInput,
  StaffCollabView,
  VisitDaysQuery,
  VisitDaysView,
} from './admin-collabs.dto.js';
import { collabCsv } from './collab-csv.js';

const resource = 'collab-explorer';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class AdminCollabsController {
  constructor(
    private readonly collabs: StaffCollabs,
    private readonly overrideCollab: OverrideCollab,
  ) {}

  /**
   * All Collabs. Sort: id, stage, outcome, visitAt, dueAt, createdAt, updatedAt; dueAt upwards is what
   * is overdue first, and what has ended last. Filter: id, stage, outcome, brandId, influencerId,
   * accountManager (of the brand), dueBefore, visitFrom, visitTo, noShowClaimed, tag, q.
   */
  @Get()
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListCollabs', summary: 'All Collabs' })
  @ApiOkResponse({ type: [StaffCollabView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffCollabView[]> {
    const page = await this.collabs.list(query);
    void reply.header('content-range', contentRange(resource, page));
    return page.rows;
  }

  /** How many there are of each option of the filters beside the list. */
  @Get('facets')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountCollabs', summary: 'How many Collabs there are of each option' })
  @ApiOkResponse({ type: StaffFacetsView })
  facets(@Query() query: StaffFacetsInput): Promise<StaffFacetsView> {
    return this.collabs.facets(query);
  }

  /** The same as a CSV file: exactly what the filter leaves, in its order, however much it is. */
  @Get('rows.csv')
  @MayReadReplica()
  @ForStaff('look')
  @AnswersCsv()
  @ApiOperation({ operationId: 'staffExportCollabs', summary: 'All Collabs as CSV' })
  export(@Query() query: StaffListInput): Promise<StreamableFile> {
    return csvFile('collabs.csv', collabCsv, this.collabs.all(query));
  }

  /** Open Collabs by stage, what is due first first, and those completed. */
  @Get('board')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetCollabBoard', summary: 'Collabs by stage' })
  @ApiOkResponse({ type: CollabBoardView })
  async board(@Query() { filter }: CollabBoardQuery): Promise<CollabBoardView> {
    return { columns: await this.collabs.board({ filter }) };
  }

  /** How many visits of open Collabs there are on each of 14 days. */
  @Get('visits')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountVisits', summary: 'Visits of two weeks, by day' })
  @ApiOkResponse({ type: VisitDaysView })
  async visits(@Query() { from }: VisitDaysQuery): Promise<VisitDaysView> {
    return { items: await this.collabs.visits(from) };
  }

  /** One Collab as staff see it. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetCollab', summary: 'One Collab' })
  @ApiOkResponse({ type: StaffCollabView })
  get(@IdParam() id: string): Promise<StaffCollabView> {
    return this.collabs.get(id);
  }

  /** Puts a Collab right that the ordinary steps cannot: back to an earlier stage, or to an end. Problem: collabs/cannot-override (409). */
  @Post(':id/override')
  @HttpCode(200)
  @ForStaff('collab.override')
  @ApiOperation({ operationId: 'staffOverrideCollab', summary: 'Put a Collab right' })
  @ApiOkResponse({ type: StaffCollabView })
  async override(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { stage, outcome, reason }: OverrideCollabInput,
  ): Promise<StaffCollabView> {
    const to = stage ? { stage } : outcome ? { outcome } : null;
    if (!to) throw collabErrors.cannotOverride('Please say to which stage or end.');
    await this.overrideCollab.execute(actor, id, to, reason);
    return this.collabs.get(id);
  }
}
