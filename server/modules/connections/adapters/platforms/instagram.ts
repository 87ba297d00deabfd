import { countIn } from '../../../../contract/metrics.js';
import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';
import type { DomainError } from '../../../../shared/kernel/index.js';
import {
  type AccountNumbers,
  type Audience,
  type PostNumbers,
  type PostState,
  sharesOf,
  totalOf,
} from '../../domain/account-numbers.js';
import type { ConnectedAccount, Grant, Tokens } from '../../domain/connection.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { isSame } from '../../../../shared/secrets.js';
import {
  type Departure,
  type PlatformMessage,
  type PlatformNotice,
  SocialPlatform,
} from '../../ports/social-platform.js';
import {
  askPlatform,
  bearer,
  type ClientOf,
  form,
  hmacOf,
  inSeconds,
  jsonIn,
  type Refusal,
  scopesIn,
} from './ask-platform.js';

const version = 'v25.0';
const instagram = 'instagram';
const insightsScope = 'instagram_business_manage_insights';

export const instagramHosts = {
  login: 'https://www.instagram.com',
  token: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
};

type Code = Readonly<{ access_token: string; permissions?: string | readonly string[] }>;
type Extended = Readonly<{ access_token: string; expires_in: number }>;
type Me = Readonly<{ id?: string; user_id: string; username: string; followers_count?: number; media_count?: number }>;
type SignedRequest = Readonly<{ algorithm?: string; user_id?: string | number; issued_at?: number }>;
type Change = Readonly<{ field?: string; value?: Readonly<Record<string, unknown>> }>;
type Webhook = Readonly<{
  object?: string;
  entry?: readonly Readonly<{ id: string; time?: number; changes?: readonly Change[] }>[];
}>;
type Post = Readonly<{ kind: string; name: string }>;
type Medium = Readonly<{ id: string; permalink?: string; caption?: string }>;
type Media = Readonly<{
  data?: readonly Medium[];
  paging?: Readonly<{ cursors?: Readonly<{ after?: string }>; next?: string }>;
}>;
type Result = Readonly<{ dimension_values: readonly string[]; value: number }>;
type Insight = Readonly<{
  name: string;
  values?: readonly Readonly<{ value?: unknown }>[];
  total_value?: Readonly<{ value?: unknown; breakdowns?: readonly Readonly<{ results?: readonly Result[] }>[] }>;
}>;
type Insights = Readonly<{ data?: readonly Insight[] }>;

/** 190: the token has ended. 10 and 200: a permission is missing. 4, 17, 32 and 613: rate limits. */
const meanings: Readonly<Record<string, (platform: typeof instagram) => DomainError>> = {
  ...{ 190: connectionErrors.refused, 10: connectionErrors.scopeMissing, 200: connectionErrors.scopeMissing },
  ...{ 4: connectionErrors.limited, 17: connectionErrors.limited, 32: connectionErrors.limited },
  ...{ 613: connectionErrors.limited, OAuthException: connectionErrors.refused },
};

const understand = ({ code }: Refusal): DomainError | null => meanings[code]?.(instagram) ?? null;

const isScopeMissing = (fault: unknown): boolean =>
  (fault as Partial<DomainError>).code === connectionErrors.scopeMissing(instagram).code;

const noNumbers = { reach: null, views: null, likes: null, comments: null, shares: null, saves: null };

/** Stories have fewer, and asking for others fails. */
const metricsOf = (kind: string): string =>
  kind === 'story' ? 'reach,views,shares' : 'reach,views,likes,comments,shares,saved';

const mediaAtMost = 200;
const pageOf = 50;

const postIn = (url: string | undefined): Post | null => {
  const found = readAddress(url ?? '');
  const post = found && 'post' in found && found.platform === instagram ? found.post : null;
  return post?.name ? { kind: post.kind, name: post.name } : null;
};

/**
 * Instagram API with Instagram Login: professional accounts only.
 * Consent and tokens: https://developers.facebook.com/documentation/instagram-platform/instagram-api-with-instagram-login/business-login
 * Extending: https://developers.facebook.com/documentation/instagram-platform/reference/refresh_access_token
 * Account insights: https://developers.facebook.com/documentation/instagram-platform/api-reference/instagram-user/insights
 * Media insights: https://developers.facebook.com/documentation/instagram-platform/reference/instagram-media/insights
 * Removal: https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 * Stories' last numbers: https://developers.facebook.com/documentation/instagram-platform/webhooks/examples
 * It documents neither PKCE nor a way to revoke: owners remove us in Instagram's settings.
 */
