import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, IdParam } from '../../../../shared/http/params.js';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { CurrentActor, For, FreshProof, Public, SignedIn } from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Actor, Visitor } from '../../../../shared/kernel/index.js';
import { AcceptInvitation, LookAtInvitation } from '../../use-cases/answer-invitation.js';
import { ChangeMemberRole, HandOver, RemoveMember } from '../../use-cases/change-team.js';
import { GetTeam } from '../../use-cases/get-team.js';
import { InviteToTeam, RevokeInvitation } from '../../use-cases/invite-to-team.js';
import {
  AcceptInvitationInput,
  ChangeMemberRoleInput,
  InvitationCardView,
  InvitationTokenInput,
  InviteMemberInput,
  TeamView,
  toTeamView,
} from './team.dto.js';

/** The team of the profile that the person has chosen. */
@ApiTags('portal')
@Controller('api/v1/team')
export class TeamController {
  constructor(
    private readonly team: GetTeam,
    private readonly inviteToTeam: InviteToTeam,
    private readonly revokeInvitation: RevokeInvitation,
    private readonly changeRole: ChangeMemberRole,
    private readonly removeMember: RemoveMember,
    private readonly handOver: HandOver,
  ) {}

  /** Returns the members of the active profile, its invitations and the number of seats in its plan. */
  @Get()
  @For('brand', 'influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getTeam', summary: 'List the team of the active profile' })
  @ApiOkResponse({ type: TeamView })
  async get(@CurrentActor() actor: Actor): Promise<TeamView> {
    return toTeamView(await this.team.execute(actor));
  }

  /**
   * Emails an invitation that can be accepted once, within seven days. Inviting the same person again replaces it.
   * Problems: identity/no-free-seat (403, with `seats` and `taken`), identity/role-not-enough, identity/already-member,
   * identity/invalid-email, identity/sent-just-now, identity/invited-too-often.
   */
  @Post('invitations')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'inviteToTeam', summary: 'Invite someone to the team' })
  @ApiOkResponse({ type: TeamView })
  async invite(@CurrentActor() actor: Actor, @Body() input: InviteMemberInput): Promise<TeamView> {
    await this.inviteToTeam.execute(actor, input);
    return this.get(actor);
  }

  /**
   * Emails the invitation again; the previous link stops working. Problems: identity/no-such-invitation,
   * identity/no-free-seat (403, with `seats` and `taken`), identity/role-not-enough, identity/already-member,
   * identity/invalid-email, identity/sent-just-now, identity/invited-too-often.
   */
  @Post('invitations/:id/resend')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'resendInvitation', summary: 'Resend an invitation' })
  @ApiOkResponse({ type: TeamView })
  async resend(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamView> {
    await this.inviteToTeam.again(actor, id);
    return this.get(actor);
  }

  /**
   * Withdraws an open invitation; its link stops working. Problems: identity/role-not-enough,
   * identity/no-such-invitation.
   */
  @Post('invitations/:id/revoke')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'revokeInvitation', summary: 'Withdraw an invitation' })
  @ApiOkResponse({ type: TeamView })
  async revoke(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamView> {
    await this.revokeInvitation.execute(actor, id);
    return this.get(actor);
  }

  /**
   * Changes a member's role. It applies from their next request. Problems: identity/role-not-enough,
   * identity/no-such-member, identity/owner-needed (transfer ownership instead).
   */
  @Post('members/:id/role')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'changeMemberRole', summary: 'Change a member’s role' })
  @ApiOkResponse({ type: TeamView })
  async role(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { role }: ChangeMemberRoleInput,
  ): Promise<TeamView> {
    await this.changeRole.execute(actor, id, role);
    return this.get(actor);
  }

  /**
   * Removes a member immediately, in all their sessions. Problems: identity/role-not-enough, identity/no-such-member,
   * identity/owner-needed.
   */
  @Post('members/:id/remove')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'removeMember', summary: 'Remove a member' })
  @ApiOkResponse({ type: DoneView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.removeMember.execute(actor, id);
    return {};
  }

  /**
   * Makes a member the owner, and you an admin. Problems: identity/reauthentication-needed, identity/role-not-enough,
   * identity/no-such-member.
   */
  @Post('members/:id/make-owner')
  @HttpCode(200)
  @For('brand', 'influencer')
  @FreshProof()
  @ApiOperation({ operationId: 'handOverTeam', summary: 'Make a member the owner' })
  @ApiOkResponse({ type: DoneView })
  async makeOwner(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.handOver.execute(actor, id);
    return {};
  }

  /**
   * Removes you from the team, even if your access is read-only. Problems: identity/not-your-profile,
   * identity/owner-needed.
   */
  @Post('leave')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'leaveTeam', summary: 'Leave the team' })
  @ApiOkResponse({ type: DoneView })
  async leave(@CurrentActor() actor: Actor): Promise<DoneView> {
    await this.removeMember.leave(actor);
    return {};
  }
}

/** For the recipient of an invitation email. */
@ApiTags('portal')
@Controller('api/v1/invitations')
export class InvitationsController {
  constructor(
    private readonly look: LookAtInvitation,
    private readonly accept: AcceptInvitation,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Returns who sent the invitation and for which profile, without using it up. Problem: identity/invitation-not-valid.
   */
  @Post('look')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'lookAtInvitation', summary: 'View an invitation' })
  @ApiOkResponse({ type: InvitationCardView })
  async card(@Body() { token }: InvitationTokenInput): Promise<InvitationCardView> {
    const { profileName, profileType, invitedBy, role, newPerson } = await this.look.execute(token);
    return { profileName, profileType, invitedBy, role, newPerson };
  }

  /**
   * Accepts an invitation, once, with the address it was sent to, and signs you in as that profile. Problems:
   * identity/invitation-not-valid, identity/name-needed (if you have no account yet), identity/no-free-seat,
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
