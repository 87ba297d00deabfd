import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { KeepAd } from '../../use-cases/keep-ad.js';
import { adList } from '../staff-lists/ad-list.js';
import { CreateAdInput, StaffAdView, UpdateAdInput } from './ads.dto.js';

/** What staff promote in the feed of influencers. */
@ApiTags('staff')
@Controller(`api/v1/admin/${adList.resource}`)
export class AdminAdsController extends StaffListController(adList) {
  constructor(private readonly keep: KeepAd) {
    super();
  }

  /** Places an ad. Problems: ads/ends-too-soon, ads/photo-missing, ads/photo-no-picture. */
  @Post()
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffCreateAd', summary: 'Place an ad' })
  @ApiCreatedResponse({ type: StaffAdView })
  async create(@CurrentActor() actor: Actor, @Body() { photoId, ...details }: CreateAdInput): Promise<StaffAdView> {
    return this.get((await this.keep.create(actor, details, photoId)).id);
  }

  /** Changes what is given. Problems: ads/ends-too-soon, ads/photo-missing, ads/photo-no-picture. */
  @Put(':id')
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffUpdateAd', summary: 'Change an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { photoId, ...changes }: UpdateAdInput,
  ): Promise<StaffAdView> {
    await this.keep.change(actor, id, changes, photoId);
    return this.get(id);
  }

  /** Shows it to nobody until it goes on. */
  @Post(':id/pause')
  @HttpCode(200)
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffPauseAd', summary: 'Pause an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async pause(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffAdView> {
    await this.keep.pause(actor, id, true);
    return this.get(id);
  }

  /** Lets a paused ad go on. */
  @Post(':id/resume')
  @HttpCode(200)
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffResumeAd', summary: 'Let a paused ad go on' })
  @ApiOkResponse({ type: StaffAdView })
  async resume(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffAdView> {
    await this.keep.pause(actor, id, false);
    return this.get(id);
  }

  /** Takes an ad away with its counts. Answers what it was. */
  @Delete(':id')
  @ForStaff('ad.change')
  @ApiOperation({ operationId: 'staffRemoveAd', summary: 'Remove an ad' })
  @ApiOkResponse({ type: StaffAdView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffAdView> {
    const was = await this.get(id);
    await this.keep.remove(actor, id);
    return was;
  }
}
