import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DoneView } from '../../../../shared/http/view-fields.js';
import {
  CurrentActor,
  CurrentPendingSession,
  CurrentSession,
  FreshProof,
  SecondStep,
  SignedIn,
} from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { FinishSignIn, SecondFactorService } from '../../use-cases/second-factor.js';
import { CodeInput, NewAppView, RecoveryCodesView, SecondFactorView } from './auth.dto.js';

@ApiTags('portal')
@Controller('api/v1/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly own: SecondFactorService,
    private readonly finish: FinishSignIn,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Completes a sign-in with a code from your authenticator app or a recovery code, and sets the cookie of the full
   * session. Problems: identity/wrong-code, identity/too-many-requests.
   */
  @Post('sign-in')
  @HttpCode(200)
  @SecondStep()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'finishSignIn', summary: 'Finish signing in with a code' })
  @ApiOkResponse({ type: DoneView })
  async signIn(
    @CurrentPendingSession() waiting: Session,
    @Body() { code }: CodeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.finish.execute(waiting.id, code));
    return {};
  }

  /** Returns whether you have an authenticator app. */
  @Get()
  @SignedIn({ pending: 'enrolment' })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getSecondFactor', summary: 'Get the state of your second factor' })
  @ApiOkResponse({ type: SecondFactorView })
  state(@CurrentActor() actor: Actor): Promise<SecondFactorView> {
    return this.own.state(actor);
  }

  /**
   * Returns the secret for a new authenticator app. Your current app works until you confirm the new one.
   */
  @Post('apps')
  @HttpCode(200)
  @SignedIn({ pending: 'enrolment' })
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'beginSecondFactor', summary: 'Start setting up an authenticator app' })
  @ApiOkResponse({ type: NewAppView })
  begin(@CurrentActor() actor: Actor): Promise<NewAppView> {
    return this.own.begin(actor);
  }

  /**
   * Confirms the new app with its first code and returns ten recovery codes. Ends your other sessions, and completes a
   * sign-in that was waiting for this step. Problems: identity/wrong-code, identity/nothing-to-confirm,
   * identity/too-many-requests.
   */
  @Post('apps/confirm')
  @HttpCode(200)
  @SignedIn({ pending: 'enrolment' })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'confirmSecondFactor', summary: 'Confirm an authenticator app with its first code' })
  @ApiOkResponse({ type: RecoveryCodesView })
  async confirm(
    @CurrentSession() { id, actor, stage }: Session,
    @Body() { code }: CodeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesView> {
    const codes = await this.own.confirm({ actor, sessionId: id }, code);
    if (stage !== 'full') this.cookie.set(reply, await this.finish.replace(id));
    return { codes: [...codes] };
  }

  /** Returns ten new recovery codes; the old ones stop working. Problem: identity/nothing-to-confirm without an app. */
  @Post('recovery-codes')
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'renewRecoveryCodes', summary: 'Generate new recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesView })
  async renew(@CurrentActor() actor: Actor): Promise<RecoveryCodesView> {
    return { codes: [...(await this.own.renewRecoveryCodes(actor))] };
  }

  /** Removes your authenticator app. You then sign in without a code. Problem: identity/second-factor-compulsory. */
  @Post('remove')
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @ApiOperation({ operationId: 'removeSecondFactor', summary: 'Remove your authenticator app' })
  @ApiOkResponse({ type: DoneView })
  async remove(@CurrentActor() actor: Actor): Promise<DoneView> {
    await this.own.remove(actor);
    return {};
  }
}
