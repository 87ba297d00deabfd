import { hoursAfter } from '../../../contract/rules/london-time.js';
import { storyHours } from '../../../contract/rules/deadlines.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import type { PostState } from '../domain/account-numbers.js';
import { lookAgainMs, nextLook } from '../domain/connection.js';
import type { PostWatches, SeenPost, SeenPosts, WatchedPost } from '../ports/connections.js';
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
      const next = nextLook(post.publishedAt, now);
      if (look === 'unknown') await this.watches.note(post.pieceId, { next });
      else if (await this.seen.note(post.pieceId, look)) await this.watches.note(post.pieceId, { next, seenAt: now });
      else await this.watches.forget(post.pieceId);
    } catch (fault) {
      await this.watches.note(post.pieceId, { next: new Date(now.getTime() + lookAgainMs) });
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

/** How a post is, when we last knew it, and whether its creator lets us look. */
export type PostStatus = SeenPost & Readonly<{ seenAt: Date | null; nextLookAt: Date | null; connected: boolean }>;

/** The published posts of a Collab, for both sides and staff. */
export class ShowPosts {
  constructor(
    private readonly seen: Pick<SeenPosts, 'of'>,
    private readonly watches: Pick<PostWatches, 'of'>,
    private readonly posts: Pick<ReadPost, 'canRead'>,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found */
  async execute(actor: Actor, collabId: string): Promise<readonly PostStatus[]> {
    const posts = await this.seen.of(actor, collabId);
    const looks = await this.watches.of(posts.map(({ pieceId }) => pieceId));
    return Promise.all(
      posts.map(async (post) => {
        const { seenAt = null, next = null } = looks.find(({ pieceId }) => pieceId === post.pieceId) ?? {};
        const connected = await this.posts.canRead(post.influencerId, post.platform);
        return { ...post, seenAt, nextLookAt: this.isOver(post) ? null : next, connected };
      }),
    );
  }

  private isOver({ isStory, publishedAt }: SeenPost): boolean {
    return isStory && hoursAfter(publishedAt, storyHours) <= this.clock.now();
  }
}
