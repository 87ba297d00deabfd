import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  HttpException,
  Param,
  Post,
  Query,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Clock, Config, Public } from '../product.js';
import { KnownPosts, mediaIdOf } from './known-posts.js';
import { SocialAccounts } from './social-accounts.js';
import { type Fields, SocialDesk, SocialFaults } from './social-desk.js';
import { scopedIdOf } from './social-notices.js';

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const fault = (status: number, code: number, message: string, type = 'OAuthException') =>
  new HttpException({ error: { message, type, code, fbtrace_id: 'AsandboxTrace' } }, status);

const sixtyDays = 60 * 24 * 60 * 60;
const insightsScope = 'instagram_business_manage_insights';

/** Instagram API with Instagram Login, as documented (see the product's adapter). Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(SocialFaults)
@Controller('sandbox/social')
export class InstagramController {
  private readonly desk: SocialDesk;

  constructor(
    private readonly accounts: SocialAccounts,
    private readonly posts: KnownPosts,
    config: Config,
    clock: Clock,
  ) {
    this.desk = new SocialDesk(accounts, config.publicUrl, () => clock.now(), {
      ...{ platform: 'instagram', lasts: sixtyDays, rotates: true, prefixes: { access: 'IGAA', refresh: 'none' } },
      faults: {
        expired: fault(400, 190, 'Error validating access token: Session has expired'),
        revoked: fault(400, 190, 'Error validating access token: The user has not authorized application'),
        'rate-limit': fault(400, 4, 'Application request limit reached'),
        'scope-missing': fault(400, 10, '(#10) Application does not have permission for this action'),
      },
      invalidGrant: new HttpException({ error_type: 'OAuthException', code: 400, error_message: 'Invalid code' }, 400),
    });
  }

  @Get('www.instagram.com/oauth/authorize')
  @Header('content-type', 'text/html; charset=utf-8')
  authorize(
    @Query() { client_id: id, redirect_uri: redirectUri = '', state = '', scope = '' }: Fields,
  ): Promise<string> {
    this.desk.checkClient(id, redirectUri);
    return this.desk.consentPage({ state, redirectUri, scopes: scope.split(','), challenge: '' });
  }

  /** A token for an hour. */
  @Post('api.instagram.com/oauth/access_token')
  @HttpCode(200)
  async exchange(@Body() form: Fields): Promise<object> {
    this.desk.checkSecret(form.client_id, form.client_secret);
    const { access, scopes } = await this.desk.exchange(form);
    const { externalId } = await this.accounts.account('instagram');
    return { data: [{ access_token: access, user_id: externalId, permissions: scopes.join(',') }] };
  }

  /** A token for 60 days. */
  @Get('graph.instagram.com/access_token')
  async extend(@Query() { client_secret: secret, access_token: access = '' }: Fields): Promise<object> {
    this.desk.checkSecret('sandbox', secret);
    return this.token(access);
  }

  @Get('graph.instagram.com/refresh_access_token')
  refresh(@Query() { access_token: access = '' }: Fields): Promise<object> {
    return this.token(access);
  }

  @Get('graph.instagram.com/v25.0/me')
  async me(@Headers('authorization') authorization?: string): Promise<object> {
    const { externalId, handle, followers, posts } = await this.desk.open(authorization, 'instagram_business_basic');
    return {
      user_id: externalId,
      username: handle,
      followers_count: followers,
      media_count: posts,
      id: scopedIdOf(externalId),
    };
  }

  @Get('graph.instagram.com/v25.0/me/media')
  async media(@Headers('authorization') authorization?: string): Promise<object> {
    await this.desk.open(authorization, 'instagram_business_basic');
    const posts = (await this.posts.findPublic()).filter(({ numbers: { story } }) => !story);
    const data = posts.map(({ id, numbers: { caption } }) => ({
      ...{ id, caption, permalink: `https://www.instagram.com/p/${id}/` },
    }));
    return { data };
  }

  /** Those that are up now. */
  @Get('graph.instagram.com/v25.0/me/stories')
  async stories(@Headers('authorization') authorization?: string): Promise<object> {
    const { handle } = await this.desk.open(authorization, 'instagram_business_basic');
    const stories = (await this.posts.findPublic()).filter(({ numbers: { story } }) => story);
    const data = stories.map(({ id, numbers: { caption } }) => ({
      ...{ id: mediaIdOf(id), caption, permalink: `https://www.instagram.com/stories/${handle}/${id}/` },
    }));
    return { data };
  }

  @Post('graph.instagram.com/v25.0/me/subscribed_apps')
  @HttpCode(200)
  async subscribe(@Headers('authorization') authorization?: string): Promise<object> {
    await this.desk.open(authorization, insightsScope);
    return { success: true };
  }

  /** Of the account, or of a post. No data instead of zeros. */
  @Get('graph.instagram.com/v25.0/:id/insights')
  async insights(
    @Param('id') id: string,
    @Query() { metric = '', breakdown }: Fields,
    @Headers('authorization') authorization?: string,
  ): Promise<object> {
    const {
      fault: injected,
      reach,
      countries,
      cities,
      ages,
      genders,
    } = await this.desk.open(authorization, insightsScope);
    if (injected === 'empty') return { data: [] };
    const known = await this.posts.find();
    const post = known.find((each) => id === (each.numbers.story ? mediaIdOf(each.id) : each.id));
    if (post) return { data: lifetime({ reach, ...post.numbers, saved: post.numbers.saves }, metric) };
    const parts = { country: countries, city: cities, age: ages, gender: genders }[breakdown ?? ''];
    if (!parts) return { data: [{ name: metric, period: 'days_28', values: [{ value: reach }] }] };
    const results = Object.entries(parts).map(([key, value]) => ({ dimension_values: [key], value }));
    return { data: [{ name: metric, period: 'lifetime', total_value: { breakdowns: [{ results }] } }] };
  }

  private async token(access: string): Promise<object> {
    const grant = await this.desk.refresh('access', access);
    return { access_token: grant.access, token_type: 'bearer', expires_in: sixtyDays };
  }
}

const lifetime = (numbers: Readonly<Record<string, unknown>>, metric: string): object[] =>
  metric.split(',').flatMap((name) => {
    const value = numbers[name];
    return value === undefined ? [] : [{ name, period: 'lifetime', values: [{ value }] }];
  });
