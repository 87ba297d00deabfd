import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { MatchInfluencers } from '../../use-cases/match-influencers.js';
import { MatchView, toMatchView } from './matches.dto.js';

/** What suits an influencer, and why. */
@ApiTags('portal')
@Controller('api/v1/offer-matches')
export class OfferMatchesController {
  constructor(private readonly matches: MatchInfluencers) {}

  /** Why a live offer suits the influencer who asks, and what would make it suit better: the score that the brand sees as well. */
  @Get(':id')
  @For('influencer')
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'explainOfferMatch', summary: 'Why an offer suits me' })
  @ApiOkResponse({ type: MatchView })
  async explainOffer(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<MatchView> {
    return toMatchView(await this.matches.explainOffer(id, actor.profile!.uid));
  }
}
