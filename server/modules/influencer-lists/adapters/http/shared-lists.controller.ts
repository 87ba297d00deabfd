import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { Public } from '../../../../shared/http/policy.js';
import { ListLinksService } from '../../use-cases/list-links-service.js';
import { InfluencerListQueries } from '../queries/influencer-list.queries.js';
import { ListLinkTokens } from '../security/list-link-tokens.js';
import { SharedListView, VoteOnListInput } from './influencer-lists.dto.js';

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
