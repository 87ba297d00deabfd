import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { PeopleApi } from '../../../identity/index.js';
import type { Claim } from '../../domain/claim.js';
import { type ClaimOfProfile, ClaimRepository } from '../../ports/repositories.js';
import { ConfirmClaim, RefuseClaim, RequestClaim, WithdrawClaim } from '../../use-cases/claims.js';
import { ClaimView, RefuseClaimInput, RequestClaimInput, StaffClaimView } from './claims.dto.js';

/** Claims of imported profiles, by anyone signed in. */
@ApiTags('portal')
@Controller('api/v1/influencer-claims')
export class ClaimsController {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly requestClaim: RequestClaim,
    private readonly withdrawClaim: WithdrawClaim,
  ) {}

  /** Returns your claims, newest first. */
  @Get()
  @SignedIn()
  @ApiOperation({ operationId: 'listOwnClaims', summary: 'List the profiles you have claimed' })
  @ApiOkResponse({ type: [ClaimView] })
  async list(@CurrentActor() actor: Actor): Promise<ClaimView[]> {
    return (await this.claims.ofUser(actor.userId)).map(toClaimView);
  }

  /**
   * Claims an imported profile as your own. Returns a code to put in the account's bio, where staff look for it within
   * 14 days. Claiming it again returns the same code. Problems: profiles/nothing-to-claim, profiles/too-many-claims.
   */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'requestClaim', summary: 'Claim an imported profile' })
  @ApiOkResponse({ type: [ClaimView] })
  async request(@CurrentActor() actor: Actor, @Body() { handle }: RequestClaimInput): Promise<ClaimView[]> {
    await this.requestClaim.execute(actor, handle);
    return this.list(actor);
  }

  /** Withdraws your claim. Problems: profiles/claim-not-found, profiles/claim-over. */
  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ operationId: 'withdrawClaim', summary: 'Withdraw a claim' })
  withdraw(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.withdrawClaim.execute(actor, id);
  }
}

const toClaimView = ({ id, handle, name, code, state, reason, requestedAt, expiresAt }: ClaimOfProfile): ClaimView => ({
  ...{ id, handle, name, code, state, reason, requestedAt, expiresAt },
});

/** Staff look for the code in the bio of the account, and decide. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-manager/:id/claims')
export class StaffClaimsController {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly people: PeopleApi,
    private readonly confirmClaim: ConfirmClaim,
    private readonly refuseClaim: RefuseClaim,
  ) {}

  /** Returns the claims on a profile, newest first. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListClaims', summary: 'List the claims on a profile' })
  @ApiOkResponse({ type: [StaffClaimView] })
  async list(@IdParam() id: string): Promise<StaffClaimView[]> {
    return Promise.all((await this.claims.ofInfluencer(id)).map((claim) => this.view(claim)));
  }

  /**
   * Approves a claim once the code is in the bio. Hands over the profile and rejects other claims on it. Problem:
   * profiles/claim-over.
   */
  @Post(':claimId/confirm')
  @HttpCode(200)
  @ForStaff('influencer.claim')
  @ApiOperation({ operationId: 'staffConfirmClaim', summary: 'Approve a claim' })
  @ApiOkResponse({ type: [StaffClaimView] })
  async confirm(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('claimId') claimId: string,
  ): Promise<StaffClaimView[]> {
    await this.confirmClaim.execute(actor, id, claimId);
    return this.list(id);
  }

  /** Rejects a claim and emails the person the reason. Problem: profiles/claim-over. */
  @Post(':claimId/refuse')
  @HttpCode(200)
  @ForStaff('influencer.claim')
  @ApiOperation({ operationId: 'staffRefuseClaim', summary: 'Reject a claim' })
  @ApiOkResponse({ type: [StaffClaimView] })
  async refuse(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('claimId') claimId: string,
    @Body() { reason }: RefuseClaimInput,
  ): Promise<StaffClaimView[]> {
    await this.refuseClaim.execute(actor, id, claimId, reason);
    return this.list(id);
  }

  private async view({ userId, id, code, state, reason, requestedAt, expiresAt, decidedAt }: Claim) {
    const { email, name } = await this.people.get(userId);
    return { id, code, state, reason, email, name, requestedAt, expiresAt, decidedAt };
  }
}
