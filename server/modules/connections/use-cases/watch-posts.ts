import type { Clock } from '../../../shared/kernel/index.js';
import type { PostState } from '../domain/account-numbers.js';
import { lookAgainMs, nextLook } from '../domain/connection.js';
import type { PostWatches, SeenPosts, WatchedPost } from '../ports/connections.js';
import type { OpenPosts } from '../ports/social-platform.js';
import { oneByOne, type ReadPost, type Round } from './read-accounts.js';

/** Below what the platforms allow in a quarter of an hour. */
const mostInARound = 60;

/** `null`: the post is gone. `unknown`: nobody would tell us. */
type Look = PostState | null | 'unknown';

/** Looks at published posts: with the creator's permission if we have it, else at what everyone can see. */
export class WatchPosts {
  constructor(
    private readonly watches: PostWatches,
    private readonly posts: Pick<ReadPost, 'state'>,
    private readonly open: OpenPosts,
    private readonly seen: SeenPosts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Round> {
    const due = await this.watches.take(this.clock.now(), mostInARound);
    return oneByOne(due, (post) => this.look(post));
  }

  private async look(post: WatchedPost): Promise<void> {
    const now = this.clock.now();
    try {
      const look = await this.stateOf(post);
      const isKnown = look === 'unknown' || (await this.seen.note(post.pieceId, look));
      await this.watches.note(post.pieceId, isKnown ? nextLook(post.publishedAt, now) : null);
    } catch (fault) {
      await this.watches.note(post.pieceId, new Date(now.getTime() + lookAgainMs));
      throw fault;
    }
  }

  private async stateOf({ influencerId, platform, url }: WatchedPost): Promise<Look> {
    const { connected, state } = await this.posts.state(influencerId, platform, url);
    if (connected) return state;
    const isPublic = await this.open.isPublic(platform, url);
    return isPublic === null ? 'unknown' : { isPublic, caption: null, platformLabel: null };
  }
}
