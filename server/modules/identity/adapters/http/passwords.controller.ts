import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { CurrentActor, CurrentSession, FreshProof, Public, SignedIn } from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor, Visitor } from '../../../../shared/kernel/index.js';
import { EmailChangeService, UndoEmailChange } from '../../use-cases/email-change.js';
import { ChangePassword, ResetPassword } from '../../use-cases/passwords.js';
import { RequestSignInLink } from '../../use-cases/sign-in-links.js';
import {
  ChangePasswordInput,
  CompletePasswordResetInput,
  EmailView,
  PasswordStateView,
  ProofLinkInput,
  RequestLinkInput,
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
   * Emails a link for choosing a new password. The link works once, within 15 minutes. The response is the same whether
   * or not an account exists. Problems: identity/invalid-email, identity/too-many-requests.
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
   * Sets the new password, ends all your sessions and signs you in here. A rejected password doesn't use up the link.
   * Problems: identity/bad-new-password, identity/link-not-valid, identity/user-disabled.
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

  /** Returns whether you have a password, which you'd need to change it. */
  @Get('password')
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getPasswordState', summary: 'Check whether you have a password' })
  @ApiOkResponse({ type: PasswordStateView })
  async state(@CurrentActor() actor: Actor): Promise<PasswordStateView> {
    return { exists: await this.changePassword.hasPassword(actor) };
  }

  /**
   * Sets your first password, which needs a fresh proof, or replaces the current one, and ends your other sessions.
   * Problems: identity/bad-new-password, identity/wrong-current-password, identity/too-many-requests,
   * identity/reauthentication-needed.
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

/** The email address of an account. Changing it takes a fresh proof, a link to the new address, and can be undone from the old one. */
@ApiTags('portal')
@Controller('api/v1/auth/email')
export class EmailController {
  constructor(
    private readonly own: EmailChangeService,
    private readonly undoChange: UndoEmailChange,
  ) {}

  /** Returns your email address, and any change waiting to be confirmed. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getEmail', summary: 'Get your email address' })
  @ApiOkResponse({ type: EmailView })
  async state(@CurrentActor() actor: Actor): Promise<EmailView> {
    const { email, waiting } = await this.own.state(actor);
    return { email, change: waiting && { email: waiting.newEmail, expiresAt: waiting.expiresAt } };
  }

  /**
   * Emails a link to the new address, in place of an earlier one. It works for 24 hours. The answer is the same for an address
   * that has an account. Problems: identity/invalid-email, identity/same-email, identity/reauthentication-needed,
   * identity/too-many-requests.
   */
  @Post('change')
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @ApiOperation({ operationId: 'askEmailChange', summary: 'Request a new email address' })
  @ApiOkResponse({ type: DoneView })
  async ask(
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
    @Body() { email }: RequestLinkInput,
  ): Promise<DoneView> {
    await this.own.ask(actor, visitor, email);
    return {};
  }

  /** Cancels a change waiting to be confirmed. */
  @Post('cancel')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'cancelEmailChange', summary: 'Cancel a change of email address' })
  @ApiOkResponse({ type: DoneView })
  async cancel(@CurrentActor() actor: Actor): Promise<DoneView> {
    await this.own.cancel(actor);
    return {};
  }

  /**
   * Confirms the new address with the link it received, signed in as the person who asked. Ends your sessions elsewhere and
   * emails the old address. Problems: identity/link-not-valid, identity/email-taken.
   */
  @Post('confirm')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'confirmEmailChange', summary: 'Confirm your new email address' })
  @ApiOkResponse({ type: DoneView })
  async confirm(
    @CurrentSession() { actor, id: sessionId }: Session,
    @Body() { token }: ProofLinkInput,
  ): Promise<DoneView> {
    await this.own.confirm({ actor, sessionId }, token);
    return {};
  }

  /**
   * Undoes a change within 7 days, with the link that the old address received. Ends every session and removes password,
   * passkeys and API keys. Problems: identity/link-not-valid, identity/email-taken.
   */
  @Post('undo')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'undoEmailChange', summary: 'Undo a change of the email address' })
  @ApiOkResponse({ type: DoneView })
  async undo(@Body() { token }: ProofLinkInput): Promise<DoneView> {
    await this.undoChange.execute(token);
    return {};
  }
}
