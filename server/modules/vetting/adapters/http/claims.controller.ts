import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { type ClaimOfProfile, ClaimRepository } from '../../ports/claim.repository.js';
import { RequestClaim } from '../../use-cases/request-claim.js';
import { WithdrawClaim } from '../../use-cases/withdraw-claim.js';
import { ClaimView, RequestClaimInput } from './claims.dto.js';

/** Claims of imported profiles, by whoever is signed in. */
@ApiTags('portal')
@Controller('api/v1/influencer-claims')
export class ClaimsController {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly requestClaim: RequestClaim,
    private readonly withdrawClaim: WithdrawClaim,
  ) {}

  /** One's own, the latest first. */
  @Get()
  @SignedIn()
  @ApiOperation({ operationId: 'listOwnClaims', summary: 'The profiles that one has claimed' })
  @ApiOkResponse({ type: [ClaimView] })
  async list(@CurrentActor() actor: Actor): Promise<ClaimView[]> {
    return (await this.claims.ofUser(actor.userId)).map(toClaimView);
  }

  /**
   * Says that an imported profile is one's own. Answers the code to put into the bio of the account, where staff look for
   * it within 14 days; asked again, the same one. Problems: profiles/nothing-to-claim, profiles/too-many-claims.
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

  /** Takes one's claim back. Problems: profiles/claim-not-found, profiles/claim-over. */
  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ operationId: 'withdrawClaim', summary: 'Take a claim back' })
  withdraw(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.withdrawClaim.execute(actor, id);
  }
}

const toClaimView = ({ id, handle, name, code, state, reason, requestedAt, expiresAt }: ClaimOfProfile): ClaimView => ({
  ...{ id, handle, name, code, state, reason, requestedAt, expiresAt },
});
