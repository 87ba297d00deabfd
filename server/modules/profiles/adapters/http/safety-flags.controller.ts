import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { SafetyFlags } from '../../ports/safety-flags.js';
import { FlagInfluencer } from '../../use-cases/flag-influencer.js';
import { SafetyFlagView, SetFlagInput } from './safety-flags.dto.js';

/** What staff have seen in the content of an influencer. Brands that exclude it do not find them. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-manager/:id/flags')
export class SafetyFlagsController {
  constructor(
    private readonly flags: SafetyFlags,
    private readonly flagging: FlagInfluencer,
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
    await this.flagging.set(actor, id, category, note);
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
    await this.flagging.lift(actor, id, flagId);
    return this.list(id);
  }
}
