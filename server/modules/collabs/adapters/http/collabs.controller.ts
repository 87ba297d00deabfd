import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { Config } from '../../../../config.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { canSee } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { CollabQueries } from '../queries/collab-queries.js';
import type { CollabRecord } from '../../ports/repositories.js';
import { GetCollabCost } from '../../use-cases/get-collab-cost.js';
import { CollabCostView, CollabList, CollabsQuery, CollabView, DeliverableList } from './collabs.dto.js';
import { type Reading, toCostView, toView } from './views.js';

@ApiTags('portal')
@Controller('api/v1/collabs')
export class CollabsController {
  constructor(
    private readonly queries: CollabQueries,
    private readonly getCollabCost: GetCollabCost,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Returns your Collabs, most recently changed first. Staff get all Collabs. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'listCollabs', summary: 'List your Collabs' })
  @ApiOkResponse({ type: CollabList })
  async list(@CurrentActor() actor: Actor, @Query() page: CollabsQuery): Promise<CollabList> {
    const side = actor.role === 'admin' ? null : actor.profile!;
    const reading = this.reading(actor);
    const { records, next } = await this.queries.list(side, { ...page, lateAt: page.overdue && reading.now });
    return { items: records.map((record) => toView(record, reading)), next };
  }

  /** Returns a Collab with the `actions` you can take now. */
  @Get(':id')
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'getCollab', summary: 'Get a Collab' })
  @ApiOkResponse({ type: CollabView })
  async get(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CollabView> {
    return toView(await this.visible(actor, id), this.reading(actor));
  }

  /** Returns the agreed deliverables of a Collab. */
  @Get(':id/deliverables')
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'listDeliverables', summary: 'List a Collab’s deliverables' })
  @ApiOkResponse({ type: DeliverableList })
  async deliverables(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DeliverableList> {
    const { deliverables } = await this.get(actor, id);
    return { items: deliverables };
  }

  /** Returns what approving a Collab costs its brand now, and what it has cost so far. Influencers can't see it. */
  @Get(':id/cost')
  @For('brand', 'admin')
  @Header('cache-control', 'no-store')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'getCollabCost', summary: 'Get the cost of a Collab' })
  @ApiOkResponse({ type: CollabCostView })
  async cost(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CollabCostView> {
    return toCostView(await this.getCollabCost.execute(actor, id));
  }

  private reading(actor: Actor): Reading {
    return { actor, now: this.clock.now(), disclosureFolds: this.config.disclosureFolds };
  }

  private async visible(actor: Actor, id: string): Promise<CollabRecord> {
    const record = await this.queries.get(id);
    if (!canSee(record.collab, actor)) throw collabErrors.notFound(id);
    return record;
  }
}
