import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Claim } from '../../domain/claim.js';
import { ClaimRepository } from '../../ports/claim.repository.js';
import { Claimants } from '../../ports/claimants.js';
import { DecideClaim } from '../../use-cases/decide-claim.js';
import { RefuseClaimInput, StaffClaimView } from './claims.dto.js';

/** Staff look for the code in the bio of the account, and decide. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-manager/:id/claims')
export class StaffClaimsController {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly claimants: Claimants,
    private readonly decide: DecideClaim,
  ) {}

  /** Who has claimed this profile, the latest first. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListClaims', summary: 'The claims of a profile' })
  @ApiOkResponse({ type: [StaffClaimView] })
  async list(@IdParam() id: string): Promise<StaffClaimView[]> {
    return Promise.all((await this.claims.ofInfluencer(id)).map((claim) => this.view(claim)));
  }

  /** The code is where it belongs: hands the profile over, and refuses other claims of it. Problem: profiles/claim-over. */
  @Post(':claimId/confirm')
  @HttpCode(200)
  @ForStaff('influencer.claim')
  @ApiOperation({ operationId: 'staffConfirmClaim', summary: 'Hand a claimed profile over' })
  @ApiOkResponse({ type: [StaffClaimView] })
  async confirm(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('claimId') claimId: string,
  ): Promise<StaffClaimView[]> {
    await this.decide.confirm(actor, id, claimId);
    return this.list(id);
  }

  /** The person is told why. Problem: profiles/claim-over. */
  @Post(':claimId/refuse')
  @HttpCode(200)
  @ForStaff('influencer.claim')
  @ApiOperation({ operationId: 'staffRefuseClaim', summary: 'Refuse a claim' })
  @ApiOkResponse({ type: [StaffClaimView] })
  async refuse(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('claimId') claimId: string,
    @Body() { reason }: RefuseClaimInput,
  ): Promise<StaffClaimView[]> {
    await this.decide.refuse(actor, id, claimId, reason);
    return this.list(id);
  }

  private async view({ userId, id, code, state, reason, requestedAt, expiresAt, decidedAt }: Claim) {
    const { email, name } = await this.claimants.get(userId);
    return { id, code, state, reason, email, name, requestedAt, expiresAt, decidedAt };
  }
}
