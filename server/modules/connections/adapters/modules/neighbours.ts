import { platformOfUrl } from '../../../../contract/rules/platform-addresses.js';
import type { EventBus } from '../../../../shared/events/index.js';
import { type Actor, DomainError, type DomainEvent } from '../../../../shared/kernel/index.js';
import type { CollabsApi, NotePost } from '../../../collabs/index.js';
import type { AccountReading, PostState } from '../../domain/account-numbers.js';
import { type ConnectionEvent, nextLook } from '../../domain/connection.js';
import {
  type ConnectionRepository,
  type PostWatches,
  type SeenPost,
  SeenPosts,
  ShownNumbers,
} from '../../ports/connections.js';
import type { Platform } from '../../../../contract/lists/social.js';
import type { VerifiedAccountsService } from '../../../profiles/index.js';

/** Collabs compares a post with what was published, and records what has changed. */
export class CollabsSeenPosts extends SeenPosts {
  constructor(
    private readonly posts: NotePost,
    private readonly collabs: Pick<CollabsApi, 'postsOf'>,
  ) {
    super();
  }

  async of(actor: Actor, collabId: string): Promise<readonly SeenPost[]> {
    const posts = await this.collabs.postsOf(actor, collabId);
    return posts.flatMap(({ url, ...post }) => {
      const platform = platformOfUrl(url);
      return platform ? [{ ...post, platform }] : [];
    });
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

/** Profiles shows verified numbers, and filters by them. */
export class ProfilesShownNumbers extends ShownNumbers {
  constructor(private readonly accounts: VerifiedAccountsService) {
    super();
  }

  /** Without a follower count, as of a channel that hides it, there is nothing to show instead of the typed one. */
  async show({ influencerId, platform, followers, reach, audience, day }: AccountReading, handle: string) {
    if (followers === null) await this.hide(influencerId, platform);
    else {
      const shown = audience && { countries: audience.countries, ages: audience.ages, genders: audience.genders };
      const numbers = { followers, reach, audience: shown, day };
      return this.accounts.verify(influencerId, { platform, handle, numbers });
    }
    return true;
  }

  hide(influencerId: string, platform: Platform): Promise<void> {
    return this.accounts.unverify(influencerId, platform);
  }
}

/** What is no longer connected is no longer verified. */
export class ConnectionSubscriptions {
  constructor(bus: EventBus, connections: ConnectionRepository, shown: ShownNumbers) {
    bus.subscribe({
      id: 'connections.hide-numbers',
      hears: ['connection.revoked', 'connection.expired'],
      handle: async ({ payload }: DomainEvent) => {
        const { influencerId, platform } = payload as ConnectionEvent['payload'];
        const current = (await connections.of(influencerId)).find((each) => each.platform === platform);
        if (!current?.sealedTokens) await shown.hide(influencerId, platform);
      },
    });
  }
}
