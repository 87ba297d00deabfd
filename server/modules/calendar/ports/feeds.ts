import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { DiaryEntry, Feed } from '../domain/feed.js';

/** Where subscriptions live: one a person and profile. The promises below are executable: see feeds.contract.ts. */
export abstract class FeedRepository {
  abstract find(id: string): Promise<Feed | null>;

  /** The one that is there, else this one. Of two that come at once, one stays. */
  abstract addOrFind(feed: Feed): Promise<Feed>;

  /** Replaces the existing one, whose address no longer works. */
  abstract replace(feed: Feed): Promise<void>;
}

/** Tells who may still act as a profile. */
export abstract class FeedReaders {
  /** Whether this person is still one of the profile's, and can sign in. */
  abstract isMember(userId: string, profileUid: string): Promise<boolean>;
}

/** What a profile has in its diary. */
export abstract class Diaries {
  abstract of(profile: ProfileRef): Promise<readonly DiaryEntry[]>;
}
