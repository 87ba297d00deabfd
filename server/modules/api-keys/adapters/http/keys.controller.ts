import { Body, Controller, Get, Header, HttpCode, Param, ParseEnumPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { keyLifeDefault } from '../../../../contract/rules/scopes.js';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff, FreshProof } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { MembersApi } from '../../../identity/index.js';
import { type ApiKey, isGood } from '../../domain/api-key.js';
import { ApiKeyService } from '../../use-cases/api-key-service.js';
import {
  KeysView,
  keyView,
  type KeyView,
  MakeKeyInput,
  MakeStaffKeyInput,
  NewKeyView,
  NewStaffKeyView,
  StaffKeysView,
  type StaffKeyView,
} from './keys.dto.js';

/** The API keys of the profile that the person has chosen. */
@ApiTags('portal')
@Controller('api/v1/keys')
export class KeysController {
  constructor(private readonly keys: ApiKeyService) {}

  /** Returns the active profile's keys that haven't been revoked, newest first. Problem: identity/role-not-enough. */
  @Get()
  @For('brand', 'influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listKeys', summary: 'List the API keys of the active profile' })
  @ApiOkResponse({ type: KeysView })
  async list(@CurrentActor() actor: Actor): Promise<KeysView> {
    const keys = await this.keys.own(actor);
    return { items: keys.map((key) => this.toView(key, actor)) };
  }

  /**
   * Creates a key that acts as you in this profile, within its scopes. It ends with your membership. Problems:
   * identity/reauthentication-needed, identity/role-not-enough, identity/wrong-key, identity/too-many-keys.
   */
  @Post()
  @For('brand', 'influencer')
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeKey', summary: 'Create an API key' })
  @ApiCreatedResponse({ type: NewKeyView })
  async make(@CurrentActor() actor: Actor, @Body() input: MakeKeyInput): Promise<NewKeyView> {
    const { expiresInDays = keyLifeDefault } = input;
    const { apiKey, key } = await this.keys.make(actor, { ...input, expiresInDays });
    return { ...this.toView(apiKey, actor), key };
  }

  /** Revokes a key immediately. Problems: identity/role-not-enough, identity/no-such-key. */
  @Post(':id/revoke')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'revokeKey', summary: 'Revoke an API key' })
  @ApiOkResponse({ type: DoneView })
  async revoke(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.keys.revokeOwn(actor, id);
    return {};
  }

  private toView(key: ApiKey, { userId }: Actor): KeyView {
    return { ...keyView(key, isGood(key, this.keys.now())), own: key.madeBy === userId };
  }
}

const kinds = { brand: 'brand', influencer: 'influencer' } as const;
type Kind = keyof typeof kinds;
const KindParam = () => Param('kind', new ParseEnumPipe(kinds, { errorHttpStatusCode: 404 }));

/** The API keys of any brand or influencer. */
@ApiTags('staff')
@Controller('api/v1/admin/profile-keys')
export class StaffKeysController {
  constructor(
    private readonly keys: ApiKeyService,
    private readonly members: MembersApi,
  ) {}

  /** Returns the profile's keys that haven't been revoked, newest first. */
  @Get(':kind/:uid')
  @ForStaff('look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListKeys', summary: 'List the API keys of a profile' })
  @ApiOkResponse({ type: StaffKeysView })
  async list(@KindParam() type: Kind, @IdParam('uid') uid: string): Promise<StaffKeysView> {
    return { items: (await this.keys.of({ type, uid })).map((key) => this.toView(key)) };
  }

  /**
   * Creates a key on behalf of one of the profile's owners or admins. It ends with their membership. Problems:
   * identity/reauthentication-needed, identity/no-such-user, identity/no-such-member, identity/role-not-enough,
   * identity/wrong-key, identity/too-many-keys.
   */
  @Post(':kind/:uid')
  @ForStaff('key.make')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffMakeKey', summary: 'Create an API key for a profile' })
  @ApiCreatedResponse({ type: NewStaffKeyView })
  async make(
    @CurrentActor() actor: Actor,
    @KindParam() type: Kind,
    @IdParam('uid') uid: string,
    @Body() { userId, expiresInDays = keyLifeDefault, ...wish }: MakeStaffKeyInput,
  ): Promise<NewStaffKeyView> {
    const member = await this.members.actorIn(userId, { type, uid });
    const { apiKey, key } = await this.keys.make(member, { ...wish, expiresInDays }, actor);
    return { ...this.toView(apiKey), key };
  }

  /** Revokes a key immediately. Problem: identity/no-such-key. */
  @Post(':kind/:uid/:id/revoke')
  @HttpCode(200)
  @ForStaff('key.revoke')
  @ApiOperation({ operationId: 'staffRevokeKey', summary: 'Revoke an API key of a profile' })
  @ApiOkResponse({ type: DoneView })
  async revoke(
    @CurrentActor() actor: Actor,
    @KindParam() type: Kind,
    @IdParam('uid') uid: string,
    @IdParam() id: string,
  ): Promise<DoneView> {
    await this.keys.revoke(actor, { type, uid }, id);
    return {};
  }

  private toView(key: ApiKey): StaffKeyView {
    return { ...keyView(key, isGood(key, this.keys.now())), madeBy: key.madeBy };
  }
}
