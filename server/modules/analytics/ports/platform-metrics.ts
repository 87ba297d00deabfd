import type { Platform } from '../../../contract/lists/social.js';
import type { Numbers } from '../domain/reading.js';

/** A post on a platform, as it is looked up there. */
export type Post = Readonly<{ url: string; handle: string; publishedAt: Date }>;

/** What a platform says of a post to programs. One adapter a platform, and only where the operator has a key. */
export abstract class PlatformMetrics {
  abstract readonly platform: Platform;
  /** How many posts are asked about every quarter of an hour at most: less than the platform allows in a day. */
  abstract readonly mostInARound: number;

  /**
   * The numbers as the platform has them now; what it does not tell is null. Null where it does not know the post, or does
   * not show it to us.
   * @throws when the platform cannot be reached, refuses, or answers what nobody understands
   */
  abstract numbersOf(post: Post): Promise<Numbers | null>;
}

/** The platforms that can be asked; none without keys. */
export abstract class PlatformsToAsk {
  abstract readonly all: readonly PlatformMetrics[];
}
