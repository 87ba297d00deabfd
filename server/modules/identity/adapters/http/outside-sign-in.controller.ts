import { Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../../shared/http/policy.js';
import { DomainError, type Visitor } from '../../../../shared/kernel/index.js';
import { BeginOutsideSignIn, FinishOutsideSignIn } from '../../use-cases/outside-sign-in.js';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { OutsideCookies } from './outside-cookies.js';
import { DepartureView } from './auth.dto.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';

const landing = '/app';
const signInPage = '/app/login';

@ApiTags('portal')
@Controller('api/v1/auth/outside')
export class OutsideSignInController {
  constructor(
    private readonly begin: BeginOutsideSignIn,
    private readonly finish: FinishOutsideSignIn,
    private readonly cookies: OutsideCookies,
    private readonly session: SessionCookie,
  ) {}

  /**
   * Answers the provider's address for this browser, and marks the browser for the way back. Problems:
   * identity/no-provider, identity/provider-away.
   */
  @Post()
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'beginOutsideSignIn', summary: 'Leave for the outside provider to sign in there' })
  @ApiOkResponse({ type: DepartureView })
  async leave(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<DepartureView> {
    const { address, journey } = await this.begin.execute(this.cookies.askAgainIn(request));
    this.cookies.keepJourney(reply, journey);
    return { address };
  }

  /**
   * Where the provider sends the browser back to. Signs in and leads to the portal, or back to the sign-in page with
   * the reason as `outside=` (the last part of the problem's code); a person who changed their mind needs none.
   */
  @Get('callback')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'finishOutsideSignIn', summary: 'Come back from the outside provider' })
  @ApiResponse({ status: 303, description: 'To the portal, signed in; or to the sign-in page.' })
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
