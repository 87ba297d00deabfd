import { Body, Controller, Delete, Get, Header, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencerLists } from '../../ports/staff-influencer-lists.js';
import { ShareInfluencerList } from '../../use-cases/share-influencer-list.js';
import { ListLinkView, ShareInfluencerListInput } from './influencer-lists.dto.js';
import { ListLinkViews } from './list-link-views.js';

/** The links with which others look at a list, and vote. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-list-explorer/:id/links')
export class AdminListLinksController {
  constructor(
    private readonly lists: StaffInfluencerLists,
    private readonly views: ListLinkViews,
    private readonly share: ShareInfluencerList,
  ) {}

  /** All links to a list, the oldest first. */
  @Get()
  @ForStaff('list.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListListLinks', summary: 'The links to a list' })
  @ApiOkResponse({ type: [ListLinkView] })
  async list(@IdParam() id: string): Promise<ListLinkView[]> {
    await this.lists.get(id);
    return this.views.ofList(id);
  }

  /** Makes a link: whoever has it sees the influencers without notes, and votes once on each. Problem: profiles/too-many-list-links. */
  @Post()
  @ForStaff('list.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffShareInfluencerList', summary: 'Make a link to a list' })
  @ApiCreatedResponse({ type: ListLinkView })
  async make(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ShareInfluencerListInput,
  ): Promise<ListLinkView> {
    return this.views.of(await this.share.execute(actor, id, input));
  }

  /** Takes a link back, and with it what was said by it. Answers what is left. */
  @Delete(':linkId')
  @ForStaff('list.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffUnshareInfluencerList', summary: 'Take a link to a list back' })
  @ApiOkResponse({ type: [ListLinkView] })
  async takeBack(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('linkId') linkId: string,
  ): Promise<ListLinkView[]> {
    await this.share.takeBack(actor, id, linkId);
    return this.list(id);
  }
}
