import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { SendsJsonText } from '../../../../shared/http/view-fields.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, MayReadReplica } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { cursorFrom } from '../../domain/browser-filter.js';
import type { Facets } from '../../domain/facets.js';
import { TargetingRepository } from '../../ports/repositories.js';
import { BrowserQueries } from '../queries/browser-queries.js';
import { ownFilterOf } from './filter-of.js';
import { BrowserQuery, InfluencerFacetsView, InfluencerPage, InfluencersQuery } from './influencer-browser.dto.js';
import { InfluencerSheetView } from './influencer-sheet.dto.js';

/** Where brands, and staff, look for influencers. Problem of all: billing/feature-locked (403). */
@ApiTags('portal')
@Controller('api/v1/influencer-browser')
@Needs('influencerBrowser')
export class InfluencerBrowserController {
  constructor(
    private readonly queries: BrowserQueries,
    private readonly targetings: TargetingRepository,
  ) {}

  /**
   * Returns the influencers that match the filter, page by page. Details that influencers keep private are neither
   * returned nor used as filters.
   */
  @Get()
  @MayReadReplica()
  @For('brand', 'admin')
  @SendsJsonText()
  @ByKey('influencers:read')
  @ApiOperation({ operationId: 'browseInfluencers', summary: 'Browse influencers' })
  @ApiOkResponse({ type: InfluencerPage })
  async list(@CurrentActor() actor: Actor, @Query() query: InfluencersQuery): Promise<string> {
    const { sort, limit, after } = query;
    const { filter } = await ownFilterOf(actor, query, this.targetings);
    return this.queries.page(filter, { sort, limit, after: cursorFrom(after, sort) });
  }

  /**
   * Returns how many influencers match the filter, in total and for each option. Counts are exact up to 10,000 and
   * estimated above.
   */
  @Get('facets')
  @For('brand', 'admin')
  @ByKey('influencers:read')
  @ApiOperation({ operationId: 'countInfluencers', summary: 'Count the influencers for each filter option' })
  @ApiOkResponse({ type: InfluencerFacetsView })
  async facets(@CurrentActor() actor: Actor, @Query() query: BrowserQuery): Promise<Facets & { leftOut: number }> {
    const { filter, own } = await ownFilterOf(actor, query, this.targetings);
    const [facets, leftOut] = await Promise.all([
      this.queries.facets(filter),
      own.length > 0 ? this.queries.leftOut(filter, own) : 0,
    ]);
    return { ...facets, leftOut };
  }

  /** Returns an influencer with all the details they share with brands. */
  @Get(':id')
  @For('brand', 'admin')
  @SendsJsonText()
  @ByKey('influencers:read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'lookAtInfluencer', summary: 'Get an influencer’s card' })
  @ApiOkResponse({ type: InfluencerSheetView })
  get(@IdParam() id: string): Promise<string> {
    return this.queries.sheet(id);
  }
}
