import { countIn } from '../../../../contract/metrics.js';
import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';
import type { Numbers } from '../../domain/reading.js';
import { PlatformMetrics, type Post } from '../../ports/repositories.js';
import { postIn } from '../../domain/import/mapping.js';

type Medium = Readonly<{ permalink?: string; like_count?: number; comments_count?: number; view_count?: number }>;
type Discovery = Readonly<{ business_discovery?: { media?: { data?: readonly Medium[] } } }>;

const version = 'v25.0';
/** For a busy account, that is a few weeks. */
const newest = 50;
const noSuchAccount = '110';
const fields = 'permalink,like_count,comments_count,view_count';

/** `/name/reel/x` names the account, possibly by another name than the one we know. */
const accountIn = (url: string): string | null => {
  const found = readAddress(url);
  return found && 'account' in found ? found.account : null;
};

/** `/p/x`, `/reel/x` and `/name/reel/x` are one post; the API doesn't cover stories. */
const shortcodeIn = (url: string | undefined): string | null => {
  const found = readAddress(url ?? '');
  const post = found && 'post' in found ? found.post : null;
  return post?.kind === 'post' || post?.kind === 'reel' ? post.name : null;
};

/**
 * Instagram Graph API, Business Discovery
 * (https://developers.facebook.com/docs/instagram-platform/reference/instagram-account/business_discovery): public numbers of
 * another professional account's newest posts, read as our own account. It has views only for reels, and nothing for stories or
 * personal accounts.
 */
export class InstagramMetrics extends PlatformMetrics {
  readonly platform = 'instagram';
  /** 200 requests an hour. */
  readonly mostInARound = 40;

  constructor(
    private readonly account: Readonly<{ id: string; token: string }>,
    private readonly api = 'https://graph.facebook.com',
  ) {
    super();
  }

  async numbersOf({ url, handle }: Post): Promise<Numbers | null> {
    const shortcode = shortcodeIn(url);
    const username = accountIn(url) ?? handle.replace(/^@/, '');
    if (!shortcode || !/^[\w.]+$/.test(username)) return null;
    const query = new URLSearchParams({
      fields: `business_discovery.username(${username}){media.limit(${newest}){${fields}}}`,
    });
    const found = await this.discover(query);
    const medium = found.business_discovery?.media?.data?.find(({ permalink }) => shortcodeIn(permalink) === shortcode);
    if (!medium) return null;
    return {
      reach: null,
      views: countIn(medium.view_count),
      likes: countIn(medium.like_count),
      comments: countIn(medium.comments_count),
      shares: null,
      saves: null,
    };
  }

  /** It doesn't know personal accounts. */
  private async discover(query: URLSearchParams): Promise<Discovery> {
    const { id, token } = this.account;
    const address = `${this.api}/${version}/${id}?${query.toString()}`;
    try {
      return await askPlatform<Discovery>(address, { headers: { authorization: `Bearer ${token}` } });
    } catch (error) {
      if (error instanceof PlatformFault && error.code === noSuchAccount) return {};
      throw error;
    }
  }
}

type Videos = Readonly<{ items?: readonly { statistics?: Readonly<Record<string, string>> }[] }>;

/** YouTube Data API v3, `videos.list` (https://developers.google.com/youtube/v3/docs/videos/list): public numbers, by an API key. */
export class YouTubeMetrics extends PlatformMetrics {
  readonly platform = 'youtube';
  /** A quota of 10,000 units a day, one per request. */
  readonly mostInARound = 90;

  constructor(
    private readonly key: string,
    private readonly api = 'https://www.googleapis.com',
  ) {
    super();
  }

