import { Body, Controller, Get, Header, HttpCode, Param, ParseEnumPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { keyLifeDefault } from '../../../../contract/rules/scopes.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { type ApiKey, isGood } from '../../domain/api-key.js';
import { StaffKeys } from '../../use-cases/staff-keys.js';
import { DoneView } from '../../../../shared/http/done.dto.js';
import { keyView, MakeStaffKeyInput, NewStaffKeyView, StaffKeysView, type StaffKeyView } from './keys.dto.js';

const kinds = { brand: 'brand', influencer: 'influencer' } as const;
type Kind = keyof typeof kinds;
const KindParam = () => Param('kind', new ParseEnumPipe(kinds, { errorHttpStatusCode: 404 }));

/** The API keys of any brand or influencer. */
@ApiTags('staff')
@Controller('api/v1/admin/profile-keys')
export class StaffKeysController {
  constructor(private readonly keys: StaffKeys) {}

  /** The keys that are not revoked, the newest first. */
  @Get(':kind/:uid')
  @ForStaff('look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListKeys', summary: 'The API keys of a profile' })
  @ApiOkResponse({ type: StaffKeysView })
  async list(@KindParam() type: Kind, @IdParam('uid') uid: string): Promise<StaffKeysView> {
    return { items: (await this.keys.list({ type, uid })).map((key) => this.toView(key)) };
  }

  /**
   * Makes a key in the name of one of its owners or admins; it ends with their membership. Problems:
   * identity/reauthentication-needed, identity/no-such-user, identity/no-such-member, identity/role-not-enough,
   * identity/wrong-key, identity/too-many-keys.
   */
  @Post(':kind/:uid')
  @ForStaff('key.make')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffMakeKey', summary: 'Make an API key for a profile' })
  @ApiCreatedResponse({ type: NewStaffKeyView })
  async make(
    @CurrentActor() actor: Actor,
    @KindParam() type: Kind,
    @IdParam('uid') uid: string,
    @Body() input: MakeStaffKeyInput,
  ): Promise<NewStaffKeyView> {
    const { expiresInDays = keyLifeDefault } = input;
    const { apiKey, key } = await this.keys.make(actor, { type, uid }, { ...input, expiresInDays });
    return { ...this.toView(apiKey), key };
  }

  /** Ends a key at once. Problem: identity/no-such-key. */
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
