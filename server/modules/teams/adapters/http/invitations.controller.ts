import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../../shared/http/policy.js';
import type { Visitor } from '../../../../shared/kernel/index.js';
import { AcceptInvitation } from '../../use-cases/accept-invitation.js';
import { LookAtInvitation } from '../../use-cases/look-at-invitation.js';
import { DoneView } from '../../../../shared/http/done.dto.js';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import { AcceptInvitationInput, InvitationCardView, InvitationTokenInput } from './team.dto.js';

/** For whoever holds the letter with an invitation. */
@ApiTags('portal')
@Controller('api/v1/invitations')
export class InvitationsController {
  constructor(
    private readonly look: LookAtInvitation,
    private readonly accept: AcceptInvitation,
    private readonly cookie: SessionCookie,
  ) {}

  /** Who invites to what. Uses nothing up. Problem: identity/invitation-not-valid. */
  @Post('look')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'lookAtInvitation', summary: 'Who invites to what' })
  @ApiOkResponse({ type: InvitationCardView })
  async card(@Body() { token }: InvitationTokenInput): Promise<InvitationCardView> {
    const { profileName, profileType, invitedBy, role, newPerson } = await this.look.execute(token);
    return { profileName, profileType, invitedBy, role, newPerson };
  }

  /**
   * Accepts it, once, with the address that it was sent to, and signs in as that profile.
   * Problems: identity/invitation-not-valid, identity/name-needed (who has no account yet), identity/no-free-seat,
   * identity/user-disabled, identity/staff-cannot-join.
   */
  @Post('accept')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'acceptInvitation', summary: 'Accept an invitation and sign in' })
  @ApiOkResponse({ type: DoneView })
  async join(
    @Body() input: AcceptInvitationInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.accept.execute(visitor, input));
    return {};
  }
}
