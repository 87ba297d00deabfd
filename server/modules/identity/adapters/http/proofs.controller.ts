import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor } from '../../../../shared/http/params.js';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { CurrentActor, CurrentSession, SignedIn } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Actor, Visitor } from '../../../../shared/kernel/index.js';
import { ProofService } from '../../use-cases/proof-service.js';
import {
  CeremonyView,
  CodeInput,
  PasskeyAnswerInput,
  ProofLinkInput,
  ProofPasswordInput,
  ProofStateView,
} from './auth.dto.js';

/**
 * After `identity/reauthentication-needed`: any of these, then the same request again within ten minutes. Each proof
 * replaces the browser's session cookie; the one before works for 30 more seconds, and isn't proven.
 */
@ApiTags('portal')
@Controller('api/v1/auth/proofs')
export class ProofsController {
  constructor(
    private readonly prove: ProofService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Returns when your last confirmation expires, and how you can confirm your identity again. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getProofState', summary: 'Check whether you have confirmed your identity recently' })
  @ApiOkResponse({ type: ProofStateView })
  async state(
    @CurrentSession() { actor, id: sessionId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProofStateView> {
    const { ways, renewed, ...state } = await this.prove.state({ actor, sessionId });
    if (renewed) this.cookie.set(reply, renewed);
    return { ...state, ways: [...ways] };
  }

  /**
   * Confirms your identity with your current password. Problems: identity/wrong-current-password,
   * identity/too-many-requests.
   */
  @Post('password')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'proveByPassword', summary: 'Confirm your identity with your password' })
  @ApiOkResponse({ type: DoneView })
  async byPassword(
    @CurrentSession() { actor, id: sessionId }: Session,
    @CurrentVisitor() visitor: Visitor,
    @Body() { password }: ProofPasswordInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.prove.byPassword({ actor, sessionId }, visitor, password));
    return {};
  }

  /**
   * Confirms your identity with a code from your authenticator app, or a recovery code. Problems: identity/wrong-code,
   * identity/too-many-requests.
   */
  @Post('code')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'proveByCode', summary: 'Confirm your identity with a code' })
  @ApiOkResponse({ type: DoneView })
  async byCode(
    @CurrentSession() { actor, id: sessionId }: Session,
    @Body() { code }: CodeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.prove.byCode({ actor, sessionId }, code));
    return {};
  }

  /** Starts confirming your identity with a passkey. The challenge works once, for 5 minutes. */
  @Post('passkey/options')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'beginPasskeyProof', summary: 'Start confirming your identity with a passkey' })
  @ApiOkResponse({ type: CeremonyView })
  async beginPasskey(@CurrentActor() actor: Actor): Promise<CeremonyView> {
    return { options: await this.prove.beginPasskey(actor) };
  }

  /** Confirms your identity with one of your passkeys. Problem: identity/passkey-not-valid. */
  @Post('passkey')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'proveByPasskey', summary: 'Confirm your identity with a passkey' })
  @ApiOkResponse({ type: DoneView })
  async byPasskey(
    @CurrentSession() { actor, id: sessionId }: Session,
    @Body() { answer }: PasskeyAnswerInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.prove.byPasskey({ actor, sessionId }, answer));
    return {};
  }

  /** Emails a link that confirms your identity for this session. Problem: identity/too-many-requests. */
  @Post('links')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'mailProofLink', summary: 'Request a link to confirm your identity' })
  @ApiOkResponse({ type: DoneView })
  async mailLink(
    @CurrentSession() { actor, id: sessionId }: Session,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<DoneView> {
    await this.prove.mailLink({ actor, sessionId }, visitor);
    return {};
  }

  /**
   * Redeems an emailed link. You must be signed in as the person who requested it. In another browser than that which
   * requested it, the proof counts once that one has checked with `GET`. Problem: identity/link-not-valid.
   */
  @Post('links/confirm')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'proveByLink', summary: 'Confirm your identity with an emailed link' })
  @ApiOkResponse({ type: DoneView })
  async byLink(
    @CurrentSession() { actor, id: sessionId }: Session,
    @Body() { token }: ProofLinkInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    const renewed = await this.prove.byLink({ actor, sessionId }, token);
    if (renewed) this.cookie.set(reply, renewed);
    return {};
  }
}
