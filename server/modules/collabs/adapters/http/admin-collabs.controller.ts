import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { MessagesQuery, MessagingApi } from '../../../messaging/index.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { OverrideCollab } from '../../use-cases/correct-collab.js';
import {
  CollabBoardQuery,
  CollabBoardView,
  CollabChatView,
  OverrideCollabInput,
  StaffCollabView,
  VisitDaysQuery,
  VisitDaysView,
} from './admin-collabs.dto.js';
import { CollabBoard } from '../staff-lists/collab-board.js';
import { collabList } from '../staff-lists/collab-list.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${collabList.resource}`)
export class AdminCollabsController extends StaffListController(collabList) {
  constructor(
    private readonly board: CollabBoard,
    private readonly overrideCollab: OverrideCollab,
    private readonly messaging: MessagingApi,
  ) {
    super();
  }

  /**
   * Returns open Collabs with late content, other open Collabs by stage with the soonest due first, and completed ones.
   */
  @Get('board')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetCollabBoard', summary: 'List Collabs by stage' })
  @ApiOkResponse({ type: CollabBoardView })
  columns(@Query() { filter }: CollabBoardQuery): Promise<CollabBoardView> {
    return this.board.columns(filter);
  }

  /** Returns the number of visits of open Collabs on each of 14 days. */
  @Get('visits')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountVisits', summary: 'List the visits of two weeks by day' })
  @ApiOkResponse({ type: VisitDaysView })
  visits(@Query() { from }: VisitDaysQuery): Promise<VisitDaysView> {
    return this.board.visits(from);
  }

  /**
   * Returns what the brand and the influencer of a Collab have written to each other, about this Collab or any other,
   * newest first. The audit log records who read it.
   */
  @Get(':id/chat')
  @ForStaff('collab.override')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffReadCollabChat', summary: 'Read the chat between both sides of a Collab' })
  @ApiOkResponse({ type: CollabChatView })
  async chat(@IdParam() id: string, @Query() { limit, before }: MessagesQuery): Promise<CollabChatView> {
    const { brandId, brandName, influencerId, influencerHandle } = await this.get(id);
    const items = await this.messaging.between({ brandId, influencerId }, limit, before);
    return { brandName, influencerHandle, items };
  }

  /**
   * Moves a Collab back to an earlier stage, or to an end, where the ordinary steps can't. Problem:
   * collabs/cannot-override (409).
   */
  @Post(':id/override')
  @HttpCode(200)
  @ForStaff('collab.override')
  @ApiOperation({ operationId: 'staffOverrideCollab', summary: 'Correct a Collab' })
  @ApiOkResponse({ type: StaffCollabView })
  async override(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { stage, outcome, reason }: OverrideCollabInput,
  ): Promise<StaffCollabView> {
    const to = stage ? { stage } : outcome ? { outcome } : null;
    if (!to) throw collabErrors.cannotOverride('Please say to which stage or end.');
    await this.overrideCollab.execute(actor, id, to, reason);
    return this.get(id);
  }
}
