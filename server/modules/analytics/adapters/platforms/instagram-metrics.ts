import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';
import type { Numbers } from '../../domain/reading.js';
import { PlatformMetrics, type Post } from '../../ports/fetches.js';
import { askPlatform, countIn, PlatformFault } from './platform-http.js';

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
