import { Body, Controller, HttpCode, Param, ParseEnumPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { type DeliverableAction, deliverableActions } from '../../domain/delivery.js';
import { CollabQueries } from '../../ports/collab.queries.js';
import { DeliverPiece, type PieceStep } from '../../use-cases/deliver-piece.js';
import { CollabView, DeliverPieceInput } from './collabs.dto.js';
import { toView } from './views.js';

const stepOf = (action: DeliverableAction, input: DeliverPieceInput): PieceStep => {
  const { mediaId, caption = '', comment = '', url } = input;
  switch (action) {
    case 'submit':
      if (!mediaId) throw collabErrors.mediaNeeded();
      return { action, mediaId, caption };
    case 'suggest-changes':
      return { action, comment };
    case 'approve':
      return { action };
    case 'publish':
      if (!url) throw collabErrors.badPostUrl('Please give the address of the post.');
      return { action, url };
  }
};

@ApiTags('portal', 'partner')
@Controller('api/v1/deliverables')
export class DeliverablesController {
  constructor(
    private readonly queries: CollabQueries,
    private readonly deliverPiece: DeliverPiece,
    private readonly clock: Clock,
  ) {}

  /** Take the next step with one piece: one of the words in its `actions`. Answers the whole Collab. */
  @Post(':id/:action')
  @HttpCode(200)
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'moveDeliverable', summary: 'Take the next step with one piece' })
  @ApiParam({ name: 'action', enum: deliverableActions })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('action', new ParseEnumPipe(deliverableActions, { errorHttpStatusCode: 404 })) action: DeliverableAction,
    @Body() input: DeliverPieceInput,
  ): Promise<CollabView> {
    const collab = await this.deliverPiece.execute(actor, id, stepOf(action, input));
    return toView(await this.queries.get(collab.id), actor, this.clock.now());
  }
}
