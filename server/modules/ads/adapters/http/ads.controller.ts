import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { ShowAds } from '../../use-cases/show-ads.js';
import { AdsQuery, AdsView, CountAdInput } from './ads.dto.js';

/** The ads of the feed. */
@ApiTags('portal')
@Controller('api/v1/ads')
export class AdsController {
  constructor(private readonly ads: ShowAds) {}

  /** At most one for each slot, for whoever reads and what they have narrowed the feed to. */
  @Get()
  @For('influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listAds', summary: 'The ads of the feed' })
  @ApiOkResponse({ type: AdsView })
  async list(@CurrentActor() actor: Actor, @Query() { city, category }: AdsQuery): Promise<AdsView> {
    const shown = await this.ads.execute(actor, { city: city ?? null, category: category ?? null });
    return {
      items: shown.map(({ ad: { id, slot, headline, text, action, link, cover, photoPath }, view }) => ({
        ...{ id, slot, headline, text, action, link, cover, photoPath },
        view,
      })),
    };
  }

  /** This showing of the ad was on the screen. Counted once. Problem: ads/view-not-found. */
  @Post(':id/seen')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'countAdSeen', summary: 'Count an ad as seen' })
  seen(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { view }: CountAdInput): Promise<void> {
    return this.ads.count(actor, id, view, 'seen');
  }

  /** This showing of the ad was followed. Counted once. Problem: ads/view-not-found. */
  @Post(':id/clicked')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'countAdClicked', summary: 'Count a click on an ad' })
  clicked(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { view }: CountAdInput): Promise<void> {
    return this.ads.count(actor, id, view, 'clicked');
  }
}