export class InstagramSocialPlatform extends SocialPlatform {
  readonly platform = instagram;
  readonly scopes = {
    account: ['instagram_business_basic'],
    audience: ['instagram_business_basic', insightsScope],
    posts: ['instagram_business_basic', insightsScope],
  };

  constructor(
    private readonly client: ClientOf,
    private readonly hosts = instagramHosts,
  ) {
    super();
  }

  async authorizeUrl({ state }: Departure): Promise<string> {
    const query = new URLSearchParams({
      ...{ client_id: this.client.id, redirect_uri: this.client.callback, response_type: 'code', state },
      scope: this.scopes.posts.join(','),
    });
    return `${this.hosts.login}/oauth/authorize?${query.toString()}`;
  }

  /** The code gives a token for an hour, which is exchanged for one of 60 days. */
  async exchange(code: string): Promise<Grant> {
    const { id, secret, callback } = this.client;
    const fields = {
      client_id: id,
      client_secret: secret,
      grant_type: 'authorization_code',
      redirect_uri: callback,
      code,
    };
    const answer = await this.ask<Code & { data?: readonly Code[] }>(
      `${this.hosts.token}/oauth/access_token`,
      form(fields),
    );
    const { access_token: brief, permissions } = answer.data?.[0] ?? answer; // documented as a list, sent without one
    const query = new URLSearchParams({ grant_type: 'ig_exchange_token', client_secret: secret, access_token: brief });
    const scopes = scopesIn(permissions);
    const grant = this.grant(await this.ask(`${this.hosts.graph}/access_token?${query.toString()}`), scopes);
    if (scopes.includes(insightsScope)) await this.subscribe(grant.tokens.access);
    return grant;
  }

  /** Stories' last numbers come as webhooks. Without them, what was read before stays. */
  private async subscribe(access: string): Promise<void> {
    const address = `${this.hosts.graph}/${version}/me/subscribed_apps?subscribed_fields=story_insights`;
    await this.ask(address, { ...bearer(access), method: 'POST' }).catch(() => null);
  }

