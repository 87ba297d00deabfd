import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { largestMetric, Public } from '../product.js';
import { OutsideCalls } from '../outside/outside-calls.js';
import { KnownPosts, visibilities } from './known-posts.js';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

const Told = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  IsInt()(target, property);
  Min(0)(target, property);
  Max(largestMetric)(target, property);
};

class KnowPostInput {
  /** The part of its URL that identifies it: a YouTube id, a TikTok number, an Instagram shortcode. */
  @Matches(/^[\w-]{1,40}$/)
  id: string;
  @Told()
  views?: number;
  @Told()
  likes?: number;
  @Told()
  comments?: number;
  @Told()
  shares?: number;
  @Told()
  saves?: number;
  @IsOptional()
  @IsString()
  caption?: string;
  @IsOptional()
  @IsIn(visibilities)
  visibility?: (typeof visibilities)[number];
  /** The platform's own label for ads. */
  @IsOptional()
  @IsBoolean()
  adLabel?: boolean;
  /** On Instagram, it's in the list of stories. */
  @IsOptional()
  @IsBoolean()
  story?: boolean;
}

type VideoQuery = Readonly<{ query?: { and?: readonly { field_values?: readonly string[] }[] } }>;

/**
 * The stand-in for the platforms' metrics APIs: it responds as they do, with the posts it was given. Never in
 * production.
 */
@ApiExcludeController()
@Public('any')
@Controller('sandbox/platforms')
export class PlatformsController {
  constructor(
    private readonly posts: KnownPosts,
    private readonly calls: OutsideCalls,
  ) {}

  /** Sets a post's numbers, caption, visibility and label; what isn't given stays. 400 on bad input. */
  @Post('posts')
  @HttpCode(204)
  know(@Body() { id, ...numbers }: KnowPostInput): Promise<void> {
    return this.posts.know(id, numbers);
  }

  /** YouTube's Data API response: numbers as strings, and an empty list for unknown posts. */
  @Get('youtube/v3/videos')
  async video(@Query('id') id: string): Promise<object> {
    const items = (await this.posts.find(id)).map(({ numbers: { views, likes, comments } }) => ({
      kind: 'youtube#video',
      id,
      statistics: texts({ viewCount: views, likeCount: likes, commentCount: comments }),
    }));
    await this.keep('youtube', id, items.length > 0);
    return { kind: 'youtube#videoListResponse', items };
  }

  /** Instagram's Business Discovery response: an account's newest posts. The stand-in has only one account. */
  @Get('v25.0/:account')
  async discovery(@Query('fields') fields: string): Promise<object> {
    const data = (await this.posts.find()).map(({ id, numbers: { views, likes, comments } }) => ({
      permalink: `https://www.instagram.com/reel/${id}/`,
      like_count: likes,
      comments_count: comments,
      view_count: views,
    }));
    await this.keep('instagram', fields, data.length > 0);
    return { business_discovery: { media: { data } } };
  }

  @Post('v2/oauth/token/*')
  @HttpCode(200)
  token(): object {
    return { access_token: 'clt.sandbox', expires_in: 7_200, token_type: 'Bearer' };
  }

  /** TikTok's Research API response for one video. */
  @Post('v2/research/video/query/*')
  @HttpCode(200)
  async videos(@Body() { query }: VideoQuery): Promise<object> {
    const id = query?.and?.[0]?.field_values?.[0] ?? '';
    const videos = (await this.posts.find(id)).map(({ numbers: { views, likes, comments, shares, saves } }) => ({
      id: Number(id),
      view_count: views,
      like_count: likes,
      comment_count: comments,
      share_count: shares,
      favorites_count: saves,
    }));
    await this.keep('tiktok', id, videos.length > 0);
    return { data: { videos, has_more: false }, error: { code: 'ok', message: '' } };
  }

  /** Requests for unknown posts would hide everything else on the page. */
  private async keep(platform: string, asked: string, known: boolean): Promise<void> {
    if (known) await this.calls.add([{ service: 'platforms', kind: platform, title: asked, content: { asked } }]);
  }
}

const texts = (counts: Readonly<Record<string, number | undefined>>): object =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => (count === undefined ? [] : [[name, String(count)]])),
  );
