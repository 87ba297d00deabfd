import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  HttpException,
  Post,
  Query,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Clock, Config, Public } from '../product.js';
import { KnownPosts } from './known-posts.js';
import { SocialAccounts, type SocialGrant } from './social-accounts.js';
import { type Fields, SocialDesk, SocialFaults } from './social-desk.js';

/** https://developers.tiktok.com/doc/tiktok-api-v2-error-handling */
const fault = (status: number, code: string, message: string) =>
  new HttpException({ data: {}, error: { code, message, log_id: '202611271000000000000000000000000' } }, status);

const ok = { code: 'ok', message: '', log_id: '202611271000000000000000000000000' };
const twoHours = 2 * 60 * 60;
const halfAYear = 180 * 24 * 60 * 60;

type VideoFilter = Readonly<{ filters?: Readonly<{ video_ids?: readonly string[] }> }>;

/** TikTok's Login Kit and Display API, as documented (see the product's adapter). Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(SocialFaults)
@Controller('sandbox/social')
export class TikTokController {
  private readonly desk: SocialDesk;

  constructor(
    private readonly accounts: SocialAccounts,
    private readonly posts: KnownPosts,
    config: Config,
    clock: Clock,
  ) {
    const invalid = fault(401, 'access_token_invalid', 'The access token is invalid or not found in the request.');
    this.desk = new SocialDesk(accounts, config.publicUrl, () => clock.now(), {
      ...{ platform: 'tiktok', lasts: twoHours, rotates: true, prefixes: { access: 'act', refresh: 'rft' } },
      faults: {
        ...{ expired: invalid, revoked: invalid },
        'rate-limit': fault(429, 'rate_limit_exceeded', 'The API rate limit was exceeded. Please try again later.'),
        'scope-missing': fault(401, 'scope_not_authorized', 'The user did not authorize the scope required.'),
      },
      invalidGrant: new HttpException(
        { error: 'invalid_grant', error_description: 'The grant is invalid.', log_id: ok.log_id },
        400,
      ),
    });
  }

  @Get('www.tiktok.com/v2/auth/authorize/*')
  @Header('content-type', 'text/html; charset=utf-8')
  authorize(
    @Query() { client_key: id, redirect_uri: redirectUri = '', state = '', scope = '' }: Fields,
  ): Promise<string> {
    this.desk.checkClient(id, redirectUri);
    return this.desk.consentPage({ state, redirectUri, scopes: scope.split(','), challenge: '' });
  }

  @Get('www.tiktok.com/oembed')
  async oembed(@Query('url') url: string): Promise<object> {
    if (!(await this.posts.isEmbeddable(url)))
      throw new HttpException({ code: 400, message: 'Something went wrong' }, 400);
    return { version: '1.0', type: 'video', provider_name: 'TikTok' };
  }

  @Post('open.tiktokapis.com/v2/oauth/token/*')
  @HttpCode(200)
  async token(@Body() form: Fields): Promise<object> {
    this.desk.checkSecret(form.client_key, form.client_secret);
    const isRefresh = form.grant_type === 'refresh_token';
    return this.answer(
      isRefresh ? await this.desk.refresh('refresh', form.refresh_token ?? '') : await this.desk.exchange(form),
    );
  }

  @Post('open.tiktokapis.com/v2/oauth/revoke/*')
  @HttpCode(200)
  async revoke(@Body() form: Fields): Promise<object> {
    this.desk.checkSecret(form.client_key, form.client_secret);
    await this.desk.revoke(form.token ?? '');
    return {};
  }

  @Get('open.tiktokapis.com/v2/user/info/*')
  async user(@Headers('authorization') authorization?: string): Promise<object> {
    const { externalId, handle, followers, posts } = await this.desk.open(authorization, 'user.info.stats');
    const user = { open_id: externalId, display_name: handle, username: handle };
    return { data: { user: { ...user, follower_count: followers, video_count: posts } }, error: ok };
  }

  @Post('open.tiktokapis.com/v2/video/query/*')
  @HttpCode(200)
  async videos(@Body() { filters }: VideoFilter, @Headers('authorization') authorization?: string): Promise<object> {
    const { fault: injected } = await this.desk.open(authorization, 'video.list');
    const [found] = await this.posts.findPublic(filters?.video_ids?.[0] ?? '');
    if (!found || injected === 'empty') return { data: { videos: [] }, error: ok };
    const { views, likes, comments, shares, caption } = found.numbers;
    const counts = { view_count: views, like_count: likes, comment_count: comments, share_count: shares };
    return { data: { videos: [{ id: found.id, video_description: caption, ...counts }] }, error: ok };
  }

  private async answer({ access, refresh, scopes }: SocialGrant): Promise<object> {
    const { externalId } = await this.accounts.account('tiktok');
    return {
      ...{ access_token: access, expires_in: twoHours, refresh_token: refresh, refresh_expires_in: halfAYear },
      ...{ open_id: externalId, scope: scopes.join(','), token_type: 'Bearer' },
    };
  }
}
