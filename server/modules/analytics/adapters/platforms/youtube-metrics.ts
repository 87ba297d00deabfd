import { postIn } from '../../domain/import/lifetime.js';
import type { Numbers } from '../../domain/reading.js';
import { PlatformMetrics, type Post } from '../../ports/fetches.js';
import { askPlatform, countIn } from './platform-http.js';

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
