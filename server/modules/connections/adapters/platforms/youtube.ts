import { countIn } from '../../../../contract/metrics.js';
import type { Configuration, TokenEndpointResponse } from 'openid-client';
import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';
import type { DomainError } from '../../../../shared/kernel/index.js';
import {
  type AccountNumbers,
  type Audience,
  type AudiencePart,
  dayOf,
  type PostNumbers,
  type PostState,
  sharesOf,
} from '../../domain/account-numbers.js';
import type { ConnectedAccount, Grant, Tokens } from '../../domain/connection.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { type Departure, SocialPlatform } from '../../ports/social-platform.js';
import { askPlatform, bearer, type ClientOf, inSeconds, type Refusal, scopesIn } from './ask-platform.js';

type Library = typeof import('openid-client');
type Known = Readonly<{ refresh: string | null; scopes: readonly string[] }>;

const youtube = 'youtube';
const readScope = 'https://www.googleapis.com/auth/youtube.readonly';
const analyticsScope = 'https://www.googleapis.com/auth/yt-analytics.readonly';

export const youtubeHosts = {
  login: 'https://accounts.google.com',
  token: 'https://oauth2.googleapis.com',
  data: 'https://www.googleapis.com',
  analytics: 'https://youtubeanalytics.googleapis.com',
};

type Statistics = Readonly<Record<string, string>>;
type Channel = Readonly<{
  id: string;
  snippet: Readonly<{ title: string; customUrl?: string }>;
  statistics: Statistics & Readonly<{ hiddenSubscriberCount?: unknown }>;
}>;
type Video = Readonly<{
  snippet: Readonly<{ channelId: string; description?: string }>;
  statistics?: Statistics;
  status?: Readonly<{ privacyStatus?: string }>;
  paidProductPlacementDetails?: Readonly<{ hasPaidProductPlacement?: boolean }>;
}>;
type List<T> = Readonly<{ items?: readonly T[] }>;
type Report = Readonly<{ rows?: readonly (readonly [string, ...(string | number)[]])[] }>;

/** https://developers.google.com/youtube/v3/docs/errors */
const meanings: Readonly<Record<string, (platform: typeof youtube) => DomainError>> = {
  ...{ authError: connectionErrors.refused, UNAUTHENTICATED: connectionErrors.refused },
  ...{ insufficientPermissions: connectionErrors.scopeMissing },
  ...{ quotaExceeded: connectionErrors.limited, rateLimitExceeded: connectionErrors.limited },
  ...{ userRateLimitExceeded: connectionErrors.limited },
};

const understand = ({ status, code }: Refusal): DomainError | null =>
  meanings[code]?.(youtube) ?? (status === 401 ? connectionErrors.refused(youtube) : null);

const patienceSeconds = 10;
const reportDays = 90;
const dayMs = 86_400_000;

const videoIn = (url: string): string | null => {
  const found = readAddress(url);
  return found && 'post' in found && found.platform === youtube ? (found.post?.name ?? null) : null;
};

/**
 * YouTube's Data and Analytics APIs, with Google's OAuth.
 * Consent and tokens: https://developers.google.com/identity/protocols/oauth2/web-server
 * Channel: https://developers.google.com/youtube/v3/docs/channels (subscribers to three significant figures)
 * Reports: https://developers.google.com/youtube/analytics/channel_reports
 */
export class YouTubeSocialPlatform extends SocialPlatform {
  readonly platform = youtube;
  readonly scopes = { account: [readScope], audience: [analyticsScope], posts: [readScope] };

  constructor(
    private readonly client: ClientOf,
    private readonly hosts = youtubeHosts,
  ) {
    super();
  }

