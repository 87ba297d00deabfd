import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { DoneView } from '../../../../shared/http/done.dto.js';
import { CurrentActor, CurrentSession, Public, SignedIn } from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor, Visitor } from '../../../../shared/kernel/index.js';
import { ChangePassword, ResetPassword } from '../../use-cases/passwords.js';
import { RequestSignInLink } from '../../use-cases/sign-in-links.js';
import {
  ChangePasswordInput,
  CompletePasswordResetInput,
  PasswordStateView,
  RequestPasswordResetInput,
} from './auth.dto.js';

@ApiTags('portal')
@Controller('api/v1/auth')
export class PasswordsController {
  constructor(
    private readonly requestLink: RequestSignInLink,
    private readonly resetPassword: ResetPassword,
    private readonly changePassword: ChangePassword,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Mails a link to choose a new password with; it works once, for 15 minutes. Answers alike whether there is an account
   * or not. Problems: identity/invalid-email, identity/too-many-requests.
   */
  @Post('password-resets')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'requestPasswordReset', summary: 'Request a password reset link' })
  @ApiOkResponse({ type: DoneView })
  async request(@Body() { email }: RequestPasswordResetInput, @CurrentVisitor() visitor: Visitor): Promise<DoneView> {
    await this.requestLink.execute(visitor, email, 'password-reset');
    return {};
  }

  /**
   * Sets the new password, ends every session of the person and signs in here. A password that is refused leaves the
   * link usable. Problems: identity/bad-new-password, identity/link-not-valid, identity/user-disabled.
   */
  @Post('password-resets/complete')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'completePasswordReset', summary: 'Reset your password with an emailed link' })
  @ApiOkResponse({ type: DoneView })
  async complete(
    @Body() { token, email, password }: CompletePasswordResetInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.resetPassword.execute(visitor, token, email, password));
    return {};
  }

  /** Whether there is a password that must be given to change it. */
  @Get('password')
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getPasswordState', summary: 'Check whether you have a password' })
  @ApiOkResponse({ type: PasswordStateView })
  async state(@CurrentActor() actor: Actor): Promise<PasswordStateView> {
    return { exists: await this.changePassword.hasPassword(actor) };
  }

  /**
   * Sets the first password, or another in place of the current one, and ends the person's other sessions.
   * Problems: identity/bad-new-password, identity/wrong-current-password, identity/too-many-requests.
   */
  @Post('password/change')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'changePassword', summary: 'Set or change your password' })
  @ApiOkResponse({ type: DoneView })
  async change(
    @CurrentSession() { actor, id: sessionId }: Session,
    @CurrentVisitor() visitor: Visitor,
    @Body() input: ChangePasswordInput,
  ): Promise<DoneView> {
    await this.changePassword.execute({ actor, sessionId }, visitor, input);
    return {};
  }
}
