import type { Feed } from '../domain/feed.js';
import { FeedRepository } from '../ports/feeds.js';

export class InMemoryFeedRepository extends FeedRepository {
  private readonly feeds = new Map<string, Feed>();

  async find(id: string): Promise<Feed | null> {
    return [...this.feeds.values()].find((feed) => feed.id === id) ?? null;
  }

  async addOrFind(feed: Feed): Promise<Feed> {
    const known = this.feeds.get(keyOf(feed));
    if (!known) this.feeds.set(keyOf(feed), feed);
    return known ?? feed;
  }

  async replace(feed: Feed): Promise<void> {
    this.feeds.set(keyOf(feed), feed);
  }
}

const keyOf = ({ userId, profileUid }: Feed): string => `${userId} ${profileUid}`;
