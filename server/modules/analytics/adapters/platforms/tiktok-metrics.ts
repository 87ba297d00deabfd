import { postIn } from '../../domain/import/lifetime.js';
import type { Numbers } from '../../domain/reading.js';
import { PlatformMetrics, type Post } from '../../ports/fetches.js';
import { askPlatform, countIn } from './platform-http.js';

type Token = Readonly<{ access_token?: string; expires_in?: number }>;
type Found = Readonly<{ data?: { videos?: readonly Readonly<Record<string, unknown>>[] } }>;

const day = 86_400_000;
const fields = 'id,view_count,like_count,comment_count,share_count,favorites_count';
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
    const { data } = await askPlatform<Found>(`${this.api}/v2/research/video/query/?fields=${fields}`, {
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
