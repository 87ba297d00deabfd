import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { For, Public } from '../../../../shared/http/policy.js';
import { ProfileQueries } from '../../ports/profile.queries.js';
import { MediaKitView, PublicBrandView } from './profiles.dto.js';

@ApiTags('portal')
@Controller('api/v1')
export class ProfilesController {
  constructor(private readonly profiles: ProfileQueries) {}

  /**
   * An influencer's public media kit, by handle or by uid. Who has not claimed their profile has none, and neither has who is
   * closing their account. Problem: profiles/influencer-not-found.
   */
  @Get('influencers/:handle')
  @Public()
  @ApiOperation({ operationId: 'getMediaKit', summary: 'An influencer’s public media kit' })
  @ApiOkResponse({ type: MediaKitView })
  mediaKit(@Param('handle') handle: string): Promise<MediaKitView> {
    return this.profiles.mediaKit(handle);
  }

  /** What a brand shows of itself. */
  @Get('brands/:id')
  @For('brand', 'influencer', 'admin')
  @ByKey('profile:read')
  @ApiOperation({ operationId: 'getBrand', summary: 'What a brand shows of itself' })
  @ApiOkResponse({ type: PublicBrandView })
  brand(@IdParam() id: string): Promise<PublicBrandView> {
    return this.profiles.publicBrand(id);
  }
}