  async refresh({ access }: Tokens, scopes: readonly string[]): Promise<Grant> {
    const query = new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: access });
    return this.grant(await this.ask(`${this.hosts.graph}/refresh_access_token?${query.toString()}`), scopes);
  }

  async revoke(): Promise<boolean> {
    return false;
  }

  async account(access: string): Promise<ConnectedAccount & AccountNumbers> {
    const fields = 'user_id,username,followers_count,media_count';
    const me = await this.read<Me>(access, `me?fields=${fields}`);
    const numbers = { followers: countIn(me.followers_count), posts: countIn(me.media_count) };
    const externalId = String(me.user_id);
    const scopedId = me.id === undefined ? {} : { scopedId: String(me.id) };
    return { externalId, ...scopedId, handle: me.username, ...numbers, reach: await this.reach(access, externalId) };
  }

  /** Empty lists for accounts with fewer than 100 followers, and the largest 45 parts only: nearly all countries, but few cities. */
  async audience(access: string, externalId: string): Promise<Audience> {
    const [countries, cities, ages, genders] = [
      await this.demographics(access, externalId, 'country'),
      await this.demographics(access, externalId, 'city'),
      await this.demographics(access, externalId, 'age'),
      await this.demographics(access, externalId, 'gender'),
    ];
    return {
      countries: sharesOf(countries),
      cities: sharesOf(cities, Math.max(totalOf(countries), totalOf(cities))),
      ages: sharesOf(ages),
      genders: sharesOf(genders),
    };
  }

  async postNumbers(access: string, _externalId: string, url: string): Promise<PostNumbers | null> {
    const wanted = postIn(url);
    const medium = wanted && (await this.find(access, wanted));
    if (!medium) return null;
    const query = `metric=${metricsOf(wanted.kind)}`;
    const { data } = await this.read<Insights>(access, `${medium.id}/insights?${query}`).catch(asEmpty);
    if (!data || data.length === 0) return null;
    const value = (name: string) => countIn(data.find((each) => each.name === name)?.values?.[0]?.value);
    return {
      ...{ reach: value('reach'), views: value('views'), likes: value('likes') },
      ...{ comments: value('comments'), shares: value('shares'), saves: value('saved') },
    };
  }

  async storyId(access: string, _externalId: string, url: string): Promise<string | null> {
    const wanted = postIn(url);
    return wanted?.kind === 'story' ? ((await this.find(access, wanted))?.id ?? null) : null;
  }

  /** A form is from an owner who removes us; JSON reports a story an hour after it has gone. */
  noticesIn({ body, signature = '' }: PlatformMessage): readonly PlatformNotice[] | null {
    const signedRequest = new URLSearchParams(body).get('signed_request');
    return signedRequest === null ? this.inWebhook(body, signature) : this.inSignedRequest(signedRequest);
  }

  private inSignedRequest(text: string): readonly PlatformNotice[] | null {
    const [signature = '', payload = ''] = text.split('.', 2);
    if (!isSame(signature, hmacOf(this.client.secret, payload).digest('base64url'))) return null;
    const said = jsonIn<SignedRequest>(Buffer.from(payload, 'base64url').toString());
    if (said?.algorithm?.toUpperCase() !== 'HMAC-SHA256') return null;
    const { user_id: account, issued_at: at } = said;
    return account === undefined ? [] : [{ kind: 'removed', account: String(account), at: this.when(at) }];
  }

  private inWebhook(body: string, signature: string): readonly PlatformNotice[] | null {
    if (!isSame(signature, `sha256=${hmacOf(this.client.secret, body).digest('hex')}`)) return null;
    const said = jsonIn<Webhook>(body);
    if (said?.object !== instagram) return [];
    return (said.entry ?? []).flatMap(({ id, time, changes = [] }) =>
      changes
        .filter(({ field }) => field === 'story_insights')
        .map(({ value }) => ({
          ...{ kind: 'story' as const, account: String(id), at: this.when(time), storyId: String(value?.media_id) },
          numbers: { ...noNumbers, reach: countIn(value?.reach), views: countIn(value?.impressions) }, // -1 below 5
        })),
    );
  }

  private when(seconds: number | undefined): Date {
    return seconds === undefined ? this.client.now() : inSeconds(new Date(0), seconds);
  }

  /** It lists what is public, and doesn't say whether the paid partnership label is on. */
  async postState(access: string, _externalId: string, url: string): Promise<PostState | null> {
    const wanted = postIn(url);
    const medium = wanted && (await this.find(access, wanted));
    return medium && { isPublic: true, caption: medium.caption ?? '', platformLabel: null };
  }

  /** Stories are in a list of their own, as long as they are up. */
  private async find(access: string, { kind, name }: Post): Promise<Medium | null> {
    const list = kind === 'story' ? 'stories' : 'media';
    let after: string | undefined;
    for (let seen = 0; seen < mediaAtMost; seen += pageOf) {
      const page = `me/${list}?fields=id,permalink,caption&limit=${pageOf}${after ? `&after=${encodeURIComponent(after)}` : ''}`;
      const { data, paging } = await this.read<Media>(access, page);
      const found = data?.find(({ permalink }) => postIn(permalink)?.name === name);
      after = paging?.cursors?.after;
      if (found || !paging?.next || !after) return found ?? null;
    }
    return null;
  }

  private async reach(access: string, externalId: string): Promise<number | null> {
    const query = 'metric=reach&period=days_28&metric_type=time_series';
    const { data } = await this.read<Insights>(access, `${externalId}/insights?${query}`).catch(asEmpty);
    return countIn(data?.[0]?.values?.at(-1)?.value);
  }

  private async demographics(access: string, externalId: string, breakdown: string) {
    const query = `metric=follower_demographics&period=lifetime&metric_type=total_value&timeframe=this_month&breakdown=${breakdown}`;
    const { data } = await this.read<Insights>(access, `${externalId}/insights?${query}`);
    const results = data?.[0]?.total_value?.breakdowns?.[0]?.results ?? [];
    return results.map(({ dimension_values: [key = ''], value: count }) => ({ key, count }));
  }

  private grant({ access_token: access, expires_in: seconds }: Extended, scopes: readonly string[]): Grant {
    const until = inSeconds(this.client.now(), seconds);
    return { tokens: { access, refresh: null }, scopes, accessUntil: until, grantUntil: until };
  }

  private read<T extends object>(access: string, path: string): Promise<T> {
    return this.ask(`${this.hosts.graph}/${version}/${path}`, bearer(access));
  }

  private ask<T extends object>(address: string, init: RequestInit = {}): Promise<T> {
    return askPlatform<T>(instagram, address, init, understand);
  }
}

/** Code 10 is also the response for a post with too few viewers. */
function asEmpty(fault: unknown): Insights {
  if (isScopeMissing(fault)) return {};
  throw fault;
}
