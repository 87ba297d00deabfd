import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Targeting } from '../../domain/targeting.js';
import { TargetingRepository } from '../../ports/repositories.js';
import { ChangeExclusions, ChangeTargeting } from '../../use-cases/change-targeting.js';
import { ExclusionsInput, TargetingInput, TargetingView } from './targeting.dto.js';

const toView = ({ wanted, words, protectedWishes, exclude, updatedAt }: Targeting): TargetingView => ({
  wanted: Object.fromEntries(Object.entries(wanted).map(([list, options]) => [list, [...options]])),
  words: [...words],
  protectedWishes: protectedWishes.map(({ list, options, reason, askedAt }) => ({
    list,
    options: [...options],
    reason,
    askedAt: askedAt.toISOString(),
  })),
  exclude: [...exclude],
  updatedAt: updatedAt?.toISOString() ?? null,
});

/** Whom a brand looks for, and whom it never wants to see. */
@ApiTags('portal')
@Controller('api/v1/targeting')
export class TargetingController {
  constructor(
    private readonly targetings: TargetingRepository,
    private readonly changeTargeting: ChangeTargeting,
    private readonly changeExclusions: ChangeExclusions,
  ) {}

  /** Returns your brand's targeting; empty until you set it. */
  @Get()
  @For('brand')
  @ApiOperation({ operationId: 'getTargeting', summary: 'Get your targeting' })
  @ApiOkResponse({ type: TargetingView })
  async get(@CurrentActor() actor: Actor): Promise<TargetingView> {
    return toView(await this.targetings.of(actor.profile!.uid));
  }

  /**
   * Replaces your brand's targeting. Owners and admins only. Problems: billing/feature-locked (403),
   * discovery/protected-list, discovery/protected-word, discovery/reason-needed, discovery/too-much-wanted (400),
   * discovery/targeting-stale (409).
   */
  @Put()
  @For('brand')
  @Needs('aiTargeting')
  @ApiOperation({ operationId: 'changeTargeting', summary: 'Set your targeting' })
  @ApiOkResponse({ type: TargetingView })
  async put(@CurrentActor() actor: Actor, @Body() input: TargetingInput): Promise<TargetingView> {
    return toView(await this.changeTargeting.execute(actor, actor.profile!.uid, input));
  }

  /** Replaces the safety flags that exclude influencers from your results. Problem: discovery/targeting-stale (409). */
  @Put('exclusions')
  @For('brand')
  @ApiOperation({ operationId: 'changeExclusions', summary: 'Set the influencers to exclude' })
  @ApiOkResponse({ type: TargetingView })
  async exclude(@CurrentActor() actor: Actor, @Body() { exclude }: ExclusionsInput): Promise<TargetingView> {
    return toView(await this.changeExclusions.execute(actor, actor.profile!.uid, exclude));
  }
}
