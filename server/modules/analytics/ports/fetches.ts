import type { Platform } from '../../../contract/lists/social.js';
import type { PublishedPiece, Numbers } from '../domain/reading.js';

/** A published piece whose numbers are due to be asked for. */
export type DueFetch = Readonly<{ piece: PublishedPiece & { publishedAt: Date }; post: Post; failures: number }>;

/** How long a post that was taken is nobody else's. */
export const leaseMs = 10 * 60_000;
/** Who is older when we first hear of it does not move any more. */
export const oldestMs = 90 * 86_400_000;

/** Which posts have been asked about, and when they are asked about again. The promises are executable: see fetches.contract.ts. */
export abstract class Fetches {
  /**
   * Takes the posts of a platform that are due, the longest due first: nobody else is given them for ten minutes.
   * One that was published again since the last try starts again, even where it was given up.
   */
  abstract take(platform: Platform, now: Date, most: number): Promise<DueFetch[]>;

  /** Notes how a try went. `next` is null where nobody asks again, unless it is published again. */
  abstract note(pieceId: string, tried: Readonly<{ at: Date; failures: number; next: Date | null }>): Promise<void>;
}

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
