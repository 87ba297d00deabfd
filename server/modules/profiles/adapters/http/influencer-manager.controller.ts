import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { SafetyFlags } from '../../ports/influencers.js';
import { DeleteProfile, RestoreProfile } from '../../use-cases/delete-profile.js';
import { FlagInfluencer, LiftFlag } from '../../use-cases/flag-influencer.js';
import { influencerList } from '../staff-lists/influencer-list.js';
import { DeleteProfileInput } from './brand-manager.dto.js';
import { SafetyFlagView, SetFlagInput, StaffInfluencerView } from './influencer-manager.dto.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${influencerList.resource}`)
export class InfluencerManagerController extends StaffListController(influencerList) {
  constructor(
    private readonly deleteProfile: DeleteProfile,
    private readonly restoreProfile: RestoreProfile,
  ) {
    super();
  }

  /**
   * Deletes an influencer by id, for programs that don't confirm their name. They can be restored for 30 days. Problem:
   * profiles/already-deleted.
   */
  @Delete(':id')
  @ForStaff('influencer.delete')
  @ApiOperation({ operationId: 'staffRemoveInfluencer', summary: 'Delete an influencer by their id' })
  @ApiOkResponse({ type: StaffInfluencerView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffInfluencerView> {
    await this.deleteProfile.execute(actor, { uid: id, type: 'influencer' });
    return this.get(id);
  }

  /**
   * Removes an influencer from lists, pages and sessions immediately. They can be restored for 30 days. People type
   * their name to confirm. Problems: profiles/name-differs, profiles/already-deleted.
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
    return this.get(id);
  }

  /** Restores a deleted influencer. Problems: profiles/not-deleted, profiles/too-late-to-restore. */
  @Post(':id/restore')
  @HttpCode(200)
  @ForStaff('influencer.restore')
  @ApiOperation({ operationId: 'staffRestoreInfluencer', summary: 'Restore a deleted influencer' })
  @ApiOkResponse({ type: StaffInfluencerView })
  async restore(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffInfluencerView> {
    await this.restoreProfile.execute(actor, { uid: id, type: 'influencer' });
    return this.get(id);
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

  /** Returns active flags first, then those that were lifted. */
  @Get()
  @ForStaff('look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListFlags', summary: 'List an influencer’s safety flags' })
  @ApiOkResponse({ type: [SafetyFlagView] })
  list(@IdParam() id: string): Promise<SafetyFlagView[]> {
    return this.flags.of(id);
  }

  /** Adds a flag and returns all flags of the influencer. Problem: profiles/already-flagged. */
  @Post()
  @ForStaff('influencer.flag')
  @ApiOperation({ operationId: 'staffSetFlag', summary: 'Add a safety flag' })
  @ApiCreatedResponse({ type: [SafetyFlagView] })
  async set(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { category, note }: SetFlagInput,
  ): Promise<SafetyFlagView[]> {
    await this.setFlag.execute(actor, id, category, note);
    return this.list(id);
  }

  /** Lifts a flag and returns all flags of the influencer. Problem: profiles/flag-not-found. */
  @Post(':flagId/lift')
  @HttpCode(200)
  @ForStaff('influencer.flag')
  @ApiOperation({ operationId: 'staffLiftFlag', summary: 'Remove a safety flag' })
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
