import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { CurrentVisitor, IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, FreshProof, Public, SignedIn } from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Actor, Visitor } from '../../../../shared/kernel/index.js';
import type { Passkey } from '../../domain/passkey.js';
import { PasskeyService, SignInWithPasskey } from '../../use-cases/passkeys.js';
import {
  AddPasskeyInput,
  CeremonyView,
  PasskeyAnswerInput,
  PasskeysView,
  PasskeyView,
  RenamePasskeyInput,
} from './auth.dto.js';
import { browserName } from './sessions.dto.js';

/** Passkeys, as in https://www.w3.org/TR/webauthn-3: each ceremony begins with options and ends with the browser's answer to them. */
@ApiTags('portal')
@Controller('api/v1/auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly own: PasskeyService,
    private readonly signInWithPasskey: SignInWithPasskey,
    private readonly cookie: SessionCookie,
  ) {}

  /** Starts signing in with a passkey. The challenge works once, for 5 minutes. */
  @Post('sign-in/options')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'beginPasskeySignIn', summary: 'Start signing in with a passkey' })
  @ApiOkResponse({ type: CeremonyView })
  async beginSignIn(): Promise<CeremonyView> {
    return { options: await this.signInWithPasskey.begin() };
  }

  /**
   * Signs in and sets the session cookie. Staff need no code after it, as a passkey is two factors in one. Problems:
   * identity/passkey-not-valid, identity/user-disabled, identity/too-many-requests.
   */
  @Post('sign-in')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'signInWithPasskey', summary: 'Sign in with a passkey' })
  @ApiOkResponse({ type: DoneView })
  async signIn(
    @Body() { answer }: PasskeyAnswerInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    this.cookie.set(reply, await this.signInWithPasskey.execute(visitor, answer));
    return {};
  }

  /** Returns your passkeys, newest first. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listPasskeys', summary: 'List your passkeys' })
  @ApiOkResponse({ type: PasskeysView })
  async list(@CurrentActor() actor: Actor): Promise<PasskeysView> {
    return { items: (await this.own.list(actor)).map(toView) };
  }

  /** Starts adding a passkey. The challenge works once, for 5 minutes. Problem: identity/reauthentication-needed. */
  @Post('options')
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'beginPasskey', summary: 'Start adding a passkey' })
  @ApiOkResponse({ type: CeremonyView })
  async begin(@CurrentActor() actor: Actor): Promise<CeremonyView> {
    return { options: await this.own.begin(actor) };
  }

  /**
   * Adds a passkey, and emails you about it. You can have up to 20. Problems: identity/passkey-not-valid,
   * identity/too-many-passkeys, identity/reauthentication-needed.
   */
  @Post()
  @SignedIn()
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'addPasskey', summary: 'Add a passkey' })
  @ApiCreatedResponse({ type: PasskeyView })
  async add(
    @CurrentActor() actor: Actor,
    @CurrentVisitor() { userAgent }: Visitor,
    @Body() { answer, name = browserName(userAgent) }: AddPasskeyInput,
  ): Promise<PasskeyView> {
    return toView(await this.own.add(actor, answer, name));
  }

  /** Renames a passkey. Problem: identity/no-such-passkey. */
  @Put(':id')
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'renamePasskey', summary: 'Rename a passkey' })
  @ApiOkResponse({ type: PasskeyView })
  async rename(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { name }: RenamePasskeyInput,
  ): Promise<PasskeyView> {
    return toView(await this.own.rename(actor, id, name));
  }

  /** Removes a passkey, and emails you about it. Problems: identity/no-such-passkey, identity/reauthentication-needed. */
  @Delete(':id')
  @SignedIn()
  @FreshProof()
  @ApiOperation({ operationId: 'removePasskey', summary: 'Remove a passkey' })
  @ApiOkResponse({ type: DoneView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.own.remove(actor, id);
    return {};
  }
}

const toView = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView => ({ id, name, createdAt, lastUsedAt });
