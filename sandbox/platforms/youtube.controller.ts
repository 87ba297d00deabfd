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
import { SocialAccounts } from './social-accounts.js';
import { type Fields, SocialDesk, SocialFaults } from './social-desk.js';

/** https://developers.google.com/youtube/v3/docs/errors */
const fault = (code: number, reason: string, message: string) =>
  new HttpException({ error: { code, message, errors: [{ message, domain: 'youtube.quota', reason }] } }, code);

const hour = 60 * 60;
const readScope = 'https://www.googleapis.com/auth/youtube.readonly';
const analyticsScope = 'https://www.googleapis.com/auth/yt-analytics.readonly';
const percent = 100;

/** Google's OAuth and YouTube's Data and Analytics APIs, as documented (see the product's adapter). Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(SocialFaults)
@Controller('sandbox/social')
export class YouTubeController {
  private readonly desk: SocialDesk;

  constructor(
    accounts: SocialAccounts,
    private readonly posts: KnownPosts,
    config: Config,
    clock: Clock,
  ) {
    const invalid = fault(401, 'authError', 'Invalid Credentials');
    this.desk = new SocialDesk(accounts, config.publicUrl, () => clock.now(), {
      ...{ platform: 'youtube', lasts: hour, rotates: false, prefixes: { access: 'ya29', refresh: '1//' } },
      faults: {
        ...{ expired: invalid, revoked: invalid },
        'rate-limit': fault(403, 'quotaExceeded', 'The request cannot be completed: you have exceeded your quota.'),
        'scope-missing': fault(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.'),
      },
      invalidGrant: new HttpException(
        { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
        400,
      ),
    });
  }

  @Get('accounts.google.com/o/oauth2/v2/auth')
  @Header('content-type', 'text/html; charset=utf-8')
  authorize(@Query() query: Fields): Promise<string> {
    const { redirect_uri: redirectUri = '', state = '', scope = '', code_challenge: challenge = '' } = query;
    this.desk.checkClient(query.client_id, redirectUri);
    return this.desk.consentPage({ state, redirectUri, scopes: scope.split(' '), challenge });
  }

  @Get('www.youtube.com/oembed')
  async oembed(@Query('url') url: string): Promise<object> {
    if (!(await this.posts.isEmbeddable(url))) throw new HttpException('Not Found', 404);
    return { version: '1.0', type: 'video', provider_name: 'YouTube' };
  }

  @Post('oauth2.googleapis.com/token')
  @HttpCode(200)
  async token(@Body() form: Fields): Promise<object> {
    this.desk.checkSecret(form.client_id, form.client_secret);
    const isRefresh = form.grant_type === 'refresh_token';
    const grant = isRefresh
      ? await this.desk.refresh('refresh', form.refresh_token ?? '')
      : await this.desk.exchange(form);
    const once = isRefresh ? {} : { refresh_token: grant.refresh };
    return {
      access_token: grant.access,
      expires_in: hour,
      ...once,
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
    };
  }

  @Post('oauth2.googleapis.com/revoke')
  @HttpCode(200)
  async revoke(@Body() { token = '' }: Fields): Promise<object> {
    if (!(await this.desk.revoke(token)))
      throw new HttpException({ error: 'invalid_token', error_description: 'Token expired or revoked' }, 400);
    return {};
  }

  /** Counts are sent as text. */
  @Get('www.googleapis.com/youtube/v3/channels')
  async channels(@Headers('authorization') authorization?: string): Promise<object> {
    const {
      externalId: id,
      handle,
      followers,
      posts,
      fault: injected,
    } = await this.desk.open(authorization, readScope);
    const statistics = { subscriberCount: String(followers), videoCount: String(posts), hiddenSubscriberCount: false };
    const item = { kind: 'youtube#channel', id, snippet: { title: handle, customUrl: `@${handle}` }, statistics };
    return { kind: 'youtube#channelListResponse', items: injected === 'empty' ? [] : [item] };
  }

  @Get('www.googleapis.com/youtube/v3/videos')
  async videos(@Query('id') id = '', @Headers('authorization') authorization?: string): Promise<object> {
    const { externalId: channelId } = await this.desk.open(authorization, readScope);
    const known = (await this.posts.find(id)).filter(({ numbers: { visibility } }) => visibility !== 'gone');
    const items = known.map(({ numbers: { views = 0, likes = 0, comments = 0, caption, visibility, adLabel } }) => ({
      ...{ kind: 'youtube#video', id, snippet: { channelId, description: caption ?? '' } },
      ...{ status: { privacyStatus: visibility ?? 'public' } },
      paidProductPlacementDetails: { hasPaidProductPlacement: adLabel ?? false },
      statistics: { viewCount: String(views), likeCount: String(likes), commentCount: String(comments) },
    }));
    return { kind: 'youtube#videoListResponse', items };
  }

  /** No rows where there are too few viewers. */
  @Get('youtubeanalytics.googleapis.com/v2/reports')
  async reports(
    @Query('dimensions') dimension = '',
    @Headers('authorization') authorization?: string,
  ): Promise<object> {
    const { countries, ages, genders, fault: injected } = await this.desk.open(authorization, analyticsScope);
    const named = { country: countries, ageGroup: prefixed(ages), gender: googleGenders(genders) }[dimension] ?? {};
    const total = Object.values(named).reduce((sum, count) => sum + count, 0);
    const rows = Object.entries(named).map(([key, count]) => [
      key,
      dimension === 'country' ? count : (percent * count) / total,
    ]);
    return { kind: 'youtubeAnalytics#resultTable', ...(injected === 'empty' ? {} : { rows }) };
  }
}

type Counts = Readonly<Record<string, number>>;

const prefixed = (ages: Counts): Counts =>
  Object.fromEntries(Object.entries(ages).map(([age, count]) => [`age${age}`, count]));

const googleGenders = ({ F = 0, M = 0, U = 0 }: Counts): Counts => ({ female: F, male: M, user_specified: U });
