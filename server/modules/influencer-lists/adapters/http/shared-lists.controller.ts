import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { Public } from '../../../../shared/http/policy.js';
import { StaffInfluencerLists } from '../../ports/staff-influencer-lists.js';
import { UseListLink } from '../../use-cases/use-list-link.js';
import { SharedListView, VoteOnListInput } from './influencer-lists.dto.js';

/** A list of influencers, for whoever has a link to it. */
@ApiTags('portal')
@Controller('api/v1/shared-lists')
export class SharedListsController {
  constructor(
    private readonly links: UseListLink,
    private readonly lists: StaffInfluencerLists,
  ) {}

  /** Who is on the list, and what this link has said of them. Problem: profiles/list-link-not-found. */
  @Get(':token')
  @Public()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @ApiOperation({ operationId: 'getSharedList', summary: 'A list of influencers, by its link' })
  @ApiOkResponse({ type: SharedListView })
  async get(@Param('token') token: string): Promise<SharedListView> {
    const { link, list } = await this.links.open(token);
    return {
      name: list.name,
      label: link.label,
      expiresAt: link.expiresAt.toISOString(),
      members: await this.lists.shared(list.id, link.id),
    };
  }

  /** Says yes, maybe or no to one of them, in place of what the link said before. Problems: profiles/list-link-not-found, profiles/not-on-list. */
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
    await this.links.vote(token, influencerId, vote, comment);
    return this.get(token);
  }
}
