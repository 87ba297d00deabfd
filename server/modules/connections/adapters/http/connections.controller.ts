import { Controller, Delete, Get, Header, HttpCode, Param, ParseEnumPipe, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../../../contract/lists/social.js';
import { IdParam, nothingHere } from '../../../../shared/http/params.js';
import { CurrentActor, For, WhileViewing } from '../../../../shared/http/policy.js';
import { type Actor, DomainError } from '../../../../shared/kernel/index.js';
import { AccountReadings, ConnectionRepository } from '../../ports/connections.js';
import { SocialPlatforms } from '../../ports/social-platform.js';
import { BeginConnection, Disconnect, FinishConnection } from '../../use-cases/connect-account.js';
import {
  ConnectionDepartureView,
  ConnectionList,
  DisconnectedView,
  platformIds,
  toConnectionView,
  toWatchedPostView,
  WatchedPostList,
} from './connections.dto.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { ShowPosts } from '../../use-cases/watch-posts.js';

const page = '/app/influencer/profile-editor?section=socials';

const PlatformParam = () =>
  Param(
    'platform',
    new ParseEnumPipe(Object.fromEntries(platformIds.map((id) => [id, id])), { exceptionFactory: nothingHere }),
  );

@ApiTags('portal')
@Controller('api/v1/connections')
export class ConnectionsController {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly readings: AccountReadings,
    private readonly platforms: SocialPlatforms,
    private readonly begin: BeginConnection,
    private readonly finish: FinishConnection,
    private readonly disconnect: Disconnect,
  ) {}

  /** Returns your own accounts on Instagram, TikTok and YouTube, with their newest numbers. */
  @Get()
  @For('influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listConnections', summary: 'List your connected accounts' })
  @ApiOkResponse({ type: ConnectionList })
  async list(@CurrentActor() actor: Actor): Promise<ConnectionList> {
    const influencerId = actor.profile!.uid;
    const [connections, readings] = await Promise.all([
      this.connections.of(influencerId),
      this.readings.newest([influencerId]),
    ]);
    const items = platformIds.map((platform) => {
      const isIts = (each: { platform: Platform }) => each.platform === platform;
      const scopes = this.platforms.find(platform)?.scopes ?? null;
      return toConnectionView(platform, scopes, connections.find(isIts), readings.find(isIts));
    });
    return { items };
  }

  /**
   * Receives the browser back from a platform. Redirects to your profile editor, with `connected=` and the platform, or with
   * `connection=` and the reason: the last part of the problem's code.
   */
  @Get('callback')
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'finishConnection', summary: 'Return from a platform' })
  @ApiResponse({ status: 303, description: 'Redirects to the profile editor.' })
  async arrive(
    @CurrentActor() actor: Actor,
    @Query('state') state: unknown,
    @Query('code') code: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply.redirect(`${page}&${await this.outcome(actor, textIn(state) ?? '', textIn(code))}`, 303);
  }

  /**
   * Returns the platform's page on which you allow us to read your numbers. Problems: connections/not-offered (409),
   * connections/platform-away (503), identity/role-not-enough (403).
   */
  @Post(':platform')
  @HttpCode(200)
  @For('influencer')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'platform', enum: platformIds })
  @ApiOperation({ operationId: 'beginConnection', summary: 'Connect an account' })
  @ApiOkResponse({ type: ConnectionDepartureView })
  async leave(@CurrentActor() actor: Actor, @PlatformParam() platform: Platform): Promise<ConnectionDepartureView> {
    return { address: await this.begin.execute(actor, platform) };
  }

  /**
   * Deletes our permission to read an account, and withdraws it at the platform if that's possible. Numbers read before
   * stay. Problems: connections/not-found (404), connections/stale (409), identity/role-not-enough (403).
   */
  @Delete(':platform')
  @For('influencer')
  @ApiParam({ name: 'platform', enum: platformIds })
  @ApiOperation({ operationId: 'removeConnection', summary: 'Disconnect an account' })
  @ApiOkResponse({ type: DisconnectedView })
  async remove(@CurrentActor() actor: Actor, @PlatformParam() platform: Platform): Promise<DisconnectedView> {
    return { endedThere: await this.disconnect.execute(actor, platform) };
  }

  private async outcome(actor: Actor, state: string, code: string | null): Promise<string> {
    try {
      const { platform } = await this.finish.execute(actor, { state, code });
      return `connected=${platform}`;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return `connection=${error.code.slice(error.code.lastIndexOf('/') + 1)}`;
    }
  }
}

/** A repeated parameter arrives as a list. */
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

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
