import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { cityLabel, platformLabel } from '../../../../contract/lists/index.js';
import { AnswersCsv, type CsvColumns, csvFile } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import {
  contentRange,
  StaffFacetsInput,
  StaffFacetsView,
  StaffListInput,
} from '../../../../shared/staff-list/index.js';
import { SafetyFlags } from '../../ports/safety-flags.js';
import { DeleteProfile, RestoreProfile } from '../../use-cases/delete-profile.js';
import { FlagInfluencer, LiftFlag } from '../../use-cases/flag-influencer.js';
import { type StaffInfluencerRow, StaffInfluencers } from '../queries/staff-influencers.js';
import { DeleteProfileInput } from './brand-manager.dto.js';
import { SafetyFlagView, SetFlagInput, StaffInfluencerView } from './influencer-manager.dto.js';

const sources: Readonly<Record<string, string>> = { joined: 'Joined', imported: 'Imported', staff: 'Added by staff' };

const influencerCsv: CsvColumns<StaffInfluencerRow> = {
  Handle: ({ handle }) => handle,
  Name: ({ name }) => name,
  Followers: ({ followers }) => followers,
  'Engagement, %': ({ engagement }) => engagement,
  Platforms: ({ accounts }) => accounts.map(({ platform }) => platformLabel(platform)).join(', '),
  City: ({ city }) => city && cityLabel(city),
  Country: ({ country }) => country,
  Claimed: ({ claimed }) => (claimed ? 'yes' : 'no'),
  Source: ({ source }) => sources[source] ?? 'N/A',
};

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

/** What staff have seen in the content of an influencer. Brands that exclude it do not find them. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-manager/:id/flags')
export class SafetyFlagsController {
  constructor(
    private readonly flags: SafetyFlags,
    private readonly setFlag: FlagInfluencer,
    private readonly liftFlag: LiftFlag,
  ) {}

  /** Those that stand first, then those that were lifted. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListFlags', summary: 'The safety flags of an influencer' })
  @ApiOkResponse({ type: [SafetyFlagView] })
  list(@IdParam() id: string): Promise<SafetyFlagView[]> {
    return this.flags.of(id);
  }

  /** Answers all flags as they are then. Problem: profiles/already-flagged. */
  @Post()
  @ForStaff('influencer.flag')
  @ApiOperation({ operationId: 'staffSetFlag', summary: 'Set a safety flag' })
  @ApiCreatedResponse({ type: [SafetyFlagView] })
  async set(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { category, note }: SetFlagInput,
  ): Promise<SafetyFlagView[]> {
    await this.setFlag.execute(actor, id, category, note);
    return this.list(id);
  }

  /** Answers all flags as they are then. Problem: profiles/flag-not-found. */
  @Post(':flagId/lift')
  @HttpCode(200)
  @ForStaff('influencer.flag')
  @ApiOperation({ operationId: 'staffLiftFlag', summary: 'Lift a safety flag' })
  @ApiOkResponse({ type: [SafetyFlagView] })
  async lift(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('flagId') flagId: string,
  ): Promise<SafetyFlagView[]> {
    await this.liftFlag.execute(actor, id, flagId);
    return this.list(id);
  }
}
