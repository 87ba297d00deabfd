import { Body, Controller, HttpCode, Param, ParseEnumPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { Config } from '../../../../config.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { collabErrors, pieceErrors } from '../../domain/collab.errors.js';
import type { Pin } from '../../domain/proof.js';
import { CollabQueries } from '../queries/collab-queries.js';
import { DeliverPiece, type PieceStep } from '../../use-cases/deliver-piece.js';
import { CollabView } from './collabs.dto.js';
import { type PieceAction, pieceActions } from './piece-views.dto.js';
import { DeliverPieceInput, type PinDto } from './pieces.dto.js';
import { toView } from './views.js';

const pinOf = ({ comment, atMs, x, y }: PinDto): Pin => {
  if (atMs !== undefined) return { comment, atMs };
  if (x === undefined || y === undefined) throw pieceErrors.badPin();
  return { comment, x, y };
};

const stepOf = (action: PieceAction, input: DeliverPieceInput): PieceStep => {
  const { mediaId = null, url, caption } = input;
  switch (action) {
    case 'submit':
      return { action, mediaId, caption: caption ?? '', marks: input.marks ?? [], attested: input.attested ?? false };
    case 'suggest-changes':
      return { action, comment: input.comment ?? '', pins: (input.pins ?? []).map(pinOf) };
    case 'publish':
      if (!url) throw collabErrors.badPostUrl('Please enter the address of the post.');
      return { action, url, caption, platformLabel: input.platformLabel };
    case 'waive':
      return { action, rule: input.rule, reason: input.reason ?? '' };
    case 'ask-renewal':
      return { action, months: input.months ?? 12 };
    case 'confirm-takedown':
      return { action, url: url ?? null, mediaId };
    case 'report-use':
      return { action, url: url ?? null, mediaId, words: input.comment ?? '' };
    case 'uphold-use':
    case 'dismiss-use':
      return { action, reason: input.reason ?? '' };
    default:
      return { action };
  }
};

@ApiTags('portal')
@Controller('api/v1/deliverables')
export class DeliverablesController {
  constructor(
    private readonly queries: CollabQueries,
    private readonly deliverPiece: DeliverPiece,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Takes the next step of a deliverable, one of its `actions`. Returns the whole Collab. Submitting fails with
   * collabs/golden-rule-missed if a golden rule is neither met nor waived. Without `mediaId`, it uses the previous
   * version's file with another caption, or fails with collabs/media-needed if there is none. Publishing fails with
   * collabs/label-needed if the caption doesn't say clearly, and first, that it is an ad. Evidence about content after
   * the end of its rights needs an address or a picture: collabs/trace-needed.
   */
  @Post(':id/:action')
  @HttpCode(200)
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'moveDeliverable', summary: 'Take the next step of a deliverable' })
  @ApiParam({ name: 'action', enum: pieceActions })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('action', new ParseEnumPipe(pieceActions, { errorHttpStatusCode: 404 })) action: PieceAction,
    @Body() input: DeliverPieceInput,
  ): Promise<CollabView> {
    const collab = await this.deliverPiece.execute(actor, id, stepOf(action, input));
    const { disclosureFolds } = this.config;
    return toView(await this.queries.get(collab.id), { actor, now: this.clock.now(), disclosureFolds });
  }
}
