import { Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { Public } from '../../../../shared/http/policy.js';
import { SessionCookie, SessionTokens, tokenRules } from '../../../../shared/http/session-tokens.js';
import { DomainError, type Visitor } from '../../../../shared/kernel/index.js';
import { IdentityProvider, type Journey } from '../../ports/identity-provider.js';
import { FinishOutsideSignIn } from '../../use-cases/outside-sign-in.js';
import { DepartureView } from './auth.dto.js';

const audience = 'tastemaker-outside';
const journeyMinutes = 10;
const askAgainDays = 30;

/**
 * What a browser remembers of the outside provider: the way that it is on, signed so that nobody else's can be put in
 * its place, and that its person has signed out, after which the provider shall ask who is there.
 */
export class OutsideCookies {
  private readonly journeyName: string;
  private readonly askAgainName: string;

  constructor(
    private readonly tokens: SessionTokens,
    private readonly provider: IdentityProvider,
  ) {
    this.journeyName = `${tokens.cookieName}-outside`;
    this.askAgainName = `${tokens.cookieName}-ask-again`;
  }

  keepJourney(reply: FastifyReply, { state, nonce, verifier }: Journey): void {
    const token = jwt.sign({ state, nonce, verifier }, this.tokens.key, {
      ...{ algorithm: tokenRules.algorithm, issuer: tokenRules.issuer, audience },
      expiresIn: `${journeyMinutes}m`,
    });
    void reply.setCookie(this.journeyName, token, { ...this.options, maxAge: journeyMinutes * 60 });
  }

  /** Null when there is none, or it has run out, or someone has written it themselves. */
  journeyIn({ cookies }: FastifyRequest): Journey | null {
    try {
      const token = cookies[this.journeyName] ?? '';
      const told = jwt.verify(token, this.tokens.keyFor(token), {
        ...{ algorithms: [tokenRules.algorithm], issuer: tokenRules.issuer, audience },
      });
      const { state, nonce, verifier } = told as unknown as Journey;
      return { state, nonce, verifier };
    } catch {
      return null;
    }
  }

  /** A way leads back once. */
  forgetJourney(reply: FastifyReply): void {
    void reply.clearCookie(this.journeyName, this.options);
  }

  /** Where there is no provider, there is nothing to remember. */
  keepAskAgain(reply: FastifyReply): void {
    if (this.provider.label === null) return;
    void reply.setCookie(this.askAgainName, '1', { ...this.options, maxAge: askAgainDays * 24 * 60 * 60 });
  }

  askAgainIn({ cookies }: FastifyRequest): boolean {
    return cookies[this.askAgainName] !== undefined;
  }

  forgetAskAgain(reply: FastifyReply): void {
    void reply.clearCookie(this.askAgainName, this.options);
  }

  /** Lax: the way back begins on the provider's page. */
  private get options() {
    const { maxAge: _, ...options } = this.tokens.cookieOptions;
    return options;
  }
}

const landing = '/app';
const signInPage = '/app/login';

@ApiTags('portal')
@Controller('api/v1/auth/outside')
export class OutsideSignInController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly finish: FinishOutsideSignIn,
    private readonly cookies: OutsideCookies,
    private readonly session: SessionCookie,
  ) {}

  /**
   * Returns the provider's sign-in address, and sets a cookie that recognises this browser when it comes back.
   * Problems: identity/no-provider, identity/provider-away.
   */
  @Post()
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'beginOutsideSignIn', summary: 'Start signing in with the identity provider' })
  @ApiOkResponse({ type: DepartureView })
  async leave(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<DepartureView> {
    const { address, journey } = await this.provider.begin({ askAgain: this.cookies.askAgainIn(request) });
    this.cookies.keepJourney(reply, journey);
    return { address };
  }

  /**
   * Receives the browser back from the provider. Redirects to the portal, signed in, or to the sign-in page with the
   * reason as `outside=`. The reason is the last part of the problem's code; there is none if the person cancelled.
   */
  @Get('callback')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'finishOutsideSignIn', summary: 'Return from the identity provider' })
  @ApiResponse({ status: 303, description: 'Redirects to the portal, signed in, or to the sign-in page.' })
  async arrive(
    @Req() request: FastifyRequest,
    @CurrentVisitor() visitor: Visitor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const journey = this.cookies.journeyIn(request);
    this.cookies.forgetJourney(reply);
    try {
      this.session.set(reply, await this.finish.execute(visitor, journey, queryOf(request)));
      this.cookies.forgetAskAgain(reply);
      await reply.redirect(landing, 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await reply.redirect(signInPage + reasonIn(error), 303);
    }
  }
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');

const reasonIn = ({ code }: DomainError): string =>
  code === 'identity/sign-in-cancelled' ? '' : `?outside=${code.slice(code.lastIndexOf('/') + 1)}`;
