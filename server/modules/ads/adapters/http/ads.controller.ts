import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { AdService } from '../../use-cases/ad-service.js';
import { CountAdView, ShowAds } from '../../use-cases/show-ads.js';
import { adList } from '../staff-lists/ad-list.js';
import { AdsQuery, AdsView, CountAdInput, CreateAdInput, StaffAdView, UpdateAdInput } from './ads.dto.js';

/** The ads of the feed. */
@ApiTags('portal')
@Controller('api/v1/ads')
export class AdsController {
  constructor(
    private readonly ads: ShowAds,
    private readonly countView: CountAdView,
  ) {}

  /** Returns at most one ad for each slot, chosen by your profile and your filters of the feed. */
  @Get()
  @For('influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listAds', summary: 'List the ads in the feed' })
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

  /** Records that this impression of the ad was on screen. It counts once. Problem: ads/view-not-found. */
  @Post(':id/seen')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'countAdSeen', summary: 'Record an ad view' })
  seen(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { view }: CountAdInput): Promise<void> {
    return this.countView.execute(actor, id, view, 'seen');
  }

  /** Records a click on this impression of the ad. It counts once. Problem: ads/view-not-found. */
  @Post(':id/clicked')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'countAdClicked', summary: 'Record an ad click' })
  clicked(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { view }: CountAdInput): Promise<void> {
    return this.countView.execute(actor, id, view, 'clicked');
  }
}

/** What staff promote in the feed of influencers. */
@ApiTags('staff')
@Controller(`api/v1/admin/${adList.resource}`)
export class AdminAdsController extends StaffListController(adList) {
  constructor(private readonly keep: AdService) {
    super();
  }

  /** Creates an ad. Problems: ads/ends-too-soon, ads/photo-missing, ads/photo-no-picture. */
  @Post()
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffCreateAd', summary: 'Create an ad' })
  @ApiCreatedResponse({ type: StaffAdView })
  async create(@CurrentActor() actor: Actor, @Body() { photoId, ...details }: CreateAdInput): Promise<StaffAdView> {
    return this.get((await this.keep.create(actor, details, photoId)).id);
  }

  /** Updates only the fields you send. Problems: ads/ends-too-soon, ads/photo-missing, ads/photo-no-picture. */
  @Put(':id')
  @TakesRecord(UpdateAdInput)
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffUpdateAd', summary: 'Update an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async update(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() record: unknown): Promise<StaffAdView> {
    const { photoId, ...changes } = await this.changesIn(UpdateAdInput, record, id);
    await this.keep.change(actor, id, changes, photoId);
    return this.get(id);
  }

  /** Hides the ad until it is resumed. */
  @Post(':id/pause')
  @HttpCode(200)
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffPauseAd', summary: 'Pause an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async pause(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffAdView> {
    await this.keep.pause(actor, id, true);
    return this.get(id);
  }

  /** Resumes a paused ad. */
  @Post(':id/resume')
  @HttpCode(200)
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffResumeAd', summary: 'Resume an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async resume(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffAdView> {
    await this.keep.pause(actor, id, false);
    return this.get(id);
  }

  /** Deletes an ad with its counts, and returns it. */
  @Delete(':id')
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffRemoveAd', summary: 'Delete an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffAdView> {
    const was = await this.get(id);
    await this.keep.remove(actor, id);
    return was;
  }
}
