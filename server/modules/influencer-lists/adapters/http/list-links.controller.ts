import { Body, Controller, Delete, Get, Header, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff, Public } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import type { ListLink } from '../../domain/list-link.js';
import { ListLinks } from '../../ports/repositories.js';
import { ListLinksService } from '../../use-cases/list-links-service.js';
import { InfluencerListQueries } from '../queries/influencer-list.queries.js';
import { ListLinkTokens } from '../security/list-link-tokens.js';
import { ListLinkView, SharedListView, ShareInfluencerListInput, VoteOnListInput } from './influencer-lists.dto.js';

/** Links with the addresses that open them, for those who keep the list. */
export class ListLinkViews {
  constructor(
    private readonly links: ListLinks,
    private readonly tokens: ListLinkTokens,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Returns all links to a list, oldest first. */
  async ofList(listId: string): Promise<ListLinkView[]> {
    return (await this.links.ofList(listId)).map((link) => this.of(link));
  }

  of({ id, label, expiresAt, createdAt }: ListLink): ListLinkView {
    return {
      id,
      label,
      url: `${this.config.publicUrl}/shortlist/${this.tokens.tokenOf(id)}`,
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= this.clock.now(),
      createdAt: createdAt.toISOString(),
    };
  }
}

/** The links with which others look at a list, and vote. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-list-explorer/:id/links')
export class AdminListLinksController {
  constructor(
    private readonly lists: InfluencerListQueries,
    private readonly views: ListLinkViews,
    private readonly sharing: ListLinksService,
  ) {}

  /** Returns all links to a list, oldest first. */
  @Get()
  @ForStaff('list.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListListLinks', summary: 'List the links to a list' })
  @ApiOkResponse({ type: [ListLinkView] })
  async list(@IdParam() id: string): Promise<ListLinkView[]> {
    await this.lists.get(id);
    return this.views.ofList(id);
  }

  /**
   * Creates a link. Anyone with it can see the influencers, without notes, and vote once on each. Problem:
   * profiles/too-many-list-links.
   */
  @Post()
  @ForStaff('list.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffShareInfluencerList', summary: 'Create a link to a list' })
  @ApiCreatedResponse({ type: ListLinkView })
  async make(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ShareInfluencerListInput,
  ): Promise<ListLinkView> {
    return this.views.of(await this.sharing.share(actor, id, input));
  }

  /** Revokes a link and deletes the votes and comments made through it. Returns the remaining links. */
  @Delete(':linkId')
  @ForStaff('list.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffUnshareInfluencerList', summary: 'Revoke a link to a list' })
  @ApiOkResponse({ type: [ListLinkView] })
  async takeBack(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('linkId') linkId: string,
  ): Promise<ListLinkView[]> {
    await this.sharing.takeBack(actor, id, linkId);
    return this.list(id);
  }
}

/** The links with which a brand's colleagues look at a list, and vote. Beside those of staff for the reason that `BrandListsController` gives. */
@ApiTags('portal')
@Controller('api/v1/influencer-lists/:id/links')
@Needs('influencerBrowser')
export class BrandListLinksController {
  constructor(
    private readonly lists: InfluencerListQueries,
    private readonly views: ListLinkViews,
    private readonly sharing: ListLinksService,
  ) {}

  /** Returns all links to a list, oldest first. */
  @Get()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listListLinks', summary: 'List the links to a list' })
  @ApiOkResponse({ type: [ListLinkView] })
  async list(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ListLinkView[]> {
    await this.lists.oneOfBrand(actor.profile!.uid, id);
    return this.views.ofList(id);
  }

  /**
   * Creates a link. Anyone with it can see the influencers, without notes, and vote once on each. Problem:
   * profiles/too-many-list-links.
   */
  @Post()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'shareInfluencerList', summary: 'Create a link to a list' })
  @ApiCreatedResponse({ type: ListLinkView })
  async make(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ShareInfluencerListInput,
  ): Promise<ListLinkView> {
    return this.views.of(await this.sharing.share(actor, id, input));
  }

  /** Revokes a link and deletes the votes and comments made through it. Returns the remaining links. */
  @Delete(':linkId')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'unshareInfluencerList', summary: 'Revoke a link to a list' })
  @ApiOkResponse({ type: [ListLinkView] })
  async takeBack(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('linkId') linkId: string,
  ): Promise<ListLinkView[]> {
    await this.sharing.takeBack(actor, id, linkId);
    return this.list(actor, id);
  }
}

/** A list of influencers, for anyone with its link. */
@ApiTags('portal')
@Controller('api/v1/shared-lists')
export class SharedListsController {
  constructor(
    private readonly links: ListLinksService,
    private readonly tokens: ListLinkTokens,
    private readonly lists: InfluencerListQueries,
  ) {}

  /**
   * Returns the influencers on the list, with the votes and comments made through this link. Problem:
   * profiles/list-link-not-found.
   */
  @Get(':token')
  @Public()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @ApiOperation({ operationId: 'getSharedList', summary: 'View a shared list' })
  @ApiOkResponse({ type: SharedListView })
  async get(@Param('token') token: string): Promise<SharedListView> {
    const { link, list } = await this.links.open(this.tokens.linkIn(token));
    return {
      name: list.name,
      label: link.label,
      expiresAt: link.expiresAt.toISOString(),
      members: await this.lists.shared(list.id, link.id),
    };
  }

  /**
   * Votes yes, maybe or no on an influencer. Replaces this link's previous vote. Problems:
   * profiles/list-link-not-found, profiles/not-on-list.
   */
  @Put(':token/votes/:influencerId')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'voteOnSharedList', summary: 'Vote on an influencer of a shared list' })
  @ApiOkResponse({ type: SharedListView })
  async vote(
    @Param('token') token: string,
    @IdParam('influencerId') influencerId: string,
    @Body() { vote, comment }: VoteOnListInput,
  ): Promise<SharedListView> {
    await this.links.vote(this.tokens.linkIn(token), influencerId, vote, comment);
    return this.get(token);
  }
}
