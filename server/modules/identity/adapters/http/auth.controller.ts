import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { CurrentPendingSession, CurrentSession, Public, WhileViewing } from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Visitor } from '../../../../shared/kernel/index.js';
import { SignInWithPassword } from '../../use-cases/passwords.js';
import { SignOut } from '../../use-cases/sessions.js';
import { RequestSignInLink, VerifySignInLink } from '../../use-cases/sign-in-links.js';
import { PasswordInput, RequestLinkInput, VerifyLinkInput } from './auth.dto.js';
import { OutsideCookies } from './outside-sign-in.controller.js';

@ApiTags('portal')
@Controller('api/v1/auth')
export class AuthController {
  constructor(
    private readonly requestSignInLink: RequestSignInLink,
    private readonly verifySignInLink: VerifySignInLink,
    private readonly signInWithPassword: SignInWithPassword,
    private readonly signOut: SignOut,
    private readonly cookie: SessionCookie,
    private readonly outside: OutsideCookies,
  ) {}

  /** Emails a sign-in link. The response is the same whether or not an account exists. */
  @Post('links')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'requestSignInLink', summary: 'Request a sign-in link' })
  @ApiOkResponse({ type: DoneView })
  async request(@Body() { email }: RequestLinkInput, @CurrentVisitor() visitor: Visitor): Promise<DoneView> {
    await this.requestSignInLink.execute(visitor, email);
    return {};
  }

  /** Redeems an emailed link and sets the session cookie. */
  @Post('links/verify')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'verifySignInLink', summary: 'Sign in with an emailed link' })
  @ApiOkResponse({ type: DoneView })
  async verify(
    @Body() { token, email }: VerifyLinkInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    const session = await this.verifySignInLink.execute(visitor, token, email);
    this.cookie.set(reply, session);
    return {};
  }

  /** Signs in with email and password and sets the session cookie. */
  @Post('password')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'signInWithPassword', summary: 'Sign in with email and password' })
  @ApiOkResponse({ type: DoneView })
  async password(
    @Body() { email, password }: PasswordInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    const session = await this.signInWithPassword.execute(visitor, email, password);
    this.cookie.set(reply, session);
    return {};
  }

  /**
   * Ends the session immediately on every server process, clears the cookie and has the browser empty its cache. Succeeds
   * even if you're already signed out.
   */
  @Post('sign-out')
  @HttpCode(200)
  @Public()
  @WhileViewing(true)
  @Header('cache-control', 'no-store')
  @Header('clear-site-data', '"cache"')
  @ApiOperation({ operationId: 'signOut', summary: 'Sign out' })
  @ApiOkResponse({ type: DoneView })
  async out(
    @CurrentSession() signedIn: Session | null,
    @CurrentPendingSession() waiting: Session | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    const session = signedIn ?? waiting;
    if (session) await this.signOut.execute(session.actor, session.id);
    this.cookie.clear(reply);
    this.outside.keepAskAgain(reply);
    return {};
  }
}
