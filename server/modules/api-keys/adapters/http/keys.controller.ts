import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { keyLifeDefault } from '../../../../contract/rules/scopes.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, FreshProof } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { type ApiKey, isGood } from '../../domain/api-key.js';
import { OwnKeys } from '../../use-cases/own-keys.js';
import { DoneView } from '../../../../shared/http/done.dto.js';
import { KeysView, keyView, type KeyView, MakeKeyInput, NewKeyView } from './keys.dto.js';

/** The API keys of the profile that the person has chosen. */
@ApiTags('portal')
@Controller('api/v1/keys')
export class KeysController {
  constructor(private readonly keys: OwnKeys) {}

  /** The keys that are not revoked, the newest first. Problem: identity/role-not-enough. */
  @Get()
  @For('brand', 'influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listKeys', summary: 'The API keys of the chosen profile' })
  @ApiOkResponse({ type: KeysView })
  async list(@CurrentActor() actor: Actor): Promise<KeysView> {
    const keys = await this.keys.list(actor);
    return { items: keys.map((key) => this.toView(key, actor)) };
  }

  /**
   * Makes a key. It acts as the person who makes it, in this profile, within its scopes, and ends with their membership. Problems:
   * identity/reauthentication-needed, identity/role-not-enough, identity/wrong-key, identity/too-many-keys.
   */
  @Post()
  @For('brand', 'influencer')
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeKey', summary: 'Make an API key' })
  @ApiCreatedResponse({ type: NewKeyView })
  async make(@CurrentActor() actor: Actor, @Body() input: MakeKeyInput): Promise<NewKeyView> {
    const { expiresInDays = keyLifeDefault } = input;
    const { apiKey, key } = await this.keys.make(actor, { ...input, expiresInDays });
    return { ...this.toView(apiKey, actor), key };
  }

  /** Ends a key at once. Problems: identity/role-not-enough, identity/no-such-key. */
  @Post(':id/revoke')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'revokeKey', summary: 'Revoke an API key' })
  @ApiOkResponse({ type: DoneView })
  async revoke(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.keys.revoke(actor, id);
    return {};
  }

  private toView(key: ApiKey, { userId }: Actor): KeyView {
    return { ...keyView(key, isGood(key, this.keys.now())), own: key.madeBy === userId };
  }
}
