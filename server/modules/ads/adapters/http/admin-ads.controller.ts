import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { contentRange, StaffListInput } from '../../../../shared/staff-list/index.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { stateOf } from '../../domain/ad.js';
import { type StaffAdRow, StaffAds } from '../../ports/staff-ads.js';
import { KeepAd } from '../../use-cases/keep-ad.js';
import { CreateAdInput, StaffAdView, UpdateAdInput } from './ads.dto.js';

const resource = 'ad-manager';

/** What staff promote in the feed of influencers. */
@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class AdminAdsController {
  constructor(
    private readonly ads: StaffAds,
    private readonly keep: KeepAd,
    private readonly clock: Clock,
  ) {}

  /** All ads. Sort: id, name, startsAt, endsAt. Filter: id, q (name, headline), slot, city, state. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListAds', summary: 'All ads' })
  @ApiOkResponse({ type: [StaffAdView] })
  async list(@Query() query: StaffListInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<StaffAdView[]> {
    const page = await this.ads.list(query, this.clock.now());
    void reply.header('content-range', contentRange(resource, page));
    return page.rows.map((row) => this.view(row));
  }

  /** One ad. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetAd', summary: 'One ad' })
  @ApiOkResponse({ type: StaffAdView })
  async get(@IdParam() id: string): Promise<StaffAdView> {
    return this.view(await this.ads.get(id));
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

  private view({ createdBy: _, ...ad }: StaffAdRow): StaffAdView {
    const dates = { startsAt: new Date(ad.startsAt), endsAt: new Date(ad.endsAt) };
    return { ...ad, state: stateOf({ paused: ad.paused, ...dates }, this.clock.now()) };
  }
}
