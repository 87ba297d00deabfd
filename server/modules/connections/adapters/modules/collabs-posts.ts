import { platformOfUrl } from '../../../../contract/rules/platform-addresses.js';
import type { EventBus } from '../../../../shared/events/index.js';
import { DomainError, type DomainEvent } from '../../../../shared/kernel/index.js';
import type { NotePost } from '../../../collabs/index.js';
import type { PostState } from '../../domain/account-numbers.js';
import { nextLook } from '../../domain/post-watch.js';
import { type PostWatches, SeenPosts } from '../../ports/connections.js';

/** Collabs compares a post with what was published, and records what has changed. */
export class CollabsSeenPosts extends SeenPosts {
  constructor(private readonly posts: NotePost) {
    super();
  }

  async note(pieceId: string, state: PostState | null): Promise<boolean> {
    try {
      await this.posts.execute(pieceId, state);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return false;
      throw error;
    }
  }
}

type Published = Readonly<{ influencerId: string; deliverableId: string; proof: Readonly<{ postUrl: string }> }>;

/** Every published post is watched from its publication. */
export class PostSubscriptions {
  constructor(bus: EventBus, watches: PostWatches) {
    bus.subscribe({
      id: 'connections.watch-posts',
      hears: ['deliverable.published'],
      handle: async ({ occurredAt, payload }: DomainEvent) => {
        const { influencerId, deliverableId: pieceId, proof } = payload as Published;
        const platform = platformOfUrl(proof.postUrl);
        const publishedAt = new Date(occurredAt);
        const first = nextLook(publishedAt, publishedAt);
        if (platform && first)
          await watches.begin({ pieceId, influencerId, platform, url: proof.postUrl, publishedAt }, first);
      },
    });
  }
}
