import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { CheckInLink } from '../../domain/check-in-link.js';
import { CheckInLinkRepository, CheckInSecrets } from '../../ports/check-in-links.js';
import { ListDoorConflicts } from '../../use-cases/list-door-visits.js';
import { MakeCheckInLink, RemoveCheckInLink } from '../../use-cases/check-in-links.js';
import {
  CheckInLinkList,
  CheckInLinkView,
  DoorConflictList,
  MakeCheckInLinkInput,
  NewCheckInLinkView,
  toConflictView,
} from './door.dto.js';

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
