import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { DiaryEntry, Feed } from '../domain/feed.js';

/** Stores subscriptions, one per person and profile. The promises below are executable: see feeds.contract.ts. */
export abstract class FeedRepository {
  abstract find(id: string): Promise<Feed | null>;

  /** The existing one, else this one. Of concurrent calls, exactly one creates it. */
  abstract addOrFind(feed: Feed): Promise<Feed>;

  /** Replaces the existing one, whose URL stops working. */
  abstract replace(feed: Feed): Promise<void>;
}

/** Knows who can still act as a profile. */
export abstract class FeedReaders {
  /** Whether this person still belongs to the profile, and can sign in. */
  abstract isMember(userId: string, profileUid: string): Promise<boolean>;
}

/** What a profile has in its diary. */
export abstract class Diaries {
  abstract of(profile: ProfileRef): Promise<readonly DiaryEntry[]>;
}