  async numbersOf({ url }: Post): Promise<Numbers | null> {
    const id = postIn(url)?.name;
    if (!id) return null;
    const query = new URLSearchParams({ part: 'statistics', id, key: this.key });
    const { items } = await askPlatform<Videos>(`${this.api}/youtube/v3/videos?${query.toString()}`);
    const statistics = items?.[0]?.statistics;
    if (!statistics) return null;
    const { viewCount, likeCount, commentCount } = statistics;
    return {
      reach: null,
      views: countIn(viewCount),
      likes: countIn(likeCount),
      comments: countIn(commentCount),
      shares: null,
      saves: null,
    };
  }
}

type Token = Readonly<{ access_token?: string; expires_in?: number }>;
type Found = Readonly<{ data?: { videos?: readonly Readonly<Record<string, unknown>>[] } }>;

const day = 86_400_000;
const videoFields = 'id,view_count,like_count,comment_count,share_count,favorites_count';
const soon = 60_000;

const asDay = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * TikTok Research API, `video/query` (https://developers.tiktok.com/doc/research-api-specs-query-videos): public
 * numbers of a video by its id, within 30 days of its creation; a client's key and secret are exchanged for a token.
 * Requires TikTok's approval.
 */
export class TikTokMetrics extends PlatformMetrics {
  readonly platform = 'tiktok';
  /** 1,000 requests a day. */
  readonly mostInARound = 10;
  private token: Readonly<{ value: string; until: number }> | undefined;

  constructor(
    private readonly client: Readonly<{ key: string; secret: string }>,
    private readonly api = 'https://open.tiktokapis.com',
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  async numbersOf({ url, publishedAt }: Post): Promise<Numbers | null> {
    const id = postIn(url)?.name;
    if (!id) return null;
    const token = await this.freshToken();
    const madeAt = publishedAt.getTime();
    const { data } = await askPlatform<Found>(`${this.api}/v2/research/video/query/?fields=${videoFields}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: { and: [{ operation: 'EQ', field_name: 'video_id', field_values: [id] }] },
        start_date: asDay(madeAt - 28 * day),
        end_date: asDay(Math.min(madeAt + day, Math.max(madeAt, this.now()))),
        max_count: 1,
      }),
    });
    const video = data?.videos?.[0]; // its id exceeds JavaScript's safe integers
    if (!video) return null;
    return {
      reach: null,
      views: countIn(video.view_count),
      likes: countIn(video.like_count),
      comments: countIn(video.comment_count),
      shares: countIn(video.share_count),
      saves: countIn(video.favorites_count),
    };
  }

  private async freshToken(): Promise<string> {
    if (this.token && this.now() < this.token.until) return this.token.value;
    const { key, secret } = this.client;
    const answer = await askPlatform<Token>(`${this.api}/v2/oauth/token/`, {
      method: 'POST',
      body: new URLSearchParams({ client_key: key, client_secret: secret, grant_type: 'client_credentials' }),
    });
    if (!answer.access_token) throw new Error('TikTok gave no token.');
    this.token = { value: answer.access_token, until: this.now() + (answer.expires_in ?? 0) * 1_000 - soon };
    return this.token.value;
  }
}

const answerWithinMs = 10_000;

type Json = Readonly<Record<string, unknown>>;

/** A platform has refused. The message contains no key. */
export class PlatformFault extends Error {
  /** @param code the platform's error code */
  constructor(
    what: string,
    readonly code: string | undefined,
  ) {
    super(code === undefined ? `${what}.` : `${what} (${code}).`);
  }
}

/** All three report errors in an `error` with a `code`: a number or a string. */
function codeIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } };
    const code = error?.code;
    return typeof code === 'number' || (typeof code === 'string' && /^\w{1,60}$/.test(code)) ? String(code) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls a platform; the response must be successful JSON.
 * @throws PlatformFault
 */
export async function askPlatform<T extends object = Json>(address: string | URL, init: RequestInit = {}): Promise<T> {
  const url = new URL(address);
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
  if (answer.ok) return (await answer.json()) as T;
  throw new PlatformFault(`${url.host}${url.pathname} answered with ${answer.status}`, codeIn(await answer.text()));
}
