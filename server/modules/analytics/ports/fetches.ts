import type { Platform } from '../../../contract/lists/social.js';
import type { PublishedPiece } from '../domain/reading.js';
import type { Post } from './platform-metrics.js';

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
   * One that was published anew since the last try starts anew, even where it was given up.
   */
  abstract take(platform: Platform, now: Date, most: number): Promise<DueFetch[]>;

  /** Notes how a try went. `next` is null where nobody asks again, unless it is published anew. */
  abstract note(pieceId: string, tried: Readonly<{ at: Date; failures: number; next: Date | null }>): Promise<void>;
}
