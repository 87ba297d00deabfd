import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, WhileViewing } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { CheckInLink } from '../../domain/check-in-link.js';
import { CheckInLinkRepository, CheckInSecrets } from '../../ports/check-in-links.js';
import { MakeCheckInLink, RemoveCheckInLink } from '../../use-cases/check-in-links.js';
import { ListDoorConflicts } from '../../use-cases/list-door-visits.js';
import { RegisterCheckInKey, ShowCheckInCode } from '../../use-cases/register-check-in-key.js';
import {
  CheckInCodeView,
  CheckInKeyView,
  CheckInLinkList,
  CheckInLinkView,
  MakeCheckInLinkInput,
  NewCheckInLinkView,
  RegisterCheckInKeyInput,
} from './check-in.dto.js';
import { DoorConflictList, toConflictView } from './door.dto.js';

/** For brands: the links and PINs of their doors. */
@ApiTags('portal')
@Controller('api/v1/check-in-links')
export class CheckInLinksController {
  constructor(
    private readonly links: CheckInLinkRepository,
    private readonly secrets: CheckInSecrets,
    private readonly makeLink: MakeCheckInLink,
    private readonly removeLink: RemoveCheckInLink,
    private readonly conflicts: ListDoorConflicts,
    private readonly config: Config,
  ) {}

  /** Returns the links that your venues use to check influencers in. */
  @Get()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listCheckInLinks', summary: 'List your check-in links' })
  @ApiOkResponse({ type: CheckInLinkList })
  async list(@CurrentActor() actor: Actor): Promise<CheckInLinkList> {
    return { items: (await this.links.ofBrand(actor.profile!.uid)).map((link) => this.view(link)) };
  }

  /** Creates a venue's link, or gives its existing link a new PIN. Phones that used the old PIN are signed out. */
  @Post()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeCheckInLink', summary: 'Create a check-in link, or a new PIN for one' })
  async make(@CurrentActor() actor: Actor, @Body() { venueId }: MakeCheckInLinkInput): Promise<NewCheckInLinkView> {
    const { link, pin } = await this.makeLink.execute(actor, venueId ?? null);
    return { ...this.view(link), pin };
  }

  /** Revokes a link, and signs out every phone that uses it immediately. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'removeCheckInLink', summary: 'Revoke a check-in link' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.removeLink.execute(actor, id);
  }

  /** Returns what contradicted itself at your doors in the last seven days, such as a guest checked in twice. */
  @Get('conflicts')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listDoorConflicts', summary: 'List conflicts at your doors' })
  @ApiOkResponse({ type: DoorConflictList })
  async listConflicts(@CurrentActor() actor: Actor): Promise<DoorConflictList> {
    return { items: (await this.conflicts.execute(actor.profile!.uid)).map(toConflictView) };
  }

  private view({ id, venueId, createdAt }: CheckInLink): CheckInLinkView {
    const url = `${this.config.publicUrl}/check-in/${this.secrets.tokenOf(id)}`;
    return { id, venueId, url, createdAt: createdAt.toISOString() };
  }
}

/** For creators: the code that their phone shows. */
@ApiTags('portal')
@Controller('api/v1/collabs/:id')
export class CheckInCodeController {
  constructor(
    private readonly showCheckInCode: ShowCheckInCode,
    private readonly registerKey: RegisterCheckInKey,
    private readonly config: Config,
  ) {}

  /**
   * Returns the code that you show at the door, which changes twice a minute. Problems: collabs/not-due-yet (409) until
   * two hours before the visit, collabs/wrong-step (409) once checked in.
   */
  @Get('check-in-code')
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCheckInCode', summary: 'Get the check-in code' })
  @ApiOkResponse({ type: CheckInCodeView })
  async checkInCode(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CheckInCodeView> {
    const { code, endsAt } = await this.showCheckInCode.execute(actor, id);
    return { code, url: `${this.config.publicUrl}/check-in?code=${code}`, endsAt: endsAt.toISOString() };
  }

  /**
   * Registers the key with which your phone signs the codes for this visit, so that a door can check them without a network.
   * Send it from the day the visit is agreed, as often as you like. Problems: collabs/check-in-key-in-use (409) if another
   * phone signs them and you don't send `replace`, collabs/wrong-step, collabs/too-late (409),
   * collabs/check-in-key-unreadable (400).
   */
  @Put('check-in-key')
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'registerCheckInKey', summary: 'Register the key that signs your check-in codes' })
  @ApiOkResponse({ type: CheckInKeyView })
  async checkInKey(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: RegisterCheckInKeyInput,
  ): Promise<CheckInKeyView> {
    const { venueId, now } = await this.registerKey.execute(actor, id, input);
    return { venueId, now: now.toISOString() };
  }
}
