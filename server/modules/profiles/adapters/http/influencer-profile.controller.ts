import { Body, Controller, Get, Header, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { profileLimits } from '../../../../contract/rules/influencer-profile.js';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { InfluencerProfile } from '../../domain/influencer-profile.js';
import { InfluencerProfileRepository } from '../../ports/influencers.js';
import { ChangeInfluencerProfile, GetInfluencerProfile } from '../../use-cases/change-influencer-profile.js';
import { InfluencerProfileView, toProfileView } from './influencer-profile-view.dto.js';
import { ChangeInfluencerProfileInput } from './influencer-profile.dto.js';

@ApiTags('portal')
@Controller('api/v1/influencers/:uid/profile')
export class InfluencerProfileController {
  constructor(
    private readonly getProfile: GetInfluencerProfile,
    private readonly changeProfile: ChangeInfluencerProfile,
    private readonly profiles: InfluencerProfileRepository,
  ) {}

  /** Returns an influencer's full profile, for their own team and staff. */
  @Get()
  @For('influencer', 'admin')
  @ByKey('profile:read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getInfluencerProfile', summary: 'Get an influencer’s profile for editing' })
  @ApiOkResponse({ type: InfluencerProfileView })
  async get(@CurrentActor() actor: Actor, @IdParam('uid') uid: string): Promise<InfluencerProfileView> {
    return this.view(await this.getProfile.execute(actor, uid), actor);
  }

  /**
   * Updates only the fields you send, if the profile hasn't changed since `version`. Problems: profiles/stale,
   * profiles/wrong-profile, profiles/handle-taken, profiles/account-taken, profiles/no-such-file,
   * profiles/picture-needed, identity/role-not-enough.
   */
  @Patch()
  @For('influencer', 'admin')
  @ByKey('profile:write')
  @ApiOperation({ operationId: 'changeInfluencerProfile', summary: 'Update an influencer’s profile' })
  @ApiOkResponse({ type: InfluencerProfileView })
  async change(
    @CurrentActor() actor: Actor,
    @IdParam('uid') uid: string,
    @Body() { version, ...changes }: ChangeInfluencerProfileInput,
  ): Promise<InfluencerProfileView> {
    return this.view(await this.changeProfile.execute(actor, uid, version, changes), actor);
  }

  private async view(profile: InfluencerProfile, actor: Actor): Promise<InfluencerProfileView> {
    return toProfileView(profile, await this.profiles.historyOf(profile.id, profileLimits.history.max), actor);
  }
}
