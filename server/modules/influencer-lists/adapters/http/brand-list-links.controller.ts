import { Body, Controller, Delete, Get, Header, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencerLists } from '../../ports/staff-influencer-lists.js';
import { ShareInfluencerList } from '../../use-cases/share-influencer-list.js';
import { ListLinkView, ShareInfluencerListInput } from './influencer-lists.dto.js';
import { ListLinkViews } from './list-link-views.js';

/** The links with which a brand's colleagues look at a list, and vote. */
@ApiTags('portal')
@Controller('api/v1/influencer-lists/:id/links')
@Needs('influencerBrowser')
export class BrandListLinksController {
  constructor(
    private readonly lists: StaffInfluencerLists,
    private readonly views: ListLinkViews,
    private readonly share: ShareInfluencerList,
  ) {}

  /** All links to a list, the oldest first. */
  @Get()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listListLinks', summary: 'The links to a list' })
  @ApiOkResponse({ type: [ListLinkView] })
  async list(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ListLinkView[]> {
    await this.lists.oneOfBrand(actor.profile!.uid, id);
    return this.views.ofList(id);
  }

  /** Makes a link: whoever has it sees the influencers without notes, and votes once on each. Problem: profiles/too-many-list-links. */
  @Post()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'shareInfluencerList', summary: 'Make a link to a list' })
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
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'unshareInfluencerList', summary: 'Take a link to a list back' })
  @ApiOkResponse({ type: [ListLinkView] })
  async takeBack(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('linkId') linkId: string,
  ): Promise<ListLinkView[]> {
    await this.share.takeBack(actor, id, linkId);
    return this.list(actor, id);
  }
}
