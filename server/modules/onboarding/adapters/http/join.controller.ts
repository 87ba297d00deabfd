import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/http/policy.js';
import { JoinAsBrand, JoinAsInfluencer } from '../../use-cases/join.js';
import { JoinBrandInput, JoinedView, JoinInfluencerInput } from './join.dto.js';

@ApiTags('portal')
@Controller('api/v1/join')
export class JoinController {
  constructor(
    private readonly joinAsBrand: JoinAsBrand,
    private readonly joinAsInfluencer: JoinAsInfluencer,
  ) {}

  /**
   * Creates a brand on Basic with its first account, and emails a sign-in link. A known email address gets only the
   * link.
   */
  @Post('brand')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'joinAsBrand', summary: 'Join as a brand' })
  @ApiOkResponse({ type: JoinedView })
  async brand(@Body() input: JoinBrandInput, @Ip() address: string): Promise<JoinedView> {
    await this.joinAsBrand.execute(address, input);
    return {};
  }

  /** Creates an influencer with their account, and emails a sign-in link. A known email address gets only the link. */
  @Post('influencer')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'joinAsInfluencer', summary: 'Join as an influencer' })
  @ApiOkResponse({ type: JoinedView })
  async influencer(@Body() { ref, ...input }: JoinInfluencerInput, @Ip() address: string): Promise<JoinedView> {
    await this.joinAsInfluencer.execute(address, { ...input, invitedBy: ref ?? null });
    return {};
  }
}
