import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags, ApiProperty } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { SafetyFlags } from '../../ports/safety-flags.js';
import { FlagInfluencer } from '../../use-cases/flag-influencer.js';
import { IsIn, IsString, Length } from 'class-validator';
import { idsOf, type SafetyCategory, safetyCategories } from '../../../../contract/lists/index.js';
import { Trimmed } from '../../../../shared/http/trimmed.js';

export class SetFlagInput {
  @ApiProperty({ enum: idsOf(safetyCategories) })
  @IsIn(idsOf(safetyCategories), { message: 'Please choose what it is about.' })
  category: SafetyCategory;

  /** What was seen, and where; for staff alone. */
  @Trimmed()
  @IsString()
  @Length(5, 500, { message: 'Please say what was seen and where, in 5 to 500 characters.' })
  note: string;
}

export class SafetyFlagView {
  id: string;
  @ApiProperty({ enum: idsOf(safetyCategories) })
  category: SafetyCategory;
  note: string;
  /** Who of the staff. */
  setBy: string;
  @ApiProperty({ format: 'date-time' })
  setAt: Date;
  /** Who of the staff; null while it stands. */
  @ApiProperty({ type: String, nullable: true })
  liftedBy: string | null;
  /** Null while it stands. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  liftedAt: Date | null;
}

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
