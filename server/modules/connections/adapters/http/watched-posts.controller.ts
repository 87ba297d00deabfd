import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { ShowPosts } from '../../use-cases/watch-posts.js';
import { toWatchedPostView, WatchedPostList } from './connections.dto.js';

@ApiTags('portal')
@Controller('api/v1/collabs/:id/watched-posts')
export class WatchedPostsController {
  constructor(private readonly showPosts: ShowPosts) {}

  /**
   * Returns how the published posts of a Collab are: still up, still labelled as ads, with the same captions. Problem:
   * collabs/not-found.
   */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listWatchedPosts', summary: 'List how a Collab’s posts are' })
  @ApiOkResponse({ type: WatchedPostList })
  async list(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<WatchedPostList> {
    return { items: (await this.showPosts.execute(actor, id)).map(toWatchedPostView) };
  }
}
