import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { DeleteProfile, RestoreProfile } from '../../use-cases/delete-profile.js';
import { DeleteProfileInput } from './deletion.dto.js';
import { StaffInfluencerView } from './influencer-manager.dto.js';
import { influencerList } from '../staff-lists/influencer-list.js';

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
    return this.get(id);
  }

  /** Brings a deleted influencer back. Problems: profiles/not-deleted, profiles/too-late-to-restore. */
  @Post(':id/restore')
  @HttpCode(200)
  @ForStaff('influencer.restore')
  @ApiOperation({ operationId: 'staffRestoreInfluencer', summary: 'Bring a deleted influencer back' })
  @ApiOkResponse({ type: StaffInfluencerView })
  async restore(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffInfluencerView> {
    await this.restoreProfile.execute(actor, { uid: id, type: 'influencer' });
    return this.get(id);
  }
}
