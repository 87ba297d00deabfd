import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { canSee, type CollabAction, collabActions } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { CollabQueries, type CollabRecord } from '../../ports/collab.queries.js';
import { MoveCollab } from '../../use-cases/move-collab.js';
import { ScheduleCollab } from '../../use-cases/schedule-collab.js';
import { CollabList, CollabsQuery, CollabView, DeliverableList, MoveCollabInput } from './collabs.dto.js';
import { toView } from './views.js';

@ApiTags('portal', 'partner')
@Controller('api/v1/collabs')
export class CollabsController {
  constructor(
    private readonly queries: CollabQueries,
    private readonly moveCollab: MoveCollab,
    private readonly scheduleCollab: ScheduleCollab,
    private readonly clock: Clock,
  ) {}

  /** The reader's own Collabs, most recently changed first; staff see all. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'listCollabs', summary: 'One’s own Collabs' })
  @ApiOkResponse({ type: CollabList })
  async list(@CurrentActor() actor: Actor, @Query() { before, ...page }: CollabsQuery): Promise<CollabList> {
    const side = actor.role === 'admin' ? null : actor.profile!;
    const records = await this.queries.list(side, { ...page, before: before ? new Date(before) : undefined });
    const now = this.clock.now();
    return { items: records.map((record) => toView(record, actor, now)) };
  }

  /** One Collab, with the words that may be posted now. */
  @Get(':id')
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'getCollab', summary: 'One Collab' })
  @ApiOkResponse({ type: CollabView })
  async get(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CollabView> {
    return toView(await this.visible(actor, id), actor, this.clock.now());
  }

  /** The agreed pieces of one Collab. */
  @Get(':id/deliverables')
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'listDeliverables', summary: 'The agreed pieces of one Collab' })
  @ApiOkResponse({ type: DeliverableList })
  async deliverables(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DeliverableList> {
    const { deliverables } = await this.get(actor, id);
    return { items: deliverables };
  }

  /** Take the next step: one of the words in `actions`. */
  @Post(':id/:action')
  @HttpCode(200)
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'moveCollab', summary: 'Take the next step' })
  @ApiParam({ name: 'action', enum: collabActions })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('action', new ParseEnumPipe(collabActions, { errorHttpStatusCode: 404 })) action: CollabAction,
    @Body() { slotId, reason }: MoveCollabInput,
  ): Promise<CollabView> {
    if (action === 'schedule') {
      if (!slotId) throw collabErrors.slotNeeded();
      await this.scheduleCollab.execute(actor, id, slotId);
    } else {
      await this.moveCollab.execute(actor, id, action, reason);
    }
    return this.get(actor, id);
  }

  private async visible(actor: Actor, id: string): Promise<CollabRecord> {
    const record = await this.queries.get(id);
    if (!canSee(record.collab, actor)) throw collabErrors.notFound(id);
    return record;
  }
}
