import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersCsv, csvFile } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import {
  contentRange,
  StaffFacetsInput,
  StaffFacetsView,
  StaffListInput,
} from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencers } from '../../ports/staff-lists.js';
import { DeleteProfile, RestoreProfile } from '../../use-cases/delete-profile.js';
import { DeleteProfileInput } from './deletion.dto.js';
import { StaffInfluencerView } from './influencer-manager.dto.js';
import { influencerCsv } from './staff-csv.js';

const resource = 'influencer-manager';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class InfluencerManagerController {
  constructor(
    private readonly influencers: StaffInfluencers,
    private readonly deleteProfile: DeleteProfile,
    private readonly restoreProfile: RestoreProfile,
  ) {}

  /**
   * All influencers, those that were imported among them. Sort: id, name, handle, followers, createdAt.
   * Filter: id, q (name, handle), city, category, claimed, claimRequested, source, platform, flag,
   * deleted (false, unless it says true).
   */
  @Get()
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListInfluencers', summary: 'All influencers' })
  @ApiOkResponse({ type: [StaffInfluencerView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffInfluencerView[]> {
    const page = await this.influencers.list(query);
    void reply.header('content-range', contentRange(resource, page));
    return page.rows;
  }

  /** How many there are of each option of the filters beside the list. */
  @Get('facets')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountInfluencers', summary: 'How many influencers there are of each option' })
  @ApiOkResponse({ type: StaffFacetsView })
  facets(@Query() query: StaffFacetsInput): Promise<StaffFacetsView> {
    return this.influencers.facets(query);
  }

  /** The same as a CSV file: exactly what the filter leaves, in its order, however much it is. */
  @Get('rows.csv')
  @MayReadReplica()
  @ForStaff('look')
  @AnswersCsv()
  @ApiOperation({ operationId: 'staffExportInfluencers', summary: 'All influencers as CSV' })
  export(@Query() query: StaffListInput): Promise<StreamableFile> {
    return csvFile('influencers.csv', influencerCsv, this.influencers.all(query));
  }

  /** One influencer as staff see them. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetInfluencer', summary: 'One influencer' })
  @ApiOkResponse({ type: StaffInfluencerView })
  get(@IdParam() id: string): Promise<StaffInfluencerView> {
    return this.influencers.get(id);
  }

  /**
   * Takes an influencer out of lists, pages and sessions, at once; it can be brought back for 30 days.
   * Problems: profiles/name-differs, profiles/already-deleted.
   */
  @Post(':id/delete')
  @HttpCode(200)
  @ForStaff('influencer.delete')
  @ApiOperation({ operationId: 'staffDeleteInfluencer', summary: 'Delete an influencer' })
  @ApiOkResponse({ type: StaffInfluencerView })
  async delete(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { name }: DeleteProfileInput,
  ): Promise<StaffInfluencerView> {
    await this.deleteProfile.execute(actor, { uid: id, type: 'influencer' }, name);
    return this.influencers.get(id);
  }

  /** Brings a deleted influencer back. Problems: profiles/not-deleted, profiles/too-late-to-restore. */
  @Post(':id/restore')
  @HttpCode(200)
  @ForStaff('influencer.restore')
  @ApiOperation({ operationId: 'staffRestoreInfluencer', summary: 'Bring a deleted influencer back' })
  @ApiOkResponse({ type: StaffInfluencerView })
  async restore(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffInfluencerView> {
    await this.restoreProfile.execute(actor, { uid: id, type: 'influencer' });
    return this.influencers.get(id);
  }
}
