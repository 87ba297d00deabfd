import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { SendsJsonText } from '../../../../shared/http/view-fields.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { cursorFrom } from '../../domain/browser-filter.js';
import { TargetingRepository } from '../../ports/repositories.js';
import { MatchQueries } from '../queries/match-queries.js';
import { ownFilterOf } from './filter-of.js';
import { MatchedPage, MatchesQuery, MatchForQuery, MatchView, toMatchView } from './matches.dto.js';

/** Who suits a brand, and why. Problem of all: billing/feature-locked (403). */
@ApiTags('portal')
@Controller('api/v1/influencer-matches')
@Needs('influencerBrowser')
export class MatchesController {
  constructor(
    private readonly matches: MatchQueries,
    private readonly targetings: TargetingRepository,
  ) {}

  /** Returns the influencers that match the filter, those that suit your brand or its offer best first. */
  @Get()
  @For('brand')
  @Needs('aiTargeting')
  @SendsJsonText()
  @ByKey('influencers:read')
  @ApiOperation({ operationId: 'matchInfluencers', summary: 'List influencers by match score' })
  @ApiOkResponse({ type: MatchedPage })
  async list(@CurrentActor() actor: Actor, @Query() query: MatchesQuery): Promise<string> {
    const { limit, after, offer } = query;
    const { filter } = await ownFilterOf(actor, query, this.targetings);
    const page = { limit, after: cursorFrom(after, 'match') };
    return this.matches.page(actor.profile!.uid, offer ?? null, filter, page);
  }

  /** Returns the reasons for an influencer's score, and what would raise it. */
  @Get(':id')
  @For('brand')
  @Needs('aiTargeting')
  @ByKey('influencers:read')
  @ApiOperation({ operationId: 'explainMatch', summary: 'Explain an influencer’s match score' })
  @ApiOkResponse({ type: MatchView })
  async explain(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { offer }: MatchForQuery,
  ): Promise<MatchView> {
    return toMatchView(await this.matches.explain(actor.profile!.uid, offer ?? null, id));
  }
}

/** What suits an influencer, and why. */
@ApiTags('portal')
@Controller('api/v1/offer-matches')
export class OfferMatchesController {
  constructor(private readonly matches: MatchQueries) {}

  /** Returns the reasons for a live offer's score for you, and what would raise it. The brand sees the same score. */
  @Get(':id')
  @For('influencer')
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'explainOfferMatch', summary: 'Explain an offer’s match score' })
  @ApiOkResponse({ type: MatchView })
  async explainOffer(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<MatchView> {
    return toMatchView(await this.matches.explainOffer(id, actor.profile!.uid));
  }
}