  /** Google gives a refresh token only for offline access with renewed consent. */
  async authorizeUrl({ state, verifier }: Departure): Promise<string> {
    const library = await import('openid-client');
    const address = library.buildAuthorizationUrl(this.configure(library), {
      ...{ redirect_uri: this.client.callback, scope: `${readScope} ${analyticsScope}`, state },
      ...{ code_challenge: await library.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      ...{ access_type: 'offline', prompt: 'consent' },
    });
    return address.href;
  }

  exchange(code: string, pkceCodeVerifier: string): Promise<Grant> {
    const returned = new URL(this.client.callback);
    returned.searchParams.set('code', code);
    return this.grant({ refresh: null, scopes: [] }, (library, configuration) =>
      library.authorizationCodeGrant(configuration, returned, { pkceCodeVerifier }),
    );
  }

  /** It keeps the refresh token, and needn't repeat the scopes. */
  refresh({ refresh }: Tokens, scopes: readonly string[]): Promise<Grant> {
    return this.grant({ refresh, scopes }, (library, configuration) =>
      library.refreshTokenGrant(configuration, refresh ?? ''),
    );
  }

  async revoke({ access, refresh }: Tokens): Promise<boolean> {
    const library = await import('openid-client');
    try {
      await library.tokenRevocation(this.configure(library), refresh ?? access);
      return true;
    } catch (fault) {
      if (fault instanceof library.ResponseBodyError && fault.error === 'invalid_token') return true;
      throw connectionErrors.away(youtube);
    }
  }

  async account(access: string): Promise<ConnectedAccount & AccountNumbers> {
    const address = `${this.hosts.data}/youtube/v3/channels?part=id,snippet,statistics&mine=true`;
    const { items } = await this.ask<List<Channel>>(access, address);
    const channel = items?.[0];
    if (!channel) throw connectionErrors.noAccount(youtube);
    const { id: externalId, snippet, statistics } = channel;
    const followers = statistics.hiddenSubscriberCount === true ? null : countIn(statistics.subscriberCount);
    const handle = snippet.customUrl?.replace(/^@/, '') ?? snippet.title;
    return { externalId, handle, followers, posts: countIn(statistics.videoCount), reach: null };
  }

  /** Of those who watched in the last 90 days. */
  async audience(access: string): Promise<Audience> {
    const countries = await this.report(access, { metrics: 'views', dimensions: 'country', sort: '-views' });
    const [ages, genders] = [
      await this.report(access, { metrics: 'viewerPercentage', dimensions: 'ageGroup' }),
      await this.report(access, { metrics: 'viewerPercentage', dimensions: 'gender' }),
    ];
    return { countries, ages: ages.map(({ key, share }) => ({ key: key.replace(/^age/, ''), share })), genders };
  }

  async storyId(): Promise<null> {
    return null;
  }

  /** It tells us nothing. */
  noticesIn(): null {
    return null;
  }

  async postNumbers(access: string, externalId: string, url: string): Promise<PostNumbers | null> {
    const video = await this.video(access, externalId, url, 'snippet,statistics');
    if (!video?.statistics) return null;
    const { viewCount, likeCount, commentCount } = video.statistics;
    return {
      ...{ reach: null, views: countIn(viewCount), likes: countIn(likeCount) },
      ...{ comments: countIn(commentCount), shares: null, saves: null },
    };
  }

  /** Unlisted videos can be watched, but nobody finds them. */
  async postState(access: string, externalId: string, url: string): Promise<PostState | null> {
    const video = await this.video(access, externalId, url, 'snippet,status,paidProductPlacementDetails');
    if (!video) return null;
    const { snippet, status, paidProductPlacementDetails: placement } = video;
    return {
      isPublic: status?.privacyStatus === 'public',
      caption: snippet.description ?? '',
      platformLabel: placement?.hasPaidProductPlacement ?? null,
    };
  }

  private async video(access: string, externalId: string, url: string, part: string): Promise<Video | null> {
    const id = videoIn(url);
    if (!id) return null;
    const query = new URLSearchParams({ part, id });
    const { items } = await this.ask<List<Video>>(access, `${this.hosts.data}/youtube/v3/videos?${query.toString()}`);
    return items?.find(({ snippet }) => snippet.channelId === externalId) ?? null;
  }

  private async report(access: string, wanted: Readonly<Record<string, string>>): Promise<AudiencePart[]> {
    const now = this.client.now();
    const startDate = dayOf(new Date(now.getTime() - reportDays * dayMs));
    const query = new URLSearchParams({ ids: 'channel==MINE', startDate, endDate: dayOf(now), ...wanted });
    const { rows } = await this.ask<Report>(access, `${this.hosts.analytics}/v2/reports?${query.toString()}`);
    return sharesOf((rows ?? []).map(([key, count]) => ({ key, count: Number(count) })));
  }

  private configure(library: Library): Configuration {
    const { login, token } = this.hosts;
    const server = {
      issuer: login,
      authorization_endpoint: `${login}/o/oauth2/v2/auth`,
      token_endpoint: `${token}/token`,
      revocation_endpoint: `${token}/revoke`,
    };
    const authentication = library.ClientSecretPost(this.client.secret);
    const configuration = new library.Configuration(server, this.client.id, undefined, authentication);
    configuration.timeout = patienceSeconds;
    if (token.startsWith('http:')) library.allowInsecureRequests(configuration); // stand-ins only
    return configuration;
  }

  private async grant(
    known: Known,
    ask: (library: Library, configuration: Configuration) => Promise<TokenEndpointResponse>,
  ): Promise<Grant> {
    const library = await import('openid-client');
    try {
      return this.grantIn(await ask(library, this.configure(library)), known);
    } catch (fault) {
      const isEnded = fault instanceof library.ResponseBodyError && fault.error === 'invalid_grant';
      throw isEnded ? connectionErrors.refused(youtube) : connectionErrors.away(youtube);
    }
  }

  /** The refresh token has an end only if its owner limited our access in time. */
  private grantIn(answer: TokenEndpointResponse, known: Known): Grant {
    const now = this.client.now();
    const { access_token: access, expires_in: seconds = 0 } = answer;
    const { refresh_token: refresh = known.refresh } = answer;
    const scopes = answer.scope === undefined ? known.scopes : scopesIn(answer.scope);
    const grantSeconds = answer.refresh_token_expires_in;
    const grantUntil = typeof grantSeconds === 'number' ? inSeconds(now, grantSeconds) : null;
    return { tokens: { access, refresh }, scopes, accessUntil: inSeconds(now, seconds), grantUntil };
  }

  private ask<T extends object>(access: string, address: string): Promise<T> {
    return askPlatform<T>(youtube, address, bearer(access), understand);
  }
}
