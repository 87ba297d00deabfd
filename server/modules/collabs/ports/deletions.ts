import type { ProfileRef } from '../../../shared/kernel/index.js';

/** What Collabs need to know of the profiles on both sides: whether they are still there. */
export abstract class Deletions {
  /** Those of them that have been deleted. */
  abstract among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]>;
}
